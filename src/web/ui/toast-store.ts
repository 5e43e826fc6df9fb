const TYPES = ['success', 'error', 'info', 'warning'] as const
export type ToastType = (typeof TYPES)[number]
/** A way on inside of a notification. */
export type ToastLink = { label: string; to: string }
export type ToastItem = {
  id: number
  type: ToastType
  title: string
  message: string
  duration: number
  link?: ToastLink
}

const DEFAULT_DURATION_MS = 5000
const MOST_AT_ONCE = 4

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]): void {
  items = next
  listeners.forEach((listener) => listener())
}

type Options = { duration?: number; link?: ToastLink }

const isToastType = (type: string): type is ToastType => (TYPES as readonly string[]).includes(type)

/**
 * Shows a notification (spec 1 §2): 5 seconds unless told otherwise, of more than four the oldest goes, the same one
 * again takes the first one's place.
 * @returns its id
 * @throws TypeError for any other type than the four (spec 1 §5)
 */
export function showToast(type: string, title: string, message = '', options: Options = {}): number {
  if (!isToastType(type)) throw new TypeError('Toast type must be success, error, info or warning')
  const { duration = DEFAULT_DURATION_MS, link } = options
  const item = { id: nextId++, type, title, message, duration, ...(link && { link }) }
  const others = items.filter((one) => one.title !== title || one.message !== message)
  change([...others, item].slice(-MOST_AT_ONCE))
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

export const closeToast = (id: number): void => change(items.filter((one) => one.id !== id))
export const readToasts = (): readonly ToastItem[] => items
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
