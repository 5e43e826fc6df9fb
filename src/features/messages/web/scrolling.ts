import { useLayoutEffect, useRef, useState } from 'react'

/** Whoever is so near to the end goes along when something comes. */
const NEAR_END_PX = 100
/** Older messages are asked for before their reader arrives there. */
const NEAR_TOP_PX = 800

const isAtEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
const goToEnd = (box: HTMLElement) => box.scrollTo(0, box.scrollHeight)

/** What is shown: the first message, the last one and what waits behind it, and how many of them are one's own. */
type Shown = { first: number | undefined; last: string; own: number }

/** Whatever else may change the height of what is shown. */
type Rows = { messages: readonly unknown[]; hasOlder: boolean }

/** A message, and where it stood among all that can be scrolled (px). */
type Place = { element: Element; at: number }

/** How it was looked at last. */
type Seen = { shown: Shown; height: number; top: number; atEnd: boolean; places: Place[] }

const placeOf = (box: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop

/**
 * The rows at the upper edge, the lowest first: the uppermost may lose its day or its name to what comes above it, or go.
 * They stand in order, so few of thousands are measured.
 */
function rowsAtTop(box: HTMLElement): Place[] {
  const all = box.querySelector('ol')?.children ?? []
  const edge = box.getBoundingClientRect().top
  let from = 0
  let to = all.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > edge) to = middle
    else from = middle + 1
  }
  const rows = [all[from + 2], all[from + 1], all[from]].filter((element) => element !== undefined)
  return rows.map((element) => ({ element, at: placeOf(box, element) }))
}

const lookAt = (box: HTMLElement): Omit<Seen, 'shown'> => ({
  height: box.scrollHeight,
  top: box.scrollTop,
  atEnd: isAtEnd(box),
  places: rowsAtTop(box),
})

/** A scrolling that was not told yet counts too; a screen that became lower, as by a keyboard, does not. */
const wasAtEnd = (box: HTMLElement, { height, top, atEnd }: Seen) =>
  top === box.scrollTop ? atEnd : height - box.scrollTop - box.clientHeight < NEAR_END_PX

/**
 * Keeps a conversation in its place: at its end for who reads there or has just written, and under the reader's eyes
 * whatever comes or goes above. `missed`: something came below that is out of sight.
 */
export function useScrolling({ first, last, own }: Shown, { messages, hasOlder }: Rows, onNearTop: () => void) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef<Seen | null>(null)
  const [missed, setMissed] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const known = before.current
    const grewAbove = known?.shown.first !== undefined && first !== undefined && first < known.shown.first
    const follows = !known || wasAtEnd(box, known) || (own > known.shown.own && !grewAbove)
    if (follows) goToEnd(box)
    else {
      const place = known.places.find(({ element }) => element.isConnected)
      if (place) box.scrollTo(0, box.scrollTop + placeOf(box, place.element) - place.at)
      if (known.shown.last !== last) setMissed(true)
    }
    before.current = { shown: { first, last, own }, ...lookAt(box) }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what else comes or goes moves the rows as well
  }, [first, last, own, messages, hasOlder])
  const onScroll = () => {
    const box = ref.current
    if (!box) return
    const seen = lookAt(box)
    if (before.current) before.current = { ...before.current, ...seen }
    if (seen.atEnd) setMissed(false)
    if (box.scrollTop < NEAR_TOP_PX) onNearTop()
  }
  const toEnd = () => {
    if (ref.current) goToEnd(ref.current)
    setMissed(false)
  }
  return { ref, missed, toEnd, onScroll }
}
