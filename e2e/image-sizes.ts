import { hasImageSizes } from '../dev/image-sizes.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { signedIn } from './people.ts'

/** Before the first journey of a fresh clone: makes the smaller sizes of the demo's images once, for all stacks. */
export default async function makeImageSizes() {
  if (hasImageSizes()) return
  const stack = await startStack({ copies: 2, nginx: false })
  await waitForImageSizes(stack)
  await stack.stop()
}

/** They are made in the background; the pages that show an image follow. */
export async function waitForImageSizes(stack: Stack) {
  const { uploads } = await signedIn(stack, stack.signIn)
  await waitUntil('the images to have their sizes', async () => (await uploads.status()).waiting === 0, {
    seconds: 600,
    every: 500,
  })
}
