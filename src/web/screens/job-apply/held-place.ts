/**
 * For a box that grows late above a form in a dialog: whoever is in a field below it, or has scrolled past it, stays where
 * they are. The browser does so only for who has scrolled, and not while the box is in sight.
 */
export function heldPlace(box: HTMLElement | null): (() => void) | undefined {
  const scroller = box?.closest('dialog')
  if (!box || !scroller) return undefined
  let height = box.offsetHeight
  const sizes = new ResizeObserver(() => {
    const grown = box.offsetHeight - height
    height += grown
    if (isPast(box, scroller)) scroller.scrollTop += grown
  })
  sizes.observe(box)
  return () => sizes.disconnect()
}

function isPast(box: HTMLElement, scroller: HTMLElement): boolean {
  const field = document.activeElement
  const inForm = field !== null && box.parentElement?.contains(field) === true
  if (inForm)
    return (box.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !box.contains(field)
  return box.getBoundingClientRect().bottom < scroller.getBoundingClientRect().top
}
