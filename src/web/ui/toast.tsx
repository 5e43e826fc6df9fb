import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { TextLink } from './link.tsx'
import { closeToast, takeOffer, type ToastItem, type ToastType } from './toast-store.ts'

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
const KINDS: Record<ToastType, string> = { success: 'Done', error: 'Error', info: 'Note', warning: 'Warning' }
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

/** What is left of each toast's time, also while it moves into a dialog that opens or out of one that closes. */
const timeLeft = new Map<number, number>()

/** Closes the toast after its time of not being paused. */
function useCountdown({ id, duration }: ToastItem, paused: boolean) {
  useEffect(() => {
    if (paused) return undefined
    const begun = performance.now()
    const left = timeLeft.get(id) ?? duration
    const timer = setTimeout(() => {
      timeLeft.delete(id)
      closeToast(id)
    }, left)
    return () => {
      clearTimeout(timer)
      timeLeft.set(id, left - (performance.now() - begun))
    }
  }, [id, duration, paused])
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

/** Remembers where the focus came from, and gives it back there, or to the page where that is gone. */
function useWayBack() {
  const from = useRef<EventTarget | null>(null)
  return {
    remember: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget
    },
    goBack: () => {
      const place = from.current instanceof HTMLElement && from.current.isConnected ? from.current : null
      ;(place ?? document.querySelector('main'))?.focus({ preventScroll: true })
    },
  }
}

/** The click is the button's or the link's own: a captured pointer would keep it. */
const ownClick = (event: PointerEvent<HTMLElement>) => event.stopPropagation()

/** One notification: closes on a click, by its button, by being dragged away, or when its time is over. */
export function Toast({ item }: { item: ToastItem }) {
  const [hovered, setHovered] = useState(false)
  const [focusWithin, setFocusWithin] = useState(false)
  const pageFocused = useSyncExternalStore(
    watchFocus,
    () => document.hasFocus(),
    () => true,
  )
  const way = useWayBack()
  const leave = (close: (id: number) => void) => {
    if (focusWithin) way.goBack()
    close(item.id)
  }
  const { shift, handlers } = useDrag(() => leave(closeToast))
  useCountdown(item, hovered || focusWithin || !pageFocused || shift !== 0)
  const Icon = ICONS[item.type]
  return (
    // The close button is the keyboard’s way, a click anywhere the pointer’s.
    <div
      {...handlers}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(event) => {
        way.remember(event)
        setFocusWithin(true)
      }}
      onBlur={() => setFocusWithin(false)}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px)`, opacity: 1 - Math.abs(shift) / 240 }}
      className="pointer-events-auto flex w-full animate-[rise_180ms_ease-out] touch-pan-y items-start gap-2 rounded-box border border-edge bg-surface py-3 ps-3.5 pe-1 text-ink shadow-lift select-none"
    >
      <Icon className={cx('mt-0.5 size-5 shrink-0', COLOURS[item.type])} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">
          <span className="sr-only">{KINDS[item.type]}: </span>
          {item.title}
        </p>
        {item.message === '' ? null : <p className="break-words whitespace-pre-line text-soft">{item.message}</p>}
        {item.link ? (
          <TextLink to={item.link.to} onPointerDown={ownClick} className="inline-flex min-h-11 items-center">
            {item.link.label}
          </TextLink>
        ) : null}
      </div>
      {item.action ? (
        <button
          type="button"
          aria-label={`${item.action.label}: ${item.title}`}
          aria-keyshortcuts="Control+Z Meta+Z"
          onPointerDown={ownClick}
          onClick={(event) => {
            event.stopPropagation()
            leave(takeOffer)
          }}
          className="-my-1.5 inline-flex min-h-11 shrink-0 items-center rounded-box px-2.5 font-semibold text-dagat hover:bg-dagat-wash"
        >
          {item.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={`Close: ${item.title}`}
        className="-my-1.5 -ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-box text-soft hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
