"""`make bench`."""

import sys

sys.stdout.write("nothing to measure yet\n")
