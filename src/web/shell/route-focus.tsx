import { useEffect, useLayoutEffect, useRef } from 'react'
import { useArrival, useLocation } from '#web/lib/navigation.tsx'
import { keepsPlace } from '../lib/place.ts'
import { focusHeading } from './heading-focus.ts'
import { useUnread } from './unread.ts'
import { enterPlace, goToPlace, placeOf, rememberPlaces } from './scroll-memory.ts'

/** On the server there is no layout to be told about. */
const useEffectOnCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * What a page load would do on a change of place: the top of the page, the place its anchor names, or where it was when
 * going back; the focus on the heading, which is then read out. A changed search keeps the focus where it is.
 */
export function RouteFocus({ title }: { title: string }) {
  const { pathname, hash, key, state } = useLocation()
  const kind = useArrival()
  const last = useRef({ pathname, key })
  const unread = useUnread()
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title}` : title
  }, [title, unread])
  // oxlint-disable-next-line react/exhaustive-deps -- only where the page began; every later place is entered below
  useEffect(() => rememberPlaces(key), [])
  useEffectOnCommit(() => {
    const before = last.current
    if (before.key === key) return undefined
    last.current = { pathname, key }
    enterPlace(key)
    if (kind !== 'pop' && before.pathname === pathname && keepsPlace(state)) return undefined
    const left = kind === 'pop' ? placeOf(key) : undefined
    const anchor = hash === '' ? null : document.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`)
    if (anchor && (left === undefined || before.pathname === pathname)) {
      anchor.scrollIntoView()
      return undefined
    }
    const stopScrolling = goToPlace(left ?? 0)
    const stopFocusing = before.pathname === pathname ? undefined : focusHeading()
    return () => {
      stopScrolling()
      stopFocusing?.()
    }
  }, [pathname, hash, key, kind, state])
  return null
}
