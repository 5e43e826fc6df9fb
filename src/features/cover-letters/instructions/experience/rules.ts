import { oneOf } from '#features/phrases/rules.ts'
import { QUESTIONING } from '../phrases/rules.ts'

/** What somebody may have of doing something. */
const HAVING = oneOf([
  'experience|knowledge|background|practice|familiarity|skills?|expertise|history|track record|exposure|comfort',
  'familiar|experienced|comfortable|confident|skilled|good|proficient',
])
/** Things that are sent, each by itself, behind a comma. */
const SENT = String.raw`(?:(?:an? |your |updated |latest |recent |short )*)(?:r[ée]sum[ée]|cv|portfolio|photo|cover letter|loom|speed ?test|pc specs|transcript)(?!\w)`
const OWN = String.raw`(?!(?:whether|when|where) (?:at|in|from|for|as|with|paid|or)\b)(?:your|ur|please|expected|desired|asking|hourly|monthly|earliest|${QUESTIONING}|if (?:you|there))(?!\w)`
const JOINED = String.raw`\s*(?:[+/;]|,?\s(?:and|plus|as well as|together with|along with|&))\s+(?=${OWN}|an? |the |two |three |\d|${SENT}|samples?\b|links?\b|send\b|attach\b)`
/** Where what is done ends and another piece of the demand begins. */
const ENDS = String.raw`${JOINED}|,\s+(?=${OWN}|${SENT}|(?:an?|the|two|three|\d+)\s)|[.!?;:\n(]`
/** "Experience of screening CVs, answering phones or keeping records": one thing, however much is done in it. */
const DOING = new RegExp(
  String.raw`(\b${HAVING} (?:of|with|in|at|using) )((?:[\p{L}-]+ly )?\p{L}{2,}ing(?=\s+\p{L})(?:(?!${ENDS})[^])*)`,
  'giu',
)

/** The text with what somebody has experience of doing blotted out, every other letter where it was. */
export const withoutDoing = (text: string, by = '_'): string =>
  /ing\s/i.test(text) ? text.replace(DOING, (_, having: string, done: string) => having + by.repeat(done.length)) : text
