import { createClient } from '@busbar/contract'
import type { Added, Typed } from './form-answer.ts'
import { solveChallenge } from './proof-of-work.ts'
import { sendWithRetry } from './send-with-retry.ts'

const api = createClient({ fetch: (...request) => fetch(...request) })

/** How long a message waits for its proof: without one it is taken as well. */
const patience = 3000

let begun: Promise<string | undefined> | undefined

/** Fetches a puzzle and solves it while the visitor writes, for the next message. If it fails, the message goes without. */
export function beginProof() {
  begun ??= api.messages
    .challenge()
    .then(solveChallenge)
    .catch(() => undefined)
  return begun
}

/** Sends what was typed. Loaded when somebody begins to write: most visitors only read. */
export async function sendMessage(
  message: Typed & Added,
  { key, onWait }: { key: string; onWait: () => void },
) {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const proof = await Promise.race([beginProof(), tooLong])
  await sendWithRetry(() => api.messages.send({ ...message, proof }, key), onWait)
  begun = undefined
}
