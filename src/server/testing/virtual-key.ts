import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; rp?: { id?: string }; rpId?: string }
/** How the device behaves: its counter, whether it asked for a PIN, whether its keys are kept elsewhere too. */
type Manner = { counter?: number; verified?: boolean; backedUp?: boolean; origin?: string; party?: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A security key as WebAuthn describes it, so that tests need no browser. */
export function virtualKey(manner: Manner = {}) {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:8000' }: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (given: Manner, attested?: Buffer) => {
    const { counter = 0, verified = true, backedUp = false, party = 'localhost' } = given
    // Present, verified, may be kept elsewhere, is kept elsewhere, holds a new key.
    const flags = 1 | (verified ? 4 : 0) | (backedUp ? 8 | 16 : 0) | (attested ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(party), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    /** A new passkey for what the server asked. */
    make({ challenge }: Options, given: Manner = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))])
      const made = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData({ ...manner, ...given }, attested))],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(made as Parameters<typeof isoCBOR.encode>[0]))
      const data = clientData('webauthn.create', challenge, { ...manner, ...given })
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['usb'],
        },
      }
    },
    /** What the key signs when the server asks. */
    sign({ challenge }: Options, given: Manner = {}) {
      const data = clientData('webauthn.get', challenge, { ...manner, ...given })
      const said = authData({ ...manner, ...given })
      const signature = sign('sha256', Buffer.concat([said, sha256(data)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: said.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
