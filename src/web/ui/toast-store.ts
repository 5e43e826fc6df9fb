const TYPES = ['success', 'error', 'info', 'warning'] as const
export type ToastType = (typeof TYPES)[number]
/** A way on inside of a notification. */
export type ToastLink = { label: string; to: string }
/** What a notification offers to do; it closes with that. */
export type ToastAction = { label: string; onAction: () => void }
export type ToastItem = {
  id: number
  type: ToastType
  title: string
  message: string
  duration: number
  link?: ToastLink
  action?: ToastAction
  /** Called once when it has gone, whatever made it go; given back is what `endOffers` waits for. */
  onGone?: () => Promise<unknown>
}

const DEFAULT_DURATION_MS = 5000
const MOST_AT_ONCE = 4

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]): Promise<unknown> {
  const gone = items.filter((one) => !next.includes(one))
  items = next
  listeners.forEach((listener) => listener())
  return Promise.all(gone.flatMap((one) => (one.onGone ? [one.onGone()] : [])))
}

type Options = Pick<ToastItem, 'link' | 'action' | 'onGone'> & { duration?: number }

const isToastType = (type: string): type is ToastType => (TYPES as readonly string[]).includes(type)

/**
 * Shows a notification (spec 1 §2): 5 seconds unless told otherwise, of more than four the oldest goes, the same one
 * again takes the first one's place.
 * @returns its id
 * @throws TypeError for any other type than the four (spec 1 §5)
 */
export function showToast(type: string, title: string, message = '', options: Options = {}): number {
  if (!isToastType(type)) throw new TypeError('Toast type must be success, error, info or warning')
  const item = { id: nextId++, type, title, message, duration: DEFAULT_DURATION_MS, ...options }
  const others = items.filter((one) => one.title !== title || one.message !== message)
  void change([...others, item].slice(-MOST_AT_ONCE))
  return item.id
}

const show = (type: ToastType) => (title: string, message?: string, options?: Options) =>
  showToast(type, title, message, options)

export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
}

export const closeToast = (id: number): void => void change(items.filter((one) => one.id !== id))

/** Does what the notification offers, once, and closes it. */
export function takeOffer(id: number): void {
  const offer = items.find((one) => one.id === id)?.action
  offer?.onAction()
  closeToast(id)
}

/** Closes every notification that offers something; resolves when what waited for its end is done too. */
export const endOffers = async (): Promise<void> => void (await change(items.filter((one) => !one.action)))
export const readToasts = (): readonly ToastItem[] => items
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
