import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const isPresent = 0b001
const isVerified = 0b100
const hasKey = 0b1000000

type Device = { origin?: string; rpId?: string; isUnlocked?: boolean }

/** A passkey as a device keeps it, which can also be made to sign wrongly. */
export function createSoftwarePasskey(honest: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16).toString('base64url')
  // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1), and the two halves of its point.
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const key = Buffer.from(isoCBOR.encode(cose))

  return {
    id,
    publicKey: key,

    /** What the device answers when the passkey is made, without saying what kind of device it is. */
    introduce(challenge: string) {
      const idBytes = Buffer.from(id, 'base64url')
      const newKey = Buffer.concat([Buffer.alloc(16), Buffer.of(0, idBytes.length), idBytes, key])
      const authData = Buffer.concat([
        authenticatorData(honest.rpId, isPresent | isVerified | hasKey),
        newKey,
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, honest.origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        },
      }
    },

    /** Its answer to a challenge, from a page of this origin; unlocked by its holder unless said. */
    answer(challenge: string, device: Device = {}) {
      const { origin, rpId, isUnlocked } = { ...honest, isUnlocked: true, ...device }
      const client = clientData('webauthn.get', challenge, origin)
      const flags = isUnlocked ? isPresent | isVerified : isPresent
      const authenticator = authenticatorData(rpId, flags)
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** Which website it is for, what its holder did, and a counter that stays at zero. */
function authenticatorData(rpId: string, flags: number) {
  return Buffer.concat([sha256(rpId), Buffer.of(flags), Buffer.alloc(4)])
}

function sha256(bytes: string | Buffer) {
  return createHash('sha256').update(bytes).digest()
}
