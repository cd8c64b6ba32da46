import type { ClientRecord } from '@busbar/contract'
import { clientsTexts } from './texts.ts'

/** Why a client cannot be deleted; nothing when it can. */
export function whyNotDeletable(client?: Partial<ClientRecord> | null) {
  if (!client) return clientsTexts.invalidClient
  return client._id ? undefined : clientsTexts.missingId
}
