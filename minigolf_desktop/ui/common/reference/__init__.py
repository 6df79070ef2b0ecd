"""What pages of the reference are made of."""
