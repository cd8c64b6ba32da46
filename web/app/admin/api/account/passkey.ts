import { ApiError, type LoginAnswer, texts } from '@busbar/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { api } from '../../../api/browser-client.ts'

/** Whether this browser can use passkeys here: an old one cannot, nor can any over plain http. */
export function hasPasskeys() {
  return typeof window.PublicKeyCredential === 'function'
}

/** What the server has prepared for a new passkey. */
export type Ceremony = Awaited<ReturnType<typeof api.session.passkeyOptions>>

/** Has the device make a passkey, which its owner confirms, and adds it to the account. */
export async function addPasskey({ ceremony, name }: { ceremony: Ceremony; name: string }) {
  const { startRegistration } = await ceremonies()
  const { challengeId, options } = ceremony
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw told(error, { InvalidStateError: passkeysTexts.known, NotAllowedError: passkeysTexts.addCancelled })
  })
  await api.session.addPasskey({ challengeId, name, response: { ...response } })
}

/** Has the device prove that it holds a passkey of somebody, and answers who that is. */
export async function provePasskey(): Promise<LoginAnswer> {
  return api.session.passkeySignIn(await signed(api.session.passkeySignInOptions))
}

/** Has the device sign that the user is there, for a change that asks for it. */
export const signProof = () => signed(api.session.passkeyProofOptions)

async function signed(prepare: () => Promise<Ceremony>) {
  const { startAuthentication } = await ceremonies()
  const { challengeId, options } = await prepare()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw told(error, { NotAllowedError: passkeysTexts.signInCancelled })
  })
  return { challengeId, response: { ...response } }
}

const passkeysTexts = texts.auth.passkeys

/** Loaded when a passkey is used: few people have one. */
const ceremonies = () => import('@simplewebauthn/browser')

/** The browser's own refusal in our words, by its name; unexpected errors stay as they are. */
function told(error: unknown, sentences: Record<string, string>) {
  const message = error instanceof Error ? sentences[error.name] : undefined
  return message ? new ApiError(0, { code: 'passkey_refused', message }, { cause: error }) : error
}
