import { NetworkError } from './api.ts'

/**
 * Makes a change; where its answer is lost on the way, what the server knows by now says whether it was made, so that what is
 * done is not called failed.
 * @param known what the change would have answered, or null where it was not made or cannot be known either
 * @throws what the change threw: its refusal, or that the answer is lost and nothing is known
 */
export async function orAsk<T>(change: () => Promise<T>, known: () => Promise<T | null>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const answer = error instanceof NetworkError ? await known().catch(() => null) : null
    if (answer === null) throw error
    return answer
  }
}
