import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Follows docs/install.md in a fresh Debian that is booted with its own systemd: every `sh` block, in order, to the
 * letter, up to the restore and the upgrade; then looks whether what it promises is there. It shares this machine's
 * network, so the ports of the guide must be free here. With KEEP=1 the system stays in its folder.
 */
const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'
const suite = process.env.DEBIAN_SUITE ?? 'bookworm'
const nextVersion = '99.0.0'
const trusted = '/etc/ssl/try-install.crt'

/** Run after the guide, by the same shell: what an operator counts on from then on. */
const promises = `
# A plain ! would not end a script that runs with -e.
refused() { if "$@"; then echo "This should have failed: $*"; exit 1; fi; }
systemctl is-enabled busbar-backup.timer
systemctl list-timers busbar-backup.timer | grep -q busbar-backup.service
test "$(systemctl show -P Result busbar-backup.service)" = success
test "$(busbar --version)" = ${nextVersion}
# The command line of somebody who has just logged in: no variables, some folder.
(cd / && env -i TERM=dumb bash --login -c 'busbar doctor')
# The copies run without the owner's password and without what only the build needs, as a user who can change nothing.
for copy in 3000 3001; do
  pid=$(systemctl show -P MainPID busbar@$copy)
  test "$(stat -c %U /proc/$pid)" = busbar
  refused grep -qzE '^MIGRATION_DATABASE_URL=.' /proc/$pid/environ
done
refused runuser -u busbar -- test -r /etc/busbar/owner.env
refused runuser -u busbar -- test -w /opt/busbar/server/src/main.ts
test ! -e /opt/busbar/node_modules/vitest
. /etc/busbar/busbar.env
refused psql "$DATABASE_URL" -c 'delete from security_events'
refused psql "$DATABASE_URL" -c 'drop table messages'
test "$(curl -sS -o /dev/null -w '%{http_code}' -H 'Host: www.example.com' http://127.0.0.1/)" = 200
`

const root = mkdtempSync('/var/tmp/busbar-try-install-')
chmodSync(root, 0o755) // Not everybody in there is root.
try {
  console.log(`A fresh Debian (${suite}) in ${root}`)
  putDebian()
  putProduct()
  putGuide()
  console.log('Following docs/install.md')
  await boot()
  console.log(left('guide.log').trimEnd().split('\n').slice(-40).join('\n'))
  const code = left('guide.code').trim() || 'none'
  console.log(code === '0' ? 'The guide works.' : `The guide does NOT work: exit code ${code}`)
  process.exitCode = code === '0' ? 0 : 1
} finally {
  if (!process.env.KEEP) rmSync(root, { recursive: true, force: true })
}

/** From the mirror, or from DEBIAN_BASE: a folder in which debootstrap has made one before, the same way. */
function putDebian() {
  const packages = '--include=systemd,systemd-sysv,dbus,adduser'
  const [program, args] = process.env.DEBIAN_BASE
    ? ['cp', ['-a', `${process.env.DEBIAN_BASE}/.`, root]]
    : ['debootstrap', ['--variant=minbase', packages, suite, root, mirror]]
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** What the script has left behind. */
function left(name: string): string {
  const file = join(root, 'root', name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A clone of what is committed, whose origin has one commit more: the next version. */
function putProduct() {
  const origin = join(root, 'srv/busbar.git')
  const clone = join(root, 'opt/busbar')
  const next = join(root, 'root/next')
  git(['clone', '-q', '--bare', projectFolder, origin])
  git(['clone', '-q', origin, clone])
  git(['remote', 'set-url', 'origin', '/srv/busbar.git'], clone)
  git(['clone', '-q', origin, next])
  for (const file of ['server/package.json', 'package-lock.json']) {
    const about = readFileSync(join(next, file), 'utf8')
    const version = /("name": "@busbar\/server",\s+"version": ")[^"]+/
    writeFileSync(
      join(next, file),
      about.replace(version, (_, before) => before + nextVersion),
    )
  }
  const author = ['-c', 'user.name=Next', '-c', 'user.email=next@example.com']
  git([...author, 'commit', '-qam', 'The next version'], next)
  git(['push', '-q', 'origin', 'HEAD'], next)
  rmSync(next, { recursive: true })
}

function git(args: string[], cwd?: string) {
  execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The blocks as one script, run once by systemd when the system is up; then it is switched off. */
function putGuide() {
  const guide = readFileSync(join(projectFolder, 'docs/install.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block)
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  // A company's network may have an authority of its own, which this machine trusts already.
  mkdirSync(join(root, dirname(trusted)), { recursive: true })
  if (existsSync(certificates)) copyFileSync(certificates, join(root, trusted))
  const start = ['set -euxo pipefail', 'export DEBIAN_FRONTEND=noninteractive']
  writeFileSync(join(root, 'root/guide.sh'), [...start, ...blocks, promises].join('\n'))
  writeFileSync(
    join(root, 'etc/systemd/system/guide.service'),
    `[Unit]
After=dbus.service network.target systemd-logind.service
[Service]
Type=oneshot
Environment=HOME=/root NODE_EXTRA_CA_CERTS=${trusted}
WorkingDirectory=/root
ExecStart=/bin/bash -c 'bash guide.sh > guide.log 2>&1; echo $? > guide.code; systemctl --no-block poweroff'
[Install]
WantedBy=multi-user.target
`,
  )
  execFileSync('systemctl', ['--root', root, 'enable', 'guide.service'], { stdio: 'ignore' })
}

async function boot() {
  const options = ['--quiet', '--register=no', '--keep-unit', '--resolv-conf=copy-host', '--console=pipe']
  const machine = spawn('systemd-nspawn', [...options, '--boot', '-D', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(machine, 'exit')
}
