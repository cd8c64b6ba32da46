import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type NginxSettings = {
  /** `80`, `127.0.0.1:8080` or `443 ssl http2`. */
  listen: string
  /** The lines about the certificate, when `listen` says ssl. */
  tls?: string
  /** The application's SITE_FOLDER. */
  site: string
  /** The application's UPLOADS_FOLDER. */
  uploads: string
  /** Whether uploads go to a bucket, which only the application can read. */
  bucket?: boolean
  /** `host:port` of each application copy. */
  apps: string[]
  /** The file that requests are logged to, if any. */
  log?: string
  /** Whether nginx has the brotli_static module. */
  brotli: boolean
}

/** The folder that the configuration includes as `busbar/`. */
export const nginxFolder = dirname(fileURLToPath(import.meta.url))

/** The product's nginx configuration, filled in as envsubst would: only our own names, nginx's `$uri` stays. */
export function renderNginx(settings: NginxSettings): string {
  const { listen, tls, site, uploads, bucket, apps, log, brotli } = settings
  const values: Record<string, string> = {
    BUSBAR_LISTEN: listen,
    BUSBAR_HOST: '_',
    BUSBAR_TLS: tls ?? '',
    BUSBAR_APPS: apps.map((app) => `server ${app} max_fails=0 max_conns=32;`).join('\n    '),
    BUSBAR_SITE: site,
    BUSBAR_UPLOADS: uploads,
    BUSBAR_BUCKET: bucket ? 'error_page 404 = @app;' : '',
    BUSBAR_CONF: nginxFolder,
    BUSBAR_LOG: log ? `${log} busbar` : 'off',
    BUSBAR_BROTLI: brotli ? 'brotli_static on;' : '',
  }
  const template = readFileSync(join(nginxFolder, 'busbar.conf.template'), 'utf8')
  return template.replace(/\$\{(BUSBAR_\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
