import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../dev/free-port.ts'
import type { Postgres } from '../../dev/postgres/postgres.ts'
import { findBinaries } from '../../dev/postgres/postgres-binaries.ts'
import { type Running, startProcess, tailOf } from '../../dev/process.ts'
import { waitUntil } from '../../dev/wait-until.ts'
import { isAway } from './breaking.ts'

const programs = ['etcd', 'patroni', 'haproxy']
const numbers = [1, 2, 3]

/** Why there can be no cluster here, if so. */
export function withoutPatroni(): string | null {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  const missing = programs.filter((name) => !places.some((place) => existsSync(join(place, name))))
  if (missing.length > 0)
    return `${missing.join(', ')} missing; Debian: apt-get install patroni etcd-server haproxy`
  return process.getuid?.() === 0 ? null : 'the nodes run as user postgres, so this is started as root'
}

type Member = { name: string; role: string; state: string }

/** Three PostgreSQL with a synchronous standby, three etcd, and HAProxy as their one address; deploy/patroni, filled in. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'busbar-patroni-'))
  const owner = userPostgres()
  chownSync(folder, owner.uid, owner.gid)
  const newPassword = () => randomBytes(16).toString('hex')
  const passwords = { superuser: newPassword(), replication: newPassword(), rewind: newPassword() }
  const started: Running[] = []

  async function run(name: string, command: string, args: string[], as: object = {}): Promise<Running> {
    const log = join(folder, `${name}.log`)
    const env = { HOME: folder, LANG: 'C.UTF-8' }
    const running = await startProcess({ command, args, log, cwd: folder, env, ...as })
    started.push(running)
    return running
  }

  const etcds = await startEtcd(folder, run)
  const nodes: Node[] = await Promise.all(numbers.map((number) => nodeOf(folder, number)))
  for (const node of nodes) {
    const conf = filledIn('patroni.yml', {
      ...node.values,
      ETCD_HOSTS: etcds.join(','),
      PG_BIN: findBinaries().bin,
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
      REWIND_PASSWORD: passwords.rewind,
      NETWORK: '127.0.0.0/8',
    })
    writeFileSync(node.conf, conf)
    mkdirSync(node.values.NODE_SOCKETS)
    chownSync(node.values.NODE_SOCKETS, owner.uid, owner.gid)
  }
  const startNode = async (node: Node) => {
    node.patroni = await run(node.values.NODE_NAME, 'patroni', [node.conf], owner)
  }
  for (const node of nodes) await startNode(node)
  const port = await freePort()
  const servers = nodes.map(
    ({ values: { NODE_NAME, NODE_HOST, NODE_PG_PORT, NODE_REST_PORT } }) =>
      `server ${NODE_NAME} ${NODE_HOST}:${NODE_PG_PORT} check port ${NODE_REST_PORT}`,
  )
  const haproxy = join(folder, 'haproxy.cfg')
  writeFileSync(
    haproxy,
    filledIn('haproxy.cfg', { HAPROXY_LISTEN: `127.0.0.1:${port}`, HAPROXY_SERVERS: servers.join('\n    ') }),
  )
  await run('haproxy', '/usr/sbin/haproxy', ['-db', '-f', haproxy])

  async function members(): Promise<Member[]> {
    for (const { values } of nodes) {
      const answer = await fetch(`http://${values.NODE_HOST}:${values.NODE_REST_PORT}/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null)
      if (answer) return ((await answer.json()) as { members?: Member[] }).members ?? []
    }
    return []
  }
  async function isWhole(): Promise<boolean> {
    const all = await members()
    const isUp = ({ state }: Member) => state === 'running' || state === 'streaming'
    return all.filter(isUp).length === 3 && all.some(({ role }) => role === 'sync_standby')
  }
  async function leader(): Promise<string | undefined> {
    return (await members()).find(({ role }) => role === 'leader')?.name
  }
  async function stop() {
    for (const running of started.toReversed()) await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await waitUntil('the cluster', isWhole, { seconds: 120, every: 250 })
  } catch (error) {
    const logs = nodes.map(({ values }) => tailOf(join(folder, `${values.NODE_NAME}.log`), 5))
    await stop()
    throw new Error(`The cluster does not start:\n${logs.join('\n')}`, { cause: error })
  }
  const postgres: Postgres = {
    url: (database) => `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/${database}`,
    port,
    pid: 0,
    start: async () => {},
    kill: () => {},
    stop,
  }
  return {
    postgres,
    leader,
    isWhole,
    /** kill -9 for a node's PostgreSQL and its Patroni: what is left when the machine is gone. */
    async killNode(name: string) {
      const node = nodes.find(({ values }) => values.NODE_NAME === name)
      if (!node) throw new Error(`there is no node ${name}`)
      const lock = readFileSync(join(node.values.NODE_DATA, 'postmaster.pid'), 'utf8')
      const postmaster = Number(lock.split('\n')[0])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim()
      node.patroni?.kill()
      for (const pid of [postmaster, ...children.split(' ').map(Number)]) killHard(pid)
      return { wasGone: await isAway(Number(node.values.NODE_PG_PORT)), startAgain: () => startNode(node) }
    },
  }
}

type Node = Awaited<ReturnType<typeof nodeOf>> & { patroni?: Running }

async function nodeOf(folder: string, number: number) {
  const name = `pg${number}`
  return {
    conf: join(folder, `${name}.yml`),
    values: {
      NODE_NAME: name,
      NODE_HOST: '127.0.0.1',
      NODE_REST_PORT: `${await freePort()}`,
      NODE_PG_PORT: `${await freePort()}`,
      NODE_DATA: join(folder, name),
      NODE_SOCKETS: join(folder, `${name}-sockets`),
    },
  }
}

type Run = (name: string, command: string, args: string[]) => Promise<Running>

/** Tells their addresses once they have found each other. */
async function startEtcd(folder: string, run: Run): Promise<string[]> {
  const ports: { client: number; peer: number }[] = []
  for (const _ of numbers) ports.push({ client: await freePort(), peer: await freePort() })
  const at = (port: number) => `http://127.0.0.1:${port}`
  const peers = ports.map(({ peer }, index) => `etcd${index + 1}=${at(peer)}`).join(',')
  for (const [index, { client, peer }] of ports.entries()) {
    const name = `etcd${index + 1}`
    const addresses = {
      name,
      'data-dir': join(folder, name),
      'listen-client-urls': at(client),
      'advertise-client-urls': at(client),
      'listen-peer-urls': at(peer),
      'initial-advertise-peer-urls': at(peer),
      'initial-cluster': peers,
      'initial-cluster-state': 'new',
    }
    await run(
      name,
      'etcd',
      Object.entries(addresses).flatMap(([key, value]) => [`--${key}`, value]),
    )
  }
  const isHealthy = async ({ client }: { client: number }) => {
    const answer = await fetch(`${at(client)}/health`).catch(() => null)
    return answer?.status === 200
  }
  await waitUntil('etcd', async () => (await Promise.all(ports.map(isHealthy))).every(Boolean), {
    seconds: 60,
  })
  return ports.map(({ client }) => `127.0.0.1:${client}`)
}

const templates = join(dirname(fileURLToPath(import.meta.url)), '../../deploy/patroni')

function filledIn(name: string, values: Record<string, string>): string {
  const template = readFileSync(join(templates, `${name}.template`), 'utf8')
  return template.replace(/\$\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function userPostgres(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function killHard(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone with its parent.
  }
}
