import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { enterDialog } from '#web/ui/dialog-stack.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { runOverlay } from './overlay-run.ts'

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** 'Profile Complete' over everything, filled in two seconds, then on (spec 2 §4). Without motion it stands still as long. */
export function CompleteOverlay({ onFull }: { onFull: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const full = useRef(onFull)
  const [percent, setPercent] = useState(0)
  const [still] = useState(prefersStillness)
  useEffect(() => {
    full.current = onFull
  }, [onFull])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (!dialog.open) dialog.showModal()
    const left = enterDialog(dialog)
    const stop = runOverlay(setPercent, () => full.current())
    return () => {
      stop()
      left()
      dialog.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby="complete-title"
      onCancel={(event) => event.preventDefault()}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-ground text-ink"
    >
      <div className="grid h-full place-items-center p-6">
        <div className="flex w-full max-w-sm flex-col items-center gap-4 text-center">
          <CircleCheck className="size-14 text-success" aria-hidden="true" />
          <h2 id="complete-title" className="text-3xl">
            Profile Complete
          </h2>
          <p className="text-soft">You can apply now. Taking you on…</p>
          <ProgressBar value={still ? 1 : percent / 100} label="Profile Complete" />
          {still ? null : <p className="text-sm text-soft tabular">{percent}%</p>}
        </div>
      </div>
    </dialog>
  )
}
