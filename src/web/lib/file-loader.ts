/** A part of the product that did not come: no connection, too slow, or gone with an older version. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

/** Spec 1 §9: how long an on-demand screen may take to arrive. */
export const FILE_LIMIT_MS = 120_000

const failed = new Set<() => void>()
const watchers = new Set<() => void>()
let waiting = 0

function count(change: 1 | -1): void {
  waiting += change
  // Loading begins in the middle of a rendering, where nothing else may be told to render.
  queueMicrotask(() => watchers.forEach((watcher) => watcher()))
}

/** How many files are on their way; for the sign that something is coming. */
export const filesWaiting = (): number => waiting
export function onFilesWaiting(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whoever asks next for a file that did not come starts a new try. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** React's `use` reads these two and does not wait for what is there already. */
function readable<T>(promise: Promise<T>): Promise<T> {
  const note = (value: T) => void Object.assign(promise, { status: 'fulfilled', value })
  promise.then(note, () => undefined)
  return promise
}

/**
 * Loads a file once. `ready()` has it without waiting, and so has `use(load())`. A failure stays until `forgetFailures`,
 * because a rendering that waits asks again and again.
 */
export function fileLoader<T>(find: () => Promise<T>) {
  let found: T | undefined
  let pending: Promise<T> | undefined
  const begin = async (): Promise<T> => {
    count(1)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new FileMissing('It took too long')), FILE_LIMIT_MS)
    })
    try {
      found = await Promise.race([find(), late])
      return found
    } catch (cause) {
      failed.add(() => (pending = undefined))
      throw cause instanceof FileMissing ? cause : new FileMissing('It did not come', { cause })
    } finally {
      clearTimeout(timer)
      count(-1)
    }
  }
  return { ready: () => found, load: () => (pending ??= readable(begin())) }
}
