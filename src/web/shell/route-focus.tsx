import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/**
 * What a page load would do on a change of path: the top of the page (or where it was, going back), the focus on the
 * content, and the title read out. A changed search keeps the focus where it is.
 */
export function RouteFocus({ title }: { title: string }) {
  const { pathname, key } = useLocation()
  const kind = useNavigationType()
  const last = useRef({ pathname, key })
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const before = last.current
    if (before.key === key) return undefined
    positions.set(before.key, scrollY)
    last.current = { pathname, key }
    scrollTo(0, kind === NavigationType.Pop ? (positions.get(key) ?? 0) : 0)
    if (before.pathname === pathname) return undefined
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setAnnounced(document.title), 300)
    return () => clearTimeout(timer)
  }, [pathname, key, kind])
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}
