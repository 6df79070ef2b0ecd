"""What pages of records are made of: a table and a chart."""
