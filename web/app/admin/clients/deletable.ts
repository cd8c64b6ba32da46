import { adminTexts, type ClientRecord } from '@busbar/contract'

/** Why a client cannot be deleted; nothing when it can. */
export function whyNotDeletable(client?: Partial<ClientRecord> | null) {
  if (!client) return adminTexts.clients.invalidClient
  return client._id ? undefined : adminTexts.clients.missingId
}
