import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Need } from './onboarding-values.ts'

/** What applying needs, what of it is there, and the way to what is not. */
export function NeedsList({ needs }: { needs: readonly Need[] }) {
  const done = needs.filter((need) => need.done).length
  return (
    <section aria-labelledby="needs" className="rounded-box border border-line bg-surface p-4">
      <h2 id="needs" className="text-lg">
        {done === needs.length ? 'Ready to apply' : 'To apply you need'}
      </h2>
      <p className="mt-1 mb-2 text-sm text-soft tabular" role="status">
        {done} of {needs.length} done
      </p>
      <ProgressBar value={done / needs.length} label="Profile completeness" />
      <ul className="mt-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-3">
        {needs.map((need) => (
          <li key={need.anchor}>
            <a
              href={`#${need.anchor}`}
              onClick={(event) => {
                // No step in the history: back leads to where the person came from.
                event.preventDefault()
                document.getElementById(need.anchor)?.focus()
              }}
              className="flex min-h-11 items-center gap-2 text-ink underline-offset-4 hover:underline"
            >
              {need.done ? (
                <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
              ) : (
                <CircleDashed className="size-5 shrink-0 text-soft" aria-hidden="true" />
              )}
              <span className={need.done ? 'text-soft' : 'font-medium'}>
                {need.label}
                <span className="sr-only">{need.done ? ', done' : ', missing'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
