import type { CustomFetch } from 'openid-client'
import { ConnectorError } from '../../platform/errors.ts'

/** Keys, addresses and tokens are a few kilobytes. */
const MAX_BYTES = 512 * 1024
const NAMED_IN_DISCOVERY = ['token_endpoint', 'jwks_uri']

/**
 * A fetch that asks the issuer's origin and the origins its discovery document names, follows no redirect and reads no
 * more than half a mebibyte.
 * @throws ConnectorError refused (host_not_allowed), changed (too_large)
 */
export function guardedFetch(origin: string): CustomFetch {
  const allowed = new Set([origin])
  return async (address, options) => {
    const url = new URL(address)
    if (!allowed.has(url.origin)) {
      const message = `${url.origin} is not an address this service may contact.`
      throw new ConnectorError('refused', message, { reason: 'host_not_allowed' })
    }
    const { body, headers, method, signal } = options
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body === null || body === undefined ? {} : { body: body as RequestInit['body'] & object }),
      ...(signal ? { signal } : {}),
    })
    const text = await readLimited(answer)
    if (url.pathname.endsWith('/.well-known/openid-configuration')) allowNamed(allowed, origin, text)
    // A status without a body may not be given one.
    const content = [204, 205, 304].includes(answer.status) ? null : text
    return new Response(content, { status: answer.status, headers: answer.headers })
  }
}

/** The document comes from the issuer itself; an https issuer names https addresses only. */
function allowNamed(allowed: Set<string>, origin: string, text: string): void {
  const named = asRecord(text)
  for (const key of NAMED_IN_DISCOVERY) {
    const address = named[key]
    if (typeof address !== 'string' || !URL.canParse(address)) continue
    const url = new URL(address)
    if (url.protocol === 'https:' || url.origin === origin) allowed.add(url.origin)
  }
}

function asRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

async function readLimited(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    const bytes = chunk as Uint8Array
    size += bytes.length
    if (size > MAX_BYTES) throw new ConnectorError('changed', 'Google sent far too much.', { reason: 'too_large' })
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
