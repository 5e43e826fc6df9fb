import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { type Params, pathOf, type Place, resolve } from './place.ts'
import { leave } from './unsaved.ts'

/** Where a navigation leads: an address of ours, or so many steps in the history. */
type Navigate = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void
/** How the present place was come to; `pop` by going back or forth, and at the beginning. */
export type Arrival = 'push' | 'replace' | 'pop'

const Here = createContext<{ place: Place; arrival: Arrival } | null>(null)
const Go = createContext<Navigate>(() => undefined)
const Matched = createContext<Params>({})

function needed<T>(value: T | null): T {
  if (value === null) throw new Error('This part stands outside the pages of the product.')
  return value
}

/** The place that is shown: while the next screen is still loading, the old one. */
export const useLocation = (): Place => needed(use(Here)).place
export const useArrival = (): Arrival => needed(use(Here)).arrival
/** Goes to an address of ours; the screen changes when the next one is there. The function stays the same. */
export const useNavigate = (): Navigate => use(Go)
/** What the address of the present screen says for the `:names` of its row. */
export const useParams = (): Params => use(Matched)

/** Gives the screen below what its row's path matched. */
export const ParamsProvider = Matched

/** The search of the present address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

type Entry = { usr?: unknown; key?: string } | null

/** The entry of the history the browser is at. */
function present(): Place {
  const { pathname, search, hash } = window.location
  const entry = window.history.state as Entry
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' }
}

/** Follows the browser's history. Changes are transitions: what is shown stays until what comes is loaded. */
export function BrowserPlaces({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(() => ({ place: present(), arrival: 'pop' as Arrival }))
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setHere({ place: present(), arrival: 'pop' }))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const [go] = useState((): Navigate => (to, { replace = false, state } = {}) => {
    if (typeof to === 'number') return leave(() => window.history.go(to))
    const entry = { usr: state, key: Math.random().toString(36).slice(2, 10) }
    const address = pathOf(resolve(to, present()))
    const show = () => startTransition(() => setHere({ place: present(), arrival: replace ? 'replace' : 'push' }))
    // What replaces the present entry is no wish of the person, such as the login after a session that ran out.
    if (replace) {
      window.history.replaceState(entry, '', address)
      return show()
    }
    leave(() => {
      window.history.pushState(entry, '', address)
      show()
    })
  })
  return (
    <Go value={go}>
      <Here value={here}>{children}</Here>
    </Go>
  )
}

/** One address, as the server renders it. */
export const FixedPlace = ({
  pathname,
  search,
  children,
}: {
  pathname: string
  search: string
  children: ReactNode
}) => (
  <Here value={{ place: { pathname, search, hash: '', state: null, key: 'default' }, arrival: 'pop' }}>{children}</Here>
)

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean; state?: unknown }

/** A click that means this window: no other button, no key held for another one. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** A link inside the product. Another window, a download and whatever a key is held for are left to the browser. */
export function Link({ to, replace = false, state, onClick, children, ...rest }: LinkProps) {
  const here = useLocation()
  const navigate = useNavigate()
  const href = pathOf(resolve(to, here))
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    // The same address once more is no step to go back to.
    navigate(href, { replace: replace || href === pathOf(here), state })
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}

/** A link of a menu: marked as the present page on its address and, unless `end`, on those below it. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const at = useLocation().pathname.toLowerCase()
  const own = resolve(link.to).pathname.toLowerCase()
  const isHere = at === own || (!end && own !== '/' && at.startsWith(`${own}/`))
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />
}

/** Goes on at once, in place of the present entry; not when another place is on its way already, as home is after a logout. */
export function Onward({ to }: { to: string }) {
  const navigate = useNavigate()
  const here = pathOf(useLocation())
  useEffect(() => {
    if (pathOf(present()) === here) navigate(to, { replace: true })
  }, [navigate, to, here])
  return null
}
