/** A call as far as it may be written down: its query and its body hold what people type. */
export type MadeCall = { method: string; url: string }

/**
 * Writes a failed call to the browser's console, once, for whoever looks into a complaint: method, path and the status,
 * null where no answer came.
 */
export function noteFailedCall({ method, url }: MadeCall, status: number | null): void {
  const [path = url] = url.split(/[?#]/)
  console.error(`${method} ${path} ${status === null ? 'got no answer' : `answered ${status}`}`)
}
