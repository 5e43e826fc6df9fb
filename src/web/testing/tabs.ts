import { onlineManager } from '@tanstack/react-query'

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

/** How the browser itself has the tab, whatever a test says. */
export const nativeVisibility = (): string => Reflect.get(Document.prototype, 'visibilityState', document)

/**
 * The tab in front and connected, as every test begins with it: the browser may have a tab of its tests in the background,
 * where a query waits before it asks again.
 */
export function ownTab(): void {
  if (!navigator.onLine) connect(true)
  // Nobody listened for the connection if the page had gone before.
  onlineManager.setOnline(true)
  Reflect.deleteProperty(navigator, 'onLine')
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  Reflect.deleteProperty(document, 'hasFocus')
}
