# Sourced by every check: stops on the first error and gives the checks one place to build in.
#
# The scratch folders lie apart from `.build`, so that the flags used here do not make an
# everyday `swift build` start over. Each one is used with one set of flags only.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$PWD/.build/ci
strict=(-Xswiftc -warnings-as-errors)

# The crash printer waits on a terminal that is not there.
export SWIFT_BACKTRACE=enable=no

fail() {
    echo "error: $*" >&2
    exit 1
}
