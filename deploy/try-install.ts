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
 * letter. It shares this machine's network, so the ports of the guide must be free here.
 */
const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'
const suite = process.env.DEBIAN_SUITE ?? 'bookworm'

const root = mkdtempSync('/var/tmp/busbar-try-install-')
chmodSync(root, 0o755) // Not everybody in there is root.
try {
  console.log(`A fresh Debian (${suite}) in ${root}`)
  const base = ['--variant=minbase', '--include=systemd,systemd-sysv,dbus,adduser', suite, root, mirror]
  execFileSync('debootstrap', base, { stdio: ['ignore', 'ignore', 'inherit'] })
  putProduct()
  putGuide()
  console.log('Following docs/install.md')
  await boot()
  console.log(left('guide.log').trimEnd().split('\n').slice(-25).join('\n'))
  const code = left('guide.code').trim() || 'none'
  console.log(code === '0' ? 'The guide works.' : `The guide does NOT work: exit code ${code}`)
  process.exitCode = code === '0' ? 0 : 1
} finally {
  rmSync(root, { recursive: true, force: true })
}

/** What the script has left behind. */
function left(name: string): string {
  const file = join(root, 'root', name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** What is committed, as a clone would have it. */
function putProduct() {
  mkdirSync(join(root, 'opt/busbar'), { recursive: true })
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: projectFolder, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', join(root, 'opt/busbar')], { input: archive })
}

/** The blocks as one script, run once by systemd when the system is up; then it is switched off. */
function putGuide() {
  const guide = readFileSync(join(projectFolder, 'docs/install.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block)
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  // A company's network may have an authority of its own, which this machine trusts already.
  if (existsSync(certificates)) copyFileSync(certificates, join(root, 'root/ca.crt'))
  const script = ['set -euxo pipefail', 'export DEBIAN_FRONTEND=noninteractive', ...blocks].join('\n')
  writeFileSync(join(root, 'root/guide.sh'), script)
  writeFileSync(
    join(root, 'etc/systemd/system/guide.service'),
    `[Unit]
After=dbus.service network.target systemd-logind.service
[Service]
Type=oneshot
Environment=HOME=/root NODE_EXTRA_CA_CERTS=/root/ca.crt
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
