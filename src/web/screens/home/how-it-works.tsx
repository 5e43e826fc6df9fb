import { useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Picture } from './picture.tsx'
import { HOW_IT_WORKS, STEPS } from './texts.ts'

const GuideDialog = part(async () => (await import('./guide-dialog.tsx')).GuideDialog)

/** The four steps, the way to the board's connection, and the guide. */
export function HowItWorks() {
  const [guide, setGuide] = useState(false)
  return (
    <section aria-labelledby={HOW_IT_WORKS} className="seen-later pt-16">
      <h2 id={HOW_IT_WORKS} tabIndex={-1} className="text-3xl outline-none">
        How It Works
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ picture, title, text, seen }, at) => (
          <li key={picture} className="flex flex-col">
            <Picture name={picture} width={320} height={190} label={seen} />
            <h3 className="mt-5 flex items-baseline gap-3 text-xl">
              <span aria-hidden="true" className="tabular text-dagat">
                {at + 1}
              </span>
              {title}
            </h3>
            <p className="mt-1 max-w-[48ch] text-soft">{text}</p>
            <div className="mt-auto flex pt-4 empty:hidden">
              {picture === 'connect' ? (
                <ButtonLink to="/settings?section=integrations" look="secondary">
                  Set Up Integration Now
                </ButtonLink>
              ) : null}
              {picture === 'apply' ? (
                <Button look="secondary" aria-haspopup="dialog" onClick={() => setGuide(true)}>
                  How to Apply Guide
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {guide ? <GuideDialog onClose={() => setGuide(false)} /> : null}
    </section>
  )
}
