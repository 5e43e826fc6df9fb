import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CAROUSEL_INTERVAL_MS, wrapped } from '../rules.ts'

function useMedia(query: string): boolean {
  const listen = useCallback(
    (heard: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', heard)
      return () => media.removeEventListener('change', heard)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
}

function listenToVisibility(heard: () => void): () => void {
  document.addEventListener('visibilitychange', heard)
  return () => document.removeEventListener('visibilitychange', heard)
}
const useVisible = (): boolean =>
  useSyncExternalStore(
    listenToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )

/** What a pointer over it, the focus in it or a finger on it does: the round waits. */
function useAttention() {
  const [over, setOver] = useState(false)
  const [inside, setInside] = useState(false)
  return {
    attended: over || inside,
    listeners: {
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setInside(true),
      onBlur: (event: { currentTarget: Element; relatedTarget: unknown }) =>
        setInside(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

type Carousel = {
  at: number
  /** The person may stop it for good; reduced motion has stopped it already. */
  stopped: boolean
  running: boolean
  still: boolean
  setStopped: (stopped: boolean) => void
  show: (at: number) => void
  step: (by: number) => void
  onScroll: () => void
  listeners: ReturnType<typeof useAttention>['listeners']
}

/**
 * A round of `count` places in `track`, which scrolls, so that a swipe is the browser's own. It moves on after five
 * seconds and wraps (spec 3 §4), and waits while somebody points at it, is in it, looks at another tab or wants no motion.
 */
export function useCarousel(track: RefObject<HTMLUListElement | null>, count: number): Carousel {
  const [at, setAt] = useState(0)
  const [stopped, setStopped] = useState(false)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const visible = useVisible()
  const { attended, listeners } = useAttention()
  const running = count > 1 && !stopped && !still && visible && !attended
  const show = useCallback(
    (next: number) => {
      const list = track.current
      const slide = list?.children[next]
      if (!list || !(slide instanceof HTMLElement)) return
      setAt(next)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: still ? 'instant' : 'smooth' })
    },
    [still, track],
  )
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => show(wrapped(at, 1, count)), CAROUSEL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [running, at, count, show])
  const onScroll = useSettled(track, setAt)
  return {
    at,
    stopped,
    running,
    still,
    setStopped,
    show,
    step: (by) => show(wrapped(at, by, count)),
    onScroll,
    listeners,
  }
}

const SETTLED_MS = 120

/** Where the track came to rest after a swipe; while it still moves, what was asked for counts. */
function useSettled(track: RefObject<HTMLUListElement | null>, settle: (at: number) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const list = track.current
      if (list && list.clientWidth > 0) settle(Math.round(list.scrollLeft / list.clientWidth))
    }, SETTLED_MS)
  }
}
