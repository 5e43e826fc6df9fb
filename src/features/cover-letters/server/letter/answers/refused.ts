import { plainWords, sentencesOf } from '#features/cover-letters/claims/words.ts'
import type { Answers } from './known.ts'

/** "What you would NOT do for us": what somebody wants to leave to others. */
const ASKED =
  /\bwhat (?:kinds? of |sorts? of )?(?:\w+ )?(?:(?:(?:would|do|will|can) )?you (?:(?:would|do|will|can) )?(?:not|never|rather not|refuse to)|(?:you )?(?:won t|wouldn t|don t|can t|cannot)(?: you)?) (?:want to |like to )?(?:do|offer|handle|touch|take on|help with)\b(?! (?:without|when|if|unless|before|first)\b)/
const REFUSED =
  /^(?:I(?:['’]m| am) not (?:an? |comfortable |the )|I (?:do not|don['’]?t|no longer|never) (?:do|handle|take|offer|make|run|touch)\b|I (?:cannot|can['’]t) (?:do|handle|offer|make|run)\b)/i

/** What somebody does not do, in their own sentence; empty where nobody asks for it or they do not tell it. */
export function refusedAsked({ about }: Pick<Answers, 'about'>, question: string): string {
  if (!ASKED.test(plainWords(question))) return ''
  return (
    sentencesOf(about)
      .map(({ text }) => text.trim())
      .find((text) => REFUSED.test(text) && /[.!]$/.test(text)) ?? ''
  )
}
