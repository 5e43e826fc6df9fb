import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'

export type Receiver = { privateKey: Buffer; publicKey: Buffer; auth: Buffer }

const TAG = 16

/**
 * Opens a message as a browser does (RFC 8291 over RFC 8188, one record).
 * @throws Error when it was not made for this receiver
 */
export function decrypt(body: Buffer, { privateKey, publicKey, auth }: Receiver): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const opener = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  opener.setAuthTag(sealed.subarray(-TAG))
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -TAG)), opener.final()])
  // Behind the text stands a two, then nothing but zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Who signed a request, by its public key, and for which origin; null when the signature is none. */
export function signerOf(authorization: string): { key: string; audience: string; subject: string } | null {
  const match = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization)
  const [, signed = '', signature = '', key = ''] = match ?? []
  const point = Buffer.from(key, 'base64url')
  if (!match || point.length !== 65) return null
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const good = verify(
    'sha256',
    Buffer.from(signed),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!good) return null
  const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  return { key, audience: String(claims['aud']), subject: String(claims['sub']) }
}
