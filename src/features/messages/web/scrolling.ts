import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Whoever is so near to the end goes along when something comes (spec 3 §9). */
const NEAR_END_PX = 100
/** Older messages are asked for before their reader arrives there. */
const NEAR_TOP_PX = 800

const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

type Shown = { first: number | undefined; last: string | undefined; own: number }

/**
 * Keeps a conversation in its place: at its end for who reads there or has just written, and under the reader's eyes
 * when older messages come above. `missed`: something came below that is out of sight.
 */
export function useScrolling(box: RefObject<HTMLElement | null>, shown: Shown, onNearTop: () => void) {
  const before = useRef<{ shown: Shown; height: number; atEnd: boolean } | null>(null)
  const [missed, setMissed] = useState(false)
  const toEnd = useCallback(() => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
    setMissed(false)
  }, [box])
  const { first, last, own } = shown
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const known = before.current
    const grewAbove = known?.shown.first !== undefined && first !== undefined && first < known.shown.first
    if (grewAbove) element.scrollTop += element.scrollHeight - known.height
    else if (!known || known.atEnd || own > known.shown.own) element.scrollTop = element.scrollHeight
    else if (known.shown.last !== last) setMissed(true)
    before.current = {
      shown: { first, last, own },
      height: element.scrollHeight,
      atEnd: fromEnd(element) < NEAR_END_PX,
    }
  }, [box, first, last, own])
  const onScroll = () => {
    const element = box.current
    if (!element) return
    const atEnd = fromEnd(element) < NEAR_END_PX
    if (before.current) before.current = { ...before.current, height: element.scrollHeight, atEnd }
    if (atEnd) setMissed(false)
    if (element.scrollTop < NEAR_TOP_PX) onNearTop()
  }
  return { missed, toEnd, onScroll }
}
