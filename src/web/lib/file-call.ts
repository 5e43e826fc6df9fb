import type { EndpointShape } from '#contract/endpoint.ts'
import { addressOf, NetworkError, refusal } from './api.ts'
import { readSession } from './session.ts'

type FileEndpoint = Pick<EndpointShape, 'path'> & { file: true }

/**
 * Fetches a file as the signed-in person: an address alone would not carry the token.
 * @throws ApiError when the server refuses, NetworkError when no answer came or it was cut off.
 */
export async function callFile(endpoint: FileEndpoint, params: Record<string, string> = {}): Promise<Blob> {
  const { token } = readSession()
  const lost = (cause: unknown): never => {
    throw new NetworkError('No answer from the server', { cause })
  }
  const headers = { authorization: `Token ${token}` }
  const answer = await fetch(addressOf(endpoint, { params }), { headers, cache: 'no-store' }).catch(lost)
  if (answer.ok) return answer.blob().catch(lost)
  const text = await answer.text().catch(lost)
  throw refusal({ status: answer.status, text, retryAfter: answer.headers.get('retry-after') }, token)
}
