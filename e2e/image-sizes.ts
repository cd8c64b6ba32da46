import type { Stack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { signedIn } from './people.ts'

/** They are made in the background; the pages that show an image follow. */
export async function waitForImageSizes(stack: Stack) {
  const { uploads } = await signedIn(stack, stack.signIn)
  await waitUntil('the images to have their sizes', async () => (await uploads.status()).waiting === 0, {
    seconds: 600,
    every: 500,
  })
}
