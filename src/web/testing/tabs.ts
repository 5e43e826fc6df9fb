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

/** The browser loses its connection, or has it again. What is asked meanwhile gets its answer from the test. */
export function connect(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** The tab as the browser has it. */
export function ownTab(): void {
  if (!navigator.onLine) connect(true)
  Reflect.deleteProperty(navigator, 'onLine')
  Reflect.deleteProperty(document, 'visibilityState')
  Reflect.deleteProperty(document, 'hasFocus')
}
