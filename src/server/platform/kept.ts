export type KeptOptions<T> = {
  /** Milliseconds, from the clock. */
  now: () => number
  freshMs: number
  /** Beyond this many the one asked for the longest ago goes. */
  mostEntries: number
  /** A value that says no is given to who waits for it and then forgotten; everything is kept unless told. */
  worthKeeping?: (value: T) => boolean
}

type Entry<T> = { until: number; value: Promise<T> }

/**
 * Remembers what was made for a key for `freshMs`. Simultaneous callers wait for one making; a failure is given to all of
 * them and not kept.
 */
export function keptFor<T>({ now, freshMs, mostEntries, worthKeeping = () => true }: KeptOptions<T>) {
  const entries = new Map<string, Entry<T>>()
  // The oldest stand first. What is stale is of no use to anybody and would hold its memory until the room is needed.
  const makeRoom = () => {
    for (const [key, { until }] of entries) {
      if (entries.size <= mostEntries && until > now()) return
      entries.delete(key)
    }
  }
  const add = (key: string, make: () => Promise<T>): Entry<T> => {
    const entry = { until: now() + freshMs, value: make() }
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.value.then((value) => worthKeeping(value) || forget(), forget)
    entries.delete(key)
    entries.set(key, entry)
    makeRoom()
    return entry
  }
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    return (known && known.until > now() ? known : add(key, make)).value
  }
}
