import type { Deps } from '#server/deps.ts'
import type { Feed } from '#server/platform/http/event-stream.ts'
import { type LetterWish, readSources } from './letter-sources.ts'
import { writeLetter } from './write-letter.ts'

/**
 * A letter while it is being written. Whoever leaves ends the call to the model with it.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function letterFeed(deps: Deps, user: { id: number }, wish: LetterWish): Promise<Feed> {
  const sources = await readSources(deps, user, wish)
  return (hear) => {
    const leaving = new AbortController()
    const write = async () => {
      const { signal } = leaving
      const letter = await writeLetter(deps, user, sources, {
        signal,
        template: wish.template,
        hear: (event, data) => hear({ event, data }),
      })
      if (letter) hear({ event: 'done', data: letter, last: true })
    }
    write().catch((error: unknown) => {
      deps.log.error({ err: error }, 'a letter could not be written')
      // The page has a letter of its own for this.
      hear({ event: 'failed', last: true })
    })
    return () => leaving.abort()
  }
}
