#!/bin/sh
# Builds the product in the folder above, as a user who may do nothing else, and leaves only what runs.
set -e
export PATH=/opt/node/node_modules/.bin:$PATH HOME=/var/lib/busbar-build
cd "$(dirname "$0")/.."
chown -R busbar-build:busbar-build .
as_builder() { runuser -u busbar-build -- "$@"; }
as_builder npm ci --no-audit --no-fund
as_builder npm run build
as_builder npm prune --omit=dev --no-audit --no-fund
# A compromised build of the next version must not be able to change this one.
chown -R root:root .
