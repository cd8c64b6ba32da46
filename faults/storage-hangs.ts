import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { createTestBucket } from '../server/test/s3.ts'
import type { Fault } from './fault.ts'
import { bucketEnvironment } from './storage-down.ts'
import { calmWork, inTime, isInTime, signIn, startAdministrator } from './tools/admin.ts'
import { ask } from './tools/ask.ts'
import { startAttack } from './tools/attack.ts'
import { newImage, tryUpload } from './tools/images.ts'
import { publishedPages, startViews } from './tools/views.ts'

const waiting = 110

/** The bucket takes connections and says nothing, while many wait for images out of it. */
export const storageHangs: Fault = {
  title: 'S3 storage hangs',
  async run({ isShort, say }) {
    const bucket = await createTestBucket()
    const stack = await startStack({ copies: 2, nginx: true, env: bucketEnvironment(bucket) })
    try {
      const admin = await signIn(stack)
      const image = stack.url + (await admin.uploads.add('partners', newImage())).imageUrl
      const isShownBefore = (await ask(image)).status === 200
      const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 4, rest: 20 })
      const calm = await calmWork(stack, 5)
      bucket.gateway.hang()
      const isSilent = (await ask(bucket.settings.endpoint, { timeout: 3000 })).status === 0
      const attack = await startAttack({ kind: 'image', url: image, connections: waiting, addresses: 11 })
      const isUnderWay = () => attack.refused() >= 100
      await waitUntil('the attack', isUnderWay, { seconds: 60 }).catch(() => {})
      const administrator = await startAdministrator(stack)
      const began = performance.now()
      const refused = await tryUpload(admin)
      const uploadAnswered = (performance.now() - began) / 1000
      await pause(isShort ? 2000 : 30_000)
      const calls = await administrator.stop()
      const [refusals, mostWaiting] = [attack.refused(), attack.mostOpen()]
      await attack.stop()
      bucket.gateway.resume()
      await pause(1000)
      const again = (await ask(image)).status
      const after = await tryUpload(admin)
      await views.stop()
      for (const what of Object.keys(views.failures)) say(what)
      say(
        `while it was silent, an upload was answered ${refused.status} after ${uploadAnswered.toFixed(1)} s`,
      )
      const figures = {
        waitingAtOnce: mostWaiting,
        imagesRefused: refusals,
        uploadAnswered,
        views: views.seen(),
        failed: views.failed() + calls.failed,
        lost: again === 200 ? 0 : 1,
        calls: calls.calls,
        p99: calls.p99,
        calmP99: calm.p99,
      }
      return {
        figures,
        proofs: [
          [
            'the bucket had answered before, and then took a call and said nothing',
            isShownBefore && isSilent,
          ],
          ['more waited for an image at once than both copies let wait for the bucket', mostWaiting > 48],
          ['at least 100 images were refused', refusals >= 100],
        ],
        promises: {
          'no page view failed': views.failed() === 0 && views.seen() > 100,
          'no call of an administrator failed': calls.failed === 0 && calls.calls >= 20,
          [inTime]: isInTime(calls),
          'an upload is refused as unavailable': refused.status === 503,
          'the image is there afterwards, and uploads work': figures.lost === 0 && after.status === 201,
        },
      }
    } finally {
      bucket.gateway.resume()
      await stack.stop()
      await bucket.close()
    }
  },
}
