import { useLayoutEffect, useRef, useState } from 'react'

/** Whoever is so near to the end goes along when something comes. */
const NEAR_END_PX = 100
/** Older messages are asked for before their reader arrives there. */
const NEAR_TOP_PX = 800

const isAtEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
const goToEnd = (box: HTMLElement) => box.scrollTo(0, box.scrollHeight)

/** What is shown: the first message, the last one and what waits behind it, and how many of them are one's own. */
type Shown = { first: number | undefined; last: string; own: number }

/** How it was looked at last. */
type Seen = { shown: Shown; height: number; top: number; atEnd: boolean }

/** A scrolling that was not told yet counts too; a screen that became lower, as by a keyboard, does not. */
const wasAtEnd = (box: HTMLElement, { height, top, atEnd }: Seen) =>
  top === box.scrollTop ? atEnd : height - box.scrollTop - box.clientHeight < NEAR_END_PX

/**
 * Keeps a conversation in its place: at its end for who reads there or has just written, and under the reader's eyes
 * when older messages come above. `missed`: something came below that is out of sight.
 */
export function useScrolling({ first, last, own }: Shown, onNearTop: () => void) {
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
      if (grewAbove) box.scrollTo(0, box.scrollTop + box.scrollHeight - known.height)
      if (known.shown.last !== last) setMissed(true)
    }
    const { scrollHeight: height, scrollTop: top } = box
    before.current = { shown: { first, last, own }, height, top, atEnd: isAtEnd(box) }
  }, [first, last, own])
  const onScroll = () => {
    const box = ref.current
    if (!box) return
    const atEnd = isAtEnd(box)
    if (before.current) before.current = { ...before.current, height: box.scrollHeight, top: box.scrollTop, atEnd }
    if (atEnd) setMissed(false)
    if (box.scrollTop < NEAR_TOP_PX) onNearTop()
  }
  const toEnd = () => {
    if (ref.current) goToEnd(ref.current)
    setMissed(false)
  }
  return { ref, missed, toEnd, onScroll }
}
