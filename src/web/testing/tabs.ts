/** Another tab is brought to the front, or this one again. */
export function turn(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Another window has the keyboard, or this one again. */
export function focusWindow(focused: boolean): void {
  Object.assign(document, { hasFocus: () => focused })
  dispatchEvent(new Event(focused ? 'focus' : 'blur'))
}

/** The tab as the browser has it. */
export function ownTab(): void {
  Reflect.deleteProperty(document, 'visibilityState')
  Reflect.deleteProperty(document, 'hasFocus')
}
