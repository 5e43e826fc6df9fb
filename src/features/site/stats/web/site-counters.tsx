import { grouped } from '#contract/number.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { COUNT_MS, COUNT_STEPS, countedTo, SHOWN_JOBSEEKERS } from '../rules.ts'
import { useSiteStats } from './api.ts'

/** Counts up once, when it comes into sight; without motion, and on the server, it is there at once. */
function useSteps(box: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(COUNT_STEPS)
  useEffect(() => {
    const element = box.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      let done = 0
      setStep(0)
      timer = setInterval(() => {
        done += 1
        setStep(done)
        if (done === COUNT_STEPS) clearInterval(timer)
      }, COUNT_MS / COUNT_STEPS)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearInterval(timer)
      setStep(COUNT_STEPS)
    }
  }, [box])
  return step
}

/** Job seekers, employers and jobs posted (spec 1 §2). What is read out is the figure itself, never a step on its way. */
export function SiteCounters() {
  const stats = useSiteStats()
  const box = useRef<HTMLDListElement>(null)
  const step = useSteps(box)
  const counters = [
    ['Job seekers', SHOWN_JOBSEEKERS, '+'],
    ['Employers', stats.companies, ''],
    ['Jobs posted', stats.jobs, ''],
  ] as const
  return (
    <dl ref={box} className="grid grid-cols-3 divide-x divide-line border-y border-line">
      {counters.map(([label, figure, sign]) => (
        <div key={label} className="flex flex-col-reverse ps-3 pe-1 py-5 first:ps-0 sm:px-8 sm:py-7">
          <dt className="text-sm text-soft sm:text-base">{label}</dt>
          <dd className="tabular text-[clamp(1.5rem,6vw,2.75rem)] leading-tight font-bold tracking-tight">
            <span className="sr-only">{grouped(figure) + sign}</span>
            <span aria-hidden="true">{grouped(countedTo(figure, step)) + sign}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
