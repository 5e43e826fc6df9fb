import { useEffect, useRef } from 'react'

/** Choosing takes the pressed control away: its successor gets the focus, so that the keyboard stays here. */
export function useFollowingFocus(kind: string) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [kind])
  return box
}
