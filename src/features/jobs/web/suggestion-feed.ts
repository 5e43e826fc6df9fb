/** Milliseconds without a key before anything is asked, and the most an answer may take. */
const PAUSE_MS = 180
const PATIENCE_MS = 4000
const MOST_KEPT = 50

export type Feed = { want: (term: string) => void; stop: () => void }

/**
 * Asks for what is being typed: after a pause, never two questions at once (a newer one ends the older), an answer known
 * already at once. An answer that comes late, or not at all, changes nothing.
 */
export function createFeed<T>(
  ask: (term: string, signal: AbortSignal) => Promise<T>,
  show: (term: string, answer: T) => void,
): Feed {
  const known = new Map<string, T>()
  let wanted: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  const send = async (term: string) => {
    const own = new AbortController()
    running = own
    const late = setTimeout(() => own.abort(), PATIENCE_MS)
    try {
      const answer = await ask(term, own.signal)
      if (known.size >= MOST_KEPT) known.clear()
      known.set(term, answer)
      if (wanted === term && !own.signal.aborted) show(term, answer)
    } catch {
      // Suggestions are a courtesy: typing goes on without them.
    } finally {
      clearTimeout(late)
    }
  }

  const stop = () => {
    wanted = null
    clearTimeout(timer)
    running?.abort()
  }

  const want = (term: string) => {
    stop()
    wanted = term
    const answer = known.get(term)
    if (answer === undefined) timer = setTimeout(() => void send(term), PAUSE_MS)
    else show(term, answer)
  }
  return { want, stop }
}
