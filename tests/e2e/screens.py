"""`make screens`: a picture of every screen."""

import sys

if __name__ == "__main__":
    sys.stdout.write("no screens yet\n")
