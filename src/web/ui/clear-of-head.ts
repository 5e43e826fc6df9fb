import { useLayoutEffect, useRef } from 'react'

const GAP_PX = 8

/** Where `box` would lie over the sheet at its own place, it goes below the sheet's head. */
function place(box: HTMLElement, sheet: HTMLElement): void {
  box.style.top = ''
  if (matchMedia('(min-width: 40rem)').matches) return
  const own = box.getBoundingClientRect()
  if (own.bottom <= sheet.getBoundingClientRect().top) return
  const head = sheet.querySelector('[data-head]')?.getBoundingClientRect()
  box.style.top = `${Math.max(own.top, (head?.bottom ?? 0) + GAP_PX)}px`
}

/**
 * Keeps notifications of a sheet on a phone off its title and its closing button: above it where there is room, else below
 * its head.
 * @param shown what stands in the box
 * @returns the ref of their box
 */
export function useClearOfHead(sheet: HTMLElement | null, shown: readonly unknown[]) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    element.style.top = ''
    if (!sheet || shown.length === 0) return undefined
    const settle = () => place(element, sheet)
    // A sheet comes up, and grows as its content comes.
    const sizes = new ResizeObserver(settle)
    sizes.observe(sheet)
    sizes.observe(element)
    sheet.addEventListener('animationend', settle)
    settle()
    return () => {
      sizes.disconnect()
      sheet.removeEventListener('animationend', settle)
    }
  }, [sheet, shown])
  return box
}
