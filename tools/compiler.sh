#!/usr/bin/env bash
# Print 1 if the engine can be compiled with the Python given, else nothing: compiler.sh PYTHON.
# On a build machine, and only there, a missing compiler is installed without asking.
set -euo pipefail
python=$1

if ! "$python" -m tools.engine >/dev/null && [ "${CI:-}" = true ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq gcc libc6-dev python3-dev; } >&2 || true
fi
if "$python" -m tools.engine >&2; then echo 1; fi
