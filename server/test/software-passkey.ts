import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const isPresent = 0b001
const isVerified = 0b100

type Device = { origin?: string; rpId?: string; isUnlocked?: boolean }

/** A passkey as a device keeps it, which signs as honestly as it is told to. */
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

  return {
    id,
    publicKey: Buffer.from(isoCBOR.encode(cose)),

    /** Its answer to a challenge, from a page of this origin; unlocked by its holder unless said. */
    answer(challenge: string, device: Device = {}) {
      const { origin, rpId, isUnlocked } = { ...honest, isUnlocked: true, ...device }
      const client = Buffer.from(
        JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
      )
      const flags = isUnlocked ? isPresent | isVerified : isPresent
      const counter = Buffer.alloc(4)
      const authenticator = Buffer.concat([sha256(rpId), Buffer.of(flags), counter])
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

function sha256(bytes: string | Buffer) {
  return createHash('sha256').update(bytes).digest()
}
