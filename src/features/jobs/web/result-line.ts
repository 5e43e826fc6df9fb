import type { MouseEvent } from 'react'
import { isPlainClick } from '#web/lib/navigation.tsx'

/**
 * Taking a chip away takes the focus with it: it goes to the line that says what the list has by now, so that the keyboard
 * goes on there and the new count is read out.
 */
export function focusOnPlainClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (isPlainClick(event)) document.querySelector<HTMLElement>('#results [data-line]')?.focus({ preventScroll: true })
}
