import type { Callable } from '#contract/calls.ts'
import { addressOf, lost, openAnswer } from './api.ts'

/** An endpoint that answers with bytes, however little of it the browser holds. */
type FileEndpoint<E> = 'file' extends keyof E ? E : never

/**
 * Fetches a file as the signed-in person: an address alone would not carry the token.
 * @throws ApiError when the server refuses, NetworkError when no answer came or it was cut off.
 */
export async function callFile<E extends Pick<Callable, 'path'>>(
  endpoint: E & FileEndpoint<E>,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): Promise<Blob> {
  const url = addressOf(endpoint, { params, query })
  const answer = await openAnswer(url)
  return answer.blob().catch((cause: unknown) => lost({ method: 'GET', url }, cause))
}
