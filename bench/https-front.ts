import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderNginx } from '../deploy/nginx/render.ts'
import { hasBrotli, type Nginx, startNginx } from '../dev/nginx.ts'
import type { Stack } from '../dev/stack.ts'

/** The product's nginx with TLS and HTTP/2, as visitors meet it; its certificate is signed by nobody. */
export async function startHttpsFront(stack: Stack, port: number): Promise<Nginx> {
  const folder = join(stack.folder, 'https')
  mkdirSync(folder)
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const about = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...about], { stdio: 'ignore' })
  const conf = renderNginx({
    listen: `127.0.0.1:${port} ssl http2`,
    tls: `ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
    site: stack.siteFolder,
    uploads: stack.uploadsFolder,
    apps: stack.appUrls.map((url) => new URL(url).host),
    brotli: hasBrotli,
  })
  return startNginx({ folder, conf, port })
}
