import X from 'lucide-react/icons/x'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useOnline } from '#web/lib/online.ts'
import { IconButton } from './button.tsx'
import { enterDialog } from './dialog-stack.ts'

type DialogProps = {
  title: ReactNode
  /** Called for Escape, the close button and a click beside; the owner then takes the dialog away. */
  onClose: () => void
  children: ReactNode
  /** Buttons at the bottom, always in sight; the first is the main one and lies under the thumb. */
  actions?: ReactNode
  /** Nothing may close it while something is being sent. */
  locked?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** How far a sheet is pulled down before it closes. */
const GONE_PX = 90

/** Follows the finger that pulls the sheet down by its head; far enough closes, otherwise it springs back. */
function usePull(close: () => void) {
  const start = useRef<number | null>(null)
  const [shift, setShift] = useState(0)
  const end = () => {
    if (start.current === null) return
    start.current = null
    if (shift > GONE_PX) close()
    setShift(0)
  }
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isButton = event.target instanceof Element && event.target.closest('button') !== null
        // On wider screens it is a box in the middle.
        if (isButton || matchMedia('(min-width: 40rem)').matches) return
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current !== null) setShift(Math.max(0, event.clientY - start.current))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

/** The word of the page that the connection is gone lies behind the dialog. */
function OfflineLine() {
  const online = useOnline()
  return (
    <p role="status" className="basis-full text-sm font-medium text-mangga-ink empty:hidden">
      {online ? null : 'You are offline. What you typed is kept.'}
    </p>
  )
}

/**
 * A modal dialog, mounted while it is open: a sheet from below on phones. The browser's own `<dialog>` keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function Dialog({ title, onClose, children, actions, locked = false, role }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (!dialog) return undefined
    if (!dialog.open) dialog.showModal()
    const left = enterDialog(dialog)
    return () => {
      left()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const close = () => {
    if (!locked) onClose()
  }
  const { shift, handlers } = usePull(close)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click beside is a convenience: Escape and the close button do the same
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      className="sheet"
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      onCancel={(event) => {
        // A dialog opened from within this one tells its own cancelling to us too.
        if (event.target !== ref.current) return
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === ref.current) close()
      }}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div
          {...handlers}
          data-head
          className="relative flex touch-none items-center justify-between gap-4 pt-4 pb-1 ps-5 pe-3 select-none sm:py-3"
        >
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-edge sm:hidden"
          />
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <IconButton label="Close" onClick={close} disabled={locked}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        <div className="px-5 pb-5">{children}</div>
        {actions ? (
          <div className="sticky bottom-0 flex flex-col gap-2 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row-reverse sm:flex-wrap">
            <OfflineLine />
            {actions}
          </div>
        ) : null}
      </div>
    </dialog>
  )
}
