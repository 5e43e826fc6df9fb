import type { Duty } from '../work/duty.ts'
import { ofWorkAlone, ROLES } from '../deeds/results.ts'
import { wordsOf } from '../deeds/shared.ts'
import type { Gathered } from './facts.ts'

/** Whom and what nearly any work is for or with. */
const OF_ANY =
  /^(?:customers?|clients?|patients?|guests?|students?|users?|people|candidates?|teams?|business|agency|account|call|e-?mail|remote|freelance|growing|brand|client|company|store|shop|website|site|service|support|expert|professional)s?$/i
/** Tells whether a deed has a word of the title that does not name its kind of work. */
export function rareOf(title: string, main: Duty | undefined): (deed: string) => boolean {
  const rare = wordsOf(ofWorkAlone(title)).filter(
    (word) => main?.says.test(word) !== true && !ROLES.has(word) && !OF_ANY.test(word),
  )
  return (deed) => wordsOf(deed).some((word) => rare.includes(word))
}

/** So many words of a title are as good as all of them. */
const MOST_WORDS = 3
/** How many words of the title that name its field the job has that a deed was done in. */
export function fieldOf({ posting, at }: Gathered): (deed: string) => number {
  const field = wordsOf(ofWorkAlone(posting.title)).filter((word) => !ROLES.has(word) && !OF_ANY.test(word))
  return (deed) => {
    const { work } = at(deed)
    const own = work === null ? [] : wordsOf(`${work.as} ${work.at}`)
    return Math.min(MOST_WORDS, field.filter((word) => own.includes(word)).length)
  }
}
