import type { ReactNode } from 'react'

type OnboardingSectionProps = { anchor: string; title: string; intro: string; children: ReactNode }

/** One part of the page with its heading; the list of what is missing leads here. */
export function OnboardingSection({ anchor, title, intro, children }: OnboardingSectionProps) {
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="flex flex-col gap-4 border-t border-line pt-6 outline-none"
    >
      <div>
        <h2 id={`${anchor}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 text-soft">{intro}</p>
      </div>
      {children}
    </section>
  )
}
