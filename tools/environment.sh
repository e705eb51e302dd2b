#!/usr/bin/env bash
# Make a virtual environment: environment.sh FOLDER. Needs Python 3.11 or newer; PYTHON=… names one.
set -euo pipefail
folder=$1

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

python=""
for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
  if [ -n "$candidate" ] && new_enough "$candidate"; then python=$candidate; break; fi
done
if [ -z "$python" ]; then
  echo "carteado: Python 3.11 or newer was not found; install it, or name one: make PYTHON=/path/to/python3 …" >&2
  exit 2
fi

# An environment from a Python that is gone, or half made, is no environment.
rm -rf "$folder"
if "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
  exec "$python" -m venv "$folder"
fi
for tool in "$python -m virtualenv" virtualenv; do
  if $tool --version >/dev/null 2>&1; then exec $tool --quiet --python "$python" "$folder"; fi
done
# On a build machine, and only there, the missing piece is installed without asking.
if [ "${CI:-}" = true ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >&2
  if "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then exec "$python" -m venv "$folder"; fi
fi
echo "carteado: this Python ($python) cannot make virtual environments; on Debian and Ubuntu: sudo apt install python3-venv" >&2
exit 2
