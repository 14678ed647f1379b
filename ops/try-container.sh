#!/usr/bin/env bash
# Builds the image of ops/Containerfile and tries it: as a user without rights, on a root that cannot be written, it has to keep a
# quote, answer its own health check, list its lead, end when asked, and be no larger than it may.
#   ops/try-container.sh           on bases from their registries
#   ops/try-container.sh --base    on bases made here of Debian's packages, where no registry of images can be reached
#                                  (made once, and kept as localhost/appliance-repair-base and -build-base)
# Needs root and Debian's buildah, for --base mmdebstrap too: builds and runs by chroot, without an engine or a daemon.
set -euo pipefail
cd "$(dirname "$0")/.."
most_bytes=250000000
image=localhost/appliance-repair
bases=()
work=$(mktemp -d)
box=$work/box
server=
container=

finish() {
  if [ -n "$server" ]; then kill -KILL "$server" 2>/dev/null || true; fi
  umount --recursive "$box" 2>/dev/null || true
  if [ -n "$container" ]; then buildah rm "$container" >/dev/null || true; fi
  rm -rf --one-file-system "$work"
}
trap finish EXIT

say() { printf '\n=== %s\n' "$1"; }
fail() { printf 'FAIL: %s\n' "$1" >&2; exit 1; }

# runs_node IMAGE: whether a Node runs in it.
runs_node() {
  local trial status=0
  trial=$(buildah from "$1")
  buildah run --isolation chroot "$trial" -- node --version >/dev/null 2>&1 || status=1
  buildah rm "$trial" >/dev/null
  return "$status"
}

# make_base NAME VARIANT PACKAGES: an image of Debian's packages alone; of those that brings what the first stage runs, with the
# Node of this project and the npm of this machine.
make_base() {
  local name=$1 variant=$2 packages=$3 from npm_home
  if buildah inspect --type image "$name" >/dev/null 2>&1; then
    if [ "$variant" != minbase ] || runs_node "$name"; then return; fi
    # One that an earlier run made without a Node.
    buildah rmi --force "$name" >/dev/null
  fi
  mmdebstrap --quiet --variant="$variant" --include="$packages" \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/lib/*/gconv/*' \
    bookworm "$work/base.tar"
  from=$(buildah from scratch)
  buildah add --quiet "$from" "$work/base.tar" / >/dev/null
  if [ "$variant" = minbase ]; then
    npm_home=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
    buildah copy --quiet "$from" "$(readlink -f node_modules/.bin/node)" /usr/local/bin/node >/dev/null
    buildah copy --quiet "$from" "$npm_home" /usr/local/lib/node_modules/npm >/dev/null
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$(buildah mount "$from")/usr/local/bin/npm"
  fi
  buildah commit --quiet --rm "$from" "$name" >/dev/null
  if [ "$variant" = minbase ] && ! runs_node "$name"; then
    buildah rmi --force "$name" >/dev/null
    fail "no Node runs in $name, which is not kept"
  fi
}

if [ "${1:-}" = --base ]; then
  [ -x node_modules/.bin/node ] || fail 'the bases take the Node of this project: run "npm ci" first'
  say 'bases of Debian packages'
  make_base localhost/appliance-repair-build-base minbase ca-certificates,binutils
  make_base localhost/appliance-repair-base extract base-files,libc6,libgcc-s1,libstdc++6
  bases=(--build-arg BUILD_BASE=localhost/appliance-repair-build-base --build-arg BASE=localhost/appliance-repair-base)
fi

say 'build'
certificates=()
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  certificates=(--volume "$NODE_EXTRA_CA_CERTS:/etc/extra-certificates.pem:ro"
    --build-arg NODE_EXTRA_CA_CERTS=/etc/extra-certificates.pem)
fi
buildah build --isolation chroot --format docker -f ops/Containerfile -t "$image" \
  "${bases[@]}" "${certificates[@]}" .

say 'run'
setting() { buildah inspect --type image --format "$1" "$image"; }
user=$(setting '{{.Docker.Config.User}}')
folder=$(setting '{{.Docker.Config.WorkingDir}}')
mapfile -t variables < <(setting '{{range .Docker.Config.Env}}{{println .}}{{end}}' | grep .)
mapfile -t command < <(setting '{{range .Docker.Config.Cmd}}{{println .}}{{end}}' | grep .)
mapfile -t health < <(setting '{{range .Docker.Config.Healthcheck.Test}}{{println .}}{{end}}' | grep . | tail -n +2)

container=$(buildah from "$image")
root=$(buildah mount "$container")
mkdir "$box" "$work/data"
cp -a "$root/data/." "$work/data"
chown --reference="$root/data" "$work/data"
mkdir -p "$root/proc" "$root/tmp"
mount --bind "$root" "$box"
mount -o remount,bind,ro "$box"
mount --bind "$work/data" "$box/data"
mount -t tmpfs tmpfs "$box/tmp"
mount -t proc proc "$box/proc"

# inside USER COMMAND…: in the container's root, with the image's variables; PORT is one the system chooses.
inside() {
  local who=$1
  shift
  exec env -i "${variables[@]}" "PORT=${port:-0}" SITE_ORIGIN=http://127.0.0.1 \
    unshare --mount --root="$box" --wd="$folder" --setuid="${who%:*}" --setgid="${who#*:}" "$@"
}

(inside "$user" "${command[@]}") >"$work/log" 2>&1 &
server=$!
for _ in $(seq 1 120); do
  port=$(sed -n 's/.*"event":"listening","address":"http:\/\/[^"]*:\([0-9]*\)".*/\1/p' "$work/log")
  if [ -n "$port" ]; then break; fi
  if ! kill -0 "$server" 2>/dev/null; then cat "$work/log" >&2; fail 'the server ended before it listened'; fi
  sleep 0.5
done
address=http://127.0.0.1:$port
[ "$(ps -o uid= -p "$server" | tr -d ' ')" = "${user%:*}" ] || fail 'the server runs as another user'
curl --silent --fail --max-time 60 "$address/readyz"
home=$(curl --silent --output /dev/null --write-out '%{http_code}' "$address/")
quote=$(curl --silent --output /dev/null --write-out '%{http_code}' --header "Origin: $address" \
  --data-urlencode 'name=Rosa Diaz' --data 'phone=3055550123&email=rosa@example.com&zip=33139&appliance=refrigerator' \
  "$address/api/quote")
printf '\nGET / answered %s, POST /api/quote %s\n' "$home" "$quote"
[ "$home" = 200 ] && [ "$quote" = 303 ] || fail 'home page or quote'
(inside "$user" "${health[@]}") || fail 'the health check'
(inside "$user" node scripts/leads.ts list) | grep 'Rosa Diaz' || fail 'the lead is not listed'
# Even root may not: what is asked for is EROFS, and nothing that a user without rights would get anyway.
(inside 0:0 node -e "try { fs.writeFileSync('server/new', ''); } catch (fault) { process.exit(fault.code === 'EROFS' ? 0 : 1); } process.exit(1)") ||
  fail 'the root can be written'
kill -TERM "$server"
wait "$server" || fail 'the server did not end well'
server=

bytes=$(du --summarize --bytes --one-file-system "$root" | cut -f1)
printf 'user %s, root read-only, %s MB\n' "$user" "$((bytes / 1000000))"
[ "$bytes" -le "$most_bytes" ] || fail "larger than $((most_bytes / 1000000)) MB"
say 'the container does what it should'
