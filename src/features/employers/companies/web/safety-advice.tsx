import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'
import { TextLink } from '#web/ui/link.tsx'

/** What holds with every employer, in the words that stand beside postings. */
const ADVICE = ['fee', 'id_before_interview', 'chat_app'] as const

export const SafetyAdvice = () => (
  <section aria-labelledby="advice" className="border-t border-line pt-5">
    <h2 id="advice" className="text-xl">
      Before you apply
    </h2>
    <p className="mt-1 text-soft">This holds with every employer, well known or not.</p>
    <ul className="mt-2 flex list-disc flex-col gap-2 ps-5">
      {ADVICE.map((kind) => (
        <li key={kind}>{NOTE_TEXTS[kind].advice}</li>
      ))}
    </ul>
    <TextLink to="/resources/spotting-scams" className="mt-1 inline-flex min-h-11 items-center">
      How to spot a scam
    </TextLink>
  </section>
)
