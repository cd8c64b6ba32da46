import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CollectionName, fixedPages, type UploadFolder } from '@busbar/contract'
import { afterAll, beforeAll } from 'vitest'
import { renderNginx } from '../../../deploy/nginx/render.ts'
import { freePort } from '../../../dev/free-port.ts'
import { hasBrotli, startNginx } from '../../../dev/nginx.ts'
import { createImageVariants } from '../../src/features/uploads/variants.job.ts'
import { pageFile } from '../../src/publisher/page-path.ts'
import { addPublishedSite } from '../../src/website/site.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { until } from '../until.ts'
import { testImage, upload, uploadFile } from '../uploads.ts'

/** Whether there are real pages to publish: CI builds them before it tests. */
export const hasBuild = existsSync(new URL('../../../web/build/server/index.js', import.meta.url))

type Site = Awaited<ReturnType<typeof createPublishedSite>>

/** The website for one test file, as visitors meet it: real pages that follow the content, and nginx before them. */
export function startPublishedSite() {
  let site: Site
  beforeAll(async () => {
    site = await createPublishedSite()
  })
  afterAll(() => site.stop())

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const answer = await site.busbar.call(method, `/api${path}`, { token: site.token, body })
    if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}: ${answer.text}`)
    return answer.body?.data
  }
  /** Asks as a visitor does, without following where an answer leads. */
  const ask = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init })

  return {
    ask,
    db: () => site.busbar.db,
    /** Asks nginx, and the application itself, which promises the same without it. */
    askBoth: (path: string, init?: RequestInit) =>
      Promise.all([site.url, site.appUrl].map((at) => fetch(at + path, { redirect: 'manual', ...init }))),
    /** The page as it is published. */
    html: async (path: string) => (await ask(path)).text(),
    /** Calls of the owner's, which must work. */
    read: (path: string) => call('GET', path),
    save: (path: string, body: object) => call('PUT', path, body),
    post: (path: string, body: object) => call('POST', path, body),
    create: (name: CollectionName, input: object) => call('POST', `/${name}`, input),
    remove: (path: string) => call('DELETE', path),
    /** From here on nginx is alone. */
    stopApp: () => site.stopApp(),
    /** The address of an image that no other test has, ready in every size. */
    async addImage(folder: UploadFolder): Promise<string> {
      const { busbar, token } = site
      const image = await testImage().png().toBuffer()
      const url = (await upload(busbar, `/upload?folder=${folder}`, image, { token })).body.imageUrl
      await createImageVariants(busbar)({ url }, '1', true)
      return url
    },
    /** The address of a file to download that no other test has. */
    addFile: async () => (await uploadFile(site.busbar, site.token)).fileUrl,
  }
}

async function createPublishedSite() {
  let site: Awaited<ReturnType<typeof addPublishedSite>> | undefined
  const busbar: TestApp = await createTestApp({
    pages: async (app, db, { config, storage, folder }) => {
      site = await addPublishedSite(app, {
        config: { ...config, siteFolder: join(folder, 'site') },
        db,
        storage,
      })
    },
  })
  const appUrl = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
  const port = await freePort()
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: join(busbar.folder, 'site'),
    uploads: join(busbar.folder, 'uploads'),
    apps: [new URL(appUrl).host],
    brotli: hasBrotli,
  })
  const nginx = await startNginx({ folder: join(busbar.folder, 'nginx'), conf, port })
  const follower = site?.follow()
  for (const path of Object.values(fixedPages)) {
    const file = join(busbar.folder, 'site/pages', pageFile(path) ?? '')
    await until(`${path} is published`, () => existsSync(file))
  }
  const { token } = await busbar.signIn('owner')
  return {
    busbar,
    token,
    appUrl,
    url: `http://127.0.0.1:${port}`,
    async stopApp() {
      await follower?.stop()
      await busbar.app.close()
    },
    async stop() {
      await follower?.stop()
      await nginx.stop()
      await busbar.close()
    },
  }
}
