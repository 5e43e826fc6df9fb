/** As the state of a navigation: the page stays where it was scrolled to, because the same list is shown otherwise. */
export const KEEP_PLACE = { keepPlace: true } as const

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true

/** What the `:names` of a route's path stand for. */
export type Params = Record<string, string | undefined>
export type Address = { pathname: string; search: string; hash: string }
/** An entry of the history: an address, what the navigation handed on, and a name of its own. */
export type Place = Address & { state: unknown; key: string }

export const pathOf = ({ pathname, search, hash }: Address): string => pathname + search + hash

/** Any host will do: only what stands behind it is read, so that no address leads away from ours. */
const HOST = 'http://hanap.invalid'

/** An address of ours as seen from a place: `?page=2` and `#part` stay on its page. */
export function resolve(to: string, from: Address = { pathname: '/', search: '', hash: '' }): Address {
  const { pathname, search, hash } = new URL(to === '' ? pathOf(from) : to, HOST + from.pathname + from.search)
  // Browsers read a backslash as a slash, and two of either begin with a host.
  return { pathname: pathname.replace(/^[/\\]*/, '/'), search, hash }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads a route's path (`/jobs/:id`) once; what comes back says what it finds in a pathname, null when that is another's.
 * Case and a slash at the end do not matter.
 */
export function pathMatcher(path: string): (pathname: string) => Params | null {
  const names: string[] = []
  const pattern = path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
  const whole = new RegExp(`^${pattern}/*$`, 'i')
  return (pathname) => {
    const found = whole.exec(pathname)
    return found && Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')]))
  }
}
