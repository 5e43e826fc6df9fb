import { sentencesOf } from '#features/cover-letters/claims/words.ts'
import { wordsIn } from './parts.ts'
import { line } from '../person/person.ts'
import { CLICHE, PRIVATE, WANTS } from './showing.ts'

/** What can stand in a letter as it is: a whole sentence in the first person. */
const STANDS =
  /^(?:I(?:['’](?:m|ve))? |My |(?:Before that|Before this|Outside work|In my (?:last|current|present) (?:job|work|role)|For (?:the )?(?:last|past) [\w ]{2,20}),? (?:I|my)\b)/
/** A letter says by itself who writes, when they can work, for how much, and that they want the job. */
const SAID_ELSEWHERE =
  /^I(?:['’]m| am) (?:an?|the|based|from|currently|available|open|willing|flexible|ready|amenable|ok|okay|fine)\b|\b(?:hours|shifts?|availab\w+|schedule|salary|rate|per hour|willing|interested|apply\w*|salamat|thank)\b/i

const [FEWEST, LONGEST] = [6, 32]
/** The sentences of somebody's own words about themselves that can stand in a letter. */
export const ownSentences = (about: string | null): string[] =>
  sentencesOf(line(about ?? ''))
    .map(({ text }) => text.trim())
    .filter((text) => STANDS.test(text) && /[.!]$/.test(text))
    .filter((text) => [SAID_ELSEWHERE, WANTS, PRIVATE, CLICHE].every((none) => !none.test(text)))
    .filter((text) => wordsIn(text) >= FEWEST && wordsIn(text) <= LONGEST)
