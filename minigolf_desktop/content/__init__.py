"""Everything that is data, read once from the resources folder into frozen catalogues."""
