import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { nginxFolder } from '../deploy/nginx/render.ts'
import { type Running, startProcess, tailOf } from './process.ts'
import { waitUntil } from './wait-until.ts'

export type Nginx = Running & { errorLog: string }

export type NginxOptions = {
  /** Where its configuration, logs and temporary files go; nothing outside it is written. */
  folder: string
  /** What stands inside `http { … }`: upstreams and servers. */
  conf: string
  /** A loopback port of `conf`, to know when it listens. */
  port: number
  /** For measurements: the processor that it must stay on. */
  cpu?: number
}

/** nginx as the product needs it, as any user, from one folder. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, port, cpu } = options
  const program = findNginx()
  const errorLog = join(folder, 'error.log')
  const file = join(folder, 'nginx.conf')

  mkdirSync(join(folder, 'temporary'), { recursive: true })
  if (!existsSync(join(folder, 'busbar'))) symlinkSync(nginxFolder, join(folder, 'busbar'))
  writeFileSync(file, frame(options, errorLog))
  // Its own check names the line that is wrong, and the error reaches the reader.
  execFileSync(program, ['-t', '-q', '-p', folder, '-c', file, '-e', errorLog], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })

  const args = ['-p', folder, '-c', file, '-e', errorLog]
  const pinned = cpu === undefined ? [program, ...args] : ['taskset', '-c', `${cpu}`, program, ...args]
  const [command = program, ...rest] = pinned
  const running = await startProcess({
    command,
    args: rest,
    log: join(folder, 'output.log'),
    stopSignal: 'SIGQUIT',
  })
  await waitUntil('nginx', async () => running.hasExited() || (await accepts(port)))
  if (running.hasExited()) throw new Error(`nginx does not start:\n${tailOf(errorLog)}`)
  return { ...running, errorLog }
}

/** Whether brotli files can be served: the module is a package of its own on Debian. */
export const hasBrotli = existsSync(brotliModule())

function brotliModule(): string {
  return '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
}

/** The parts of nginx.conf that a system brings along: the same as Debian's, but all inside the folder. */
function frame({ folder, conf }: NginxOptions, errorLog: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n')
  return `${hasBrotli ? `load_module ${brotliModule()};` : ''}
${process.getuid?.() === 0 ? 'user root;  # Temporary folders are closed to everybody else.' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${errorLog} warn;
pcre_jit on;
include busbar/main.conf;

events {
  include busbar/events.conf;
}

http {
${mimeTypes()}
  default_type application/octet-stream;
  # A server that logs says so itself: for measurements, writing a line is part of the price otherwise.
  access_log off;
${temporary}

${conf}
}
`
}

function mimeTypes(): string {
  const places = [
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ]
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`nginx's mime.types is in none of ${places.join(', ')}`)
  return `  include ${found};`
}

/** Debian keeps it in /usr/sbin, which ordinary users often do not have on their PATH. */
function findNginx(): string {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ]
  const found = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
  if (!found)
    throw new Error(
      'nginx is not installed. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static',
    )
  return found
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
