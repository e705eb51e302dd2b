"""Many tables in a bad world."""
