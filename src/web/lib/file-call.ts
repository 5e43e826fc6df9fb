import type { EndpointShape } from '#contract/endpoint.ts'
import { addressOf, lost, openAnswer } from './api.ts'

type FileEndpoint = Pick<EndpointShape, 'path'> & { file: true }

/**
 * Fetches a file as the signed-in person: an address alone would not carry the token.
 * @throws ApiError when the server refuses, NetworkError when no answer came or it was cut off.
 */
export async function callFile(endpoint: FileEndpoint, params: Record<string, string> = {}): Promise<Blob> {
  const answer = await openAnswer(addressOf(endpoint, { params }))
  return answer.blob().catch(lost)
}
