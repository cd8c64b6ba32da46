import { hasImageSizes } from '../dev/image-sizes.ts'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { signedIn } from './people.ts'

/** Before the first journey of a fresh clone: makes the smaller sizes of the demo's images once, for all stacks. */
export default async function makeImageSizes() {
  if (hasImageSizes()) return
  const stack = await startStack({ copies: 2, nginx: false })
  const { uploads } = await signedIn(stack, stack.signIn)
  await waitUntil('the images to have their sizes', async () => (await uploads.status()).waiting === 0, {
    seconds: 600,
    every: 500,
  })
  await stack.stop()
}
