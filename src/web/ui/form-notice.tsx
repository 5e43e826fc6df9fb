import { type ReactNode, useEffect, useRef } from 'react'
import type { FormFrame } from '#web/lib/form/use-form.ts'
import { Button } from './button.tsx'
import { Notice } from './states.tsx'

type FormNoticeProps = {
  form: Pick<FormFrame, 'formError'>
  /** A second line, such as how long to wait. */
  more?: ReactNode
}

/** What went wrong with a form as a whole, read out at once; nothing while all is well. */
export function FormNotice({ form: { formError }, more }: FormNoticeProps) {
  if (formError === undefined) return null
  return (
    <InView key={formError}>
      <Notice tone="danger" role="alert">
        <p>{formError}</p>
        {more ? <p className="text-sm">{more}</p> : null}
      </Notice>
    </InView>
  )
}

/** Comes into view once: the button that was pressed may stand screens away, and lines lie over the screen's lower end. */
function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="scroll-mt-4 scroll-mb-40">
      {children}
    </div>
  )
}

/** Something typed earlier and not sent is back, and may be thrown away. */
export function RestoredNotice({ form: { restored, reset } }: { form: Pick<FormFrame, 'restored' | 'reset'> }) {
  if (!restored) return null
  return (
    <Notice role="status">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>What you typed here earlier is back.</span>
        <Button look="quiet" onClick={() => reset()}>
          Start over
        </Button>
      </div>
    </Notice>
  )
}
