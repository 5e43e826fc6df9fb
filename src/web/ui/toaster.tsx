import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { closeToast, onToasts, readToasts, type ToastItem, type ToastType } from './toast-store.ts'

const ICONS: Record<ToastType, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
}
const COLOURS: Record<ToastType, string> = {
  success: 'text-success',
  error: 'text-danger',
  info: 'text-dagat',
  warning: 'text-mangga-ink',
}
const NOTHING: readonly ToastItem[] = []
/** How far a toast is dragged before it goes. */
const GONE_PX = 90
/** A shaky click is still a click. */
const CLICK_SLACK_PX = 5

const watchFocus = (listener: () => void) => {
  addEventListener('focus', listener)
  addEventListener('blur', listener)
  return () => {
    removeEventListener('focus', listener)
    removeEventListener('blur', listener)
  }
}

/** Runs `done` after `duration` ms of not being paused. */
function useCountdown(duration: number, paused: boolean, done: () => void) {
  const left = useRef(duration)
  const finish = useRef(done)
  useEffect(() => {
    finish.current = done
  })
  useEffect(() => {
    if (paused) return undefined
    const begun = performance.now()
    const timer = setTimeout(() => finish.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - begun
    }
  }, [paused])
}

/** Follows a finger or the mouse sideways; far enough closes, otherwise it springs back. */
function useDrag(onGone: () => void) {
  const start = useRef<number | null>(null)
  const moved = useRef(false)
  const [shift, setShift] = useState(0)
  const end = () => {
    start.current = null
    if (Math.abs(shift) > GONE_PX) onGone()
    else setShift(0)
  }
  return {
    shift,
    handlers: {
      onClick: () => {
        if (!moved.current) onGone()
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        start.current = event.clientX
        moved.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return
        const next = event.clientX - start.current
        moved.current ||= Math.abs(next) > CLICK_SLACK_PX
        if (moved.current) setShift(next)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

function Toast({ item }: { item: ToastItem }) {
  const [held, setHeld] = useState(false)
  const focused = useSyncExternalStore(
    watchFocus,
    () => document.hasFocus(),
    () => true,
  )
  const close = () => closeToast(item.id)
  const { shift, handlers } = useDrag(close)
  useCountdown(item.duration, held || !focused || shift !== 0, close)
  const Icon = ICONS[item.type]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the close button is the keyboard's way, a click anywhere the pointer's
    <div
      {...handlers}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px)`, opacity: 1 - Math.abs(shift) / 240 }}
      className="pointer-events-auto flex w-full animate-[slide-in_180ms_ease-out] touch-pan-y items-start gap-3 rounded-box border border-edge bg-surface py-3 ps-4 pe-1.5 text-ink shadow-lift select-none"
    >
      <Icon className={cx('mt-0.5 size-5 shrink-0', COLOURS[item.type])} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{item.title}</p>
        {item.message === '' ? null : <p className="text-soft">{item.message}</p>}
      </div>
      <button
        type="button"
        aria-label={`Close: ${item.title}`}
        className="-my-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-box text-soft hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}

/** Where toasts appear: top right, above dialogs' opener, announced politely or at once by their type. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => NOTHING)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An open modal dialog lies in the top layer; a popover shown after it lies above.
    const region = ref.current
    if (!region) return
    if (region.matches(':popover-open')) region.hidePopover()
    if (toasts.length > 0) region.showPopover()
  }, [toasts])
  return (
    <div
      ref={ref}
      popover="manual"
      role="region"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-[0.75rem_0.75rem_auto_max(0.75rem,calc(100%-24.75rem))] m-0 w-auto flex-col gap-2 overflow-visible bg-transparent p-0 open:flex"
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
    </div>
  )
}

const isUrgent = (item: ToastItem): boolean => item.type === 'error' || item.type === 'warning'
