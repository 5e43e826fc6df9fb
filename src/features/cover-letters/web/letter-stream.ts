import { readEvents } from '#web/lib/event-stream.ts'
import { type WrittenLetter, writtenLetter } from '../schemas.ts'

/** The server gives up after 60 seconds; whoever hears nothing for longer hears nothing any more. */
const SILENCE_MS = 70_000

export type Heard = { onText: (text: string) => void; onSubject: (text: string) => void }

/**
 * Follows a letter while it is written; gives it whole at the end.
 * @throws whatever `open` throws; Error when the stream ends without a last word or goes silent
 */
export async function followLetter(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  heard: Heard,
  leaving: AbortSignal,
): Promise<WrittenLetter> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  alive()
  try {
    for await (const { event, data } of readEvents(await open(AbortSignal.any([leaving, silence.signal])), alive)) {
      if (event === 'text') heard.onText(textOf(data))
      if (event === 'subject') heard.onSubject(textOf(data))
      if (event === 'done') return writtenLetter.parse(JSON.parse(data))
      if (event === 'failed') break
    }
    throw new Error('The letter ended without a last word')
  } finally {
    clearTimeout(timer)
  }
}

function textOf(data: string): string {
  const value: unknown = JSON.parse(data)
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text
    : ''
}
