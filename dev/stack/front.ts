import { join } from 'node:path'
import { renderNginx } from '../../deploy/nginx/render.ts'
import { hasBrotli, type Nginx, startNginx } from '../nginx.ts'

export type Front = Nginx & {
  /** One line per request; `upstream="-"` when no application copy was asked. */
  accessLog: string
}

type FrontPlace = {
  folder: string
  port: number
  appPorts: number[]
  siteFolder: string
  uploadsFolder: string
  bucket: boolean
}

/** nginx with the product's own configuration, before these copies. */
export async function frontOf(place: FrontPlace): Promise<Front> {
  const { port, appPorts, siteFolder, uploadsFolder, bucket } = place
  const folder = join(place.folder, 'nginx')
  const accessLog = join(folder, 'access.log')
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: siteFolder,
    uploads: uploadsFolder,
    bucket,
    apps: appPorts.map((appPort) => `127.0.0.1:${appPort}`),
    log: accessLog,
    brotli: hasBrotli,
  })
  return { ...(await startNginx({ folder, conf, port })), accessLog }
}
