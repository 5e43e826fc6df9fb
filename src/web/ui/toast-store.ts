export type ToastType = 'success' | 'error' | 'info' | 'warning'
export type ToastItem = { id: number; type: ToastType; title: string; message: string; duration: number }

const DEFAULT_DURATION_MS = 5000
const MOST_AT_ONCE = 4

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]): void {
  items = next
  listeners.forEach((listener) => listener())
}

type Options = { duration?: number }
const show =
  (type: ToastType) =>
  (title: string, message = '', { duration = DEFAULT_DURATION_MS }: Options = {}): number => {
    const item = { id: nextId++, type, title, message, duration }
    const others = items.filter((one) => one.title !== title || one.message !== message)
    change([...others, item].slice(-MOST_AT_ONCE))
    return item.id
  }

/** Notifications of spec 1 §2: a type, a title, a message; 5 seconds unless said otherwise. Each gives its id. */
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
