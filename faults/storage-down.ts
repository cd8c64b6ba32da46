import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@busbar/contract'
import { startStack } from '../dev/stack.ts'
import { createTestBucket } from '../server/test/s3.ts'
import type { Fault } from './fault.ts'
import { signIn } from './tools/admin.ts'
import { ask } from './tools/ask.ts'
import { killAndSee } from './tools/breaking.ts'
import { newImage, tryUpload } from './tools/images.ts'
import { publishedPages, startViews } from './tools/views.ts'

/** The bucket with the images cannot be reached. */
export const storageDown: Fault = {
  title: 'S3 storage away',
  async run({ isShort, say }) {
    const bucket = await createTestBucket()
    const stack = await startStack({ copies: 2, nginx: true, env: bucketEnvironment(bucket) })
    try {
      const admin = await signIn(stack)
      const kept = await uploadedImage(admin)
      const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 8, rest: 5 })
      const wasKilled = await killAndSee(bucket.gateway, bucket.settings.endpoint)
      const refused = await tryUpload(admin)
      const shown = await ask(stack.appUrls[0] + kept)
      await pause(isShort ? 2000 : 20_000)
      await bucket.gateway.start()
      const after = await tryUpload(admin)
      const again = await ask(stack.appUrls[0] + kept)
      await views.stop()
      say(`while it was away: an upload was answered ${refused.status}, an image ${shown.status}`)
      const figures = { views: views.seen(), failed: views.failed(), lost: again.status === 200 ? 0 : 1 }
      return {
        figures,
        proofs: [['the S3 server refused connections', wasKilled]],
        promises: {
          'no page view failed': figures.failed === 0,
          'an upload is refused as unavailable': refused.status === 503,
          'an image is unavailable, not missing': shown.status === 503,
          'the image is there afterwards': figures.lost === 0,
          'uploads work afterwards': after.status === 201,
        },
      }
    } finally {
      await stack.stop()
      await bucket.close()
    }
  },
}

/** What the application needs to know of a bucket. */
export function bucketEnvironment({ settings }: Awaited<ReturnType<typeof createTestBucket>>) {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  }
}

async function uploadedImage(admin: Client): Promise<string> {
  return (await admin.uploads.add('partners', newImage())).imageUrl
}
