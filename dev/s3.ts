import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { type Running, startProcess, tailOf } from './process.ts'
import { answers, waitUntil } from './wait-until.ts'

export type S3 = {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  /** What clients talk to. Killed, it is away; what is stored stays. */
  gateway: {
    kill(): void
    start(): Promise<void>
    /** It takes connections and says nothing, until it is resumed. */
    hang(): void
    resume(): void
  }
  stop(): Promise<void>
}

/**
 * A real S3 server: Ceph's gateway over a storage cluster of one, which keeps everything in memory. All of it lives
 * in one folder, listens on loopback alone and ends with this process.
 */
export async function startS3({ folder }: { folder: string }): Promise<S3> {
  const missing = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'].filter(isMissing)
  if (missing.length > 0) {
    throw new Error(
      `A real S3 server is needed, and ${missing.join(', ')} cannot be found. ` +
        'Debian: apt-get install --no-install-recommends ceph-mon ceph-osd radosgw',
    )
  }
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, part), { recursive: true })
  const [monitor, port, cluster] = [`v1:127.0.0.1:${await freePort()}`, await freePort(), randomUUID()]
  const conf = join(folder, 'ceph.conf')
  writeFileSync(conf, settings({ folder, monitor, port, cluster }))
  const started: Running[] = []

  const run = (program: string, ...args: string[]) =>
    execute(program, ['-c', conf, ...args], { timeout: 60_000 })
  async function start(program: string, ...args: string[]) {
    const log = join(folder, `${program}.out`)
    const part = await startProcess({ command: program, args: ['-c', conf, '-f', ...args], log })
    started.push(part)
    return part
  }
  const endpoint = `http://127.0.0.1:${port}`
  let gateway: Running | undefined
  async function startGateway() {
    await gateway?.gone
    gateway = await start('radosgw', '--no-mon-config', '-n', 'client.rgw.a')
  }
  async function gatewayAnswers() {
    const isOver = () => gateway === undefined || gateway.hasExited()
    await waitUntil('the S3 server', async () => isOver() || (await answers(endpoint)))
    if (isOver()) throw new Error(`it ended:\n${tailOf(join(folder, 'radosgw.out'))}`)
  }
  async function stop() {
    // Nothing in it has to survive, and in good order they take their time.
    for (const part of started) part.kill()
    await Promise.all(started.map((part) => part.gone))
  }

  try {
    const map = join(folder, 'monmap')
    await execute('monmaptool', ['--create', '--addv', 'a', `[${monitor}]`, '--fsid', cluster, map])
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
    await start('ceph-mon', '-i', 'a')
    const disk = randomUUID()
    const id = await idOfDisk(() => run('ceph', '--connect-timeout', '20', 'osd', 'new', disk))
    await run('ceph-osd', '-i', id, '--mkfs', '--osd-uuid', disk)
    await start('ceph-osd', '--no-mon-config', '-i', id)
    await startGateway()
    const keys = { accessKey: randomBytes(10).toString('hex'), secretKey: randomBytes(20).toString('hex') }
    const user = ['--uid=busbar', '--display-name=Busbar', `--access-key=${keys.accessKey}`]
    await run('radosgw-admin', '--no-mon-config', 'user', 'create', ...user, `--secret-key=${keys.secretKey}`)
    await gatewayAnswers()
    const control = {
      kill: () => gateway?.kill(),
      start: () => startGateway().then(gatewayAnswers),
      hang: () => void gateway?.child.kill('SIGSTOP'),
      resume: () => void gateway?.child.kill('SIGCONT'),
    }
    return { endpoint, region: 'us-east-1', ...keys, gateway: control, stop }
  } catch (error) {
    await stop()
    throw new Error('The S3 server does not start', { cause: error })
  }
}

type Place = { folder: string; monitor: string; port: number; cluster: string }

/** One of everything, no copies, no passwords between the parts, memory instead of a disk, and no waiting for more. */
function settings({ folder, monitor, port, cluster }: Place): string {
  return `[global]
fsid = ${cluster}
mon initial members = a
mon host = ${monitor}
public network = 127.0.0.0/8
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon allow pool size one = true
paxos propose interval = 0.02
paxos min wait = 0.01
mon data avail warn = 1
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/rgw
rgw thread pool size = 16
`
}

const execute = promisify(execFile)

/** Asks again: a program that asks before the cluster has introduced itself is refused. Hence `--no-mon-config` too. */
async function idOfDisk(ask: () => Promise<{ stdout: string }>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await ask()).stdout.trim()
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

function isMissing(program: string): boolean {
  return !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
