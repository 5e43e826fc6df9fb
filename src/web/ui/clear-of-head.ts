import { type RefObject, useLayoutEffect } from 'react'

const GAP_PX = 8

/** Where the head of a sheet ends on the screen, as it will stand when it has come up. */
function headEnd(sheet: HTMLElement): number {
  const head = sheet.querySelector<HTMLElement>('[data-head]')
  return sheet.offsetTop + (head === null ? 0 : head.offsetTop + head.offsetHeight) - sheet.scrollTop
}

/** Where `box` is over the sheet but for its style's own place, it goes below the sheet's head. */
function place(box: HTMLElement, sheet: HTMLElement): void {
  box.style.top = ''
  const isSheet = !matchMedia('(min-width: 40rem)').matches
  if (!isSheet || box.offsetTop + box.offsetHeight <= sheet.offsetTop) return
  box.style.top = `${Math.max(box.offsetTop, headEnd(sheet) + GAP_PX)}px`
}

/**
 * Keeps notifications of a sheet on a phone off its title and its closing button: above it where there is room, else below
 * its head. `shown` is what stands in `box`.
 */
export function useClearOfHead(
  box: RefObject<HTMLElement | null>,
  sheet: HTMLElement | null,
  shown: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    element.style.top = ''
    if (!sheet || shown.length === 0) return undefined
    // A sheet grows as its content comes.
    const sizes = new ResizeObserver(() => place(element, sheet))
    sizes.observe(sheet)
    sizes.observe(element)
    place(element, sheet)
    return () => sizes.disconnect()
  }, [box, sheet, shown])
}
