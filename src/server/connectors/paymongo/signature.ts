import { createHmac, timingSafeEqual } from 'node:crypto'

/** PayMongo tries an event again for some two and a quarter hours, and does not say whether it signs it anew. */
const OLDEST_MS = 4 * 3_600_000
const AHEAD_MS = 5 * 60_000

/**
 * Whether `header` (`t=…,te=…,li=…`) is PayMongo's signature over these very bytes: HMAC-SHA256 of `{t}.{body}`, in test or
 * live mode. Too old, or of the future by more than a clock's error, it is none.
 */
export function verifySignature(rawBody: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = new Map(
    header
      .slice(0, 500)
      .split(',')
      .map((part): [string, string] => {
        const at = part.indexOf('=')
        return [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()]
      }),
  )
  const time = parts.get('t') ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  const age = now.getTime() - Number(time) * 1000
  if (age > OLDEST_MS || age < -AHEAD_MS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  return ['te', 'li'].some((mode) => {
    const given = parts.get(mode) ?? ''
    return /^[0-9a-f]{64}$/i.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), expected)
  })
}
