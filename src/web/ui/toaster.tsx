import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onSessionChange, readSession } from '#web/lib/session.ts'
import { useClearOfHead } from './clear-of-head.ts'
import { onDialogs, topDialog } from './dialog-stack.ts'
import { endOffers, onToasts, readToasts, takeOffer, type ToastItem } from './toast-store.ts'
import { Toast } from './toast.tsx'

const NOTHING: readonly ToastItem[] = []

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]'

/** Ctrl+Z or ⌘Z takes the latest offer, except where a text is typed: there it is the field's own. */
function undoByKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'
  if (!isUndo || (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null)) return
  const latest = readToasts().findLast((one) => one.action)
  if (!latest) return
  event.preventDefault()
  takeOffer(latest.id)
}

/** The offers of this person by key, and none of them to the next one. */
function useOffers(): void {
  useEffect(() => {
    let { token } = readSession()
    const stop = onSessionChange(() => {
      if (readSession().token === token) return
      token = readSession().token
      void endOffers()
    })
    addEventListener('keydown', undoByKey)
    return () => {
      stop()
      removeEventListener('keydown', undoByKey)
    }
  }, [])
}

/**
 * Where toasts appear: top right below the header, on phones above whatever lies along the lower edge, so that they cover
 * neither the field they speak of nor what is under the thumb. Inside of the open dialog, because nothing outside of it could be clicked. The regions are
 * there before their toasts: only then are these read out, warnings and errors at once. What draws them has come with
 * them: mostly it is a cut line that a toast has to tell of.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => NOTHING)
  useOffers()
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => null)
  const box = useClearOfHead(dialog, toasts)
  const regions = (
    <section
      ref={box}
      aria-label={toasts.length === 0 ? undefined : 'Notifications'}
      className="toasts pointer-events-none z-50 flex w-96 max-w-[calc(100%-1.5rem)] flex-col gap-2 print:hidden"
    >
      <div aria-live="assertive" className="contents">
        {toasts.filter(isUrgent).map((item) => (
          <Toast key={item.id} item={item} />
        ))}
      </div>
      <div aria-live="polite" className="contents">
        {toasts
          .filter((item) => !isUrgent(item))
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
    </section>
  )
  return dialog ? createPortal(regions, dialog) : regions
}

const isUrgent = (item: ToastItem): boolean => item.type === 'error' || item.type === 'warning'
