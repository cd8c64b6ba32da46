import { createClient } from '@busbar/contract'
import type { Typed } from './form-answer.ts'
import { sendPatiently } from './send-patiently.ts'

const api = createClient({ fetch: (...request) => fetch(...request) })

/** Sends what was typed. Loaded when somebody begins to write: most visitors only read. */
export function sendMessage(typed: Typed, { key, onWait }: { key: string; onWait: () => void }) {
  return sendPatiently(() => api.messages.send(typed, key), onWait)
}
