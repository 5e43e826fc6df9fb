import { phrase } from '#features/phrases/rules.ts'
import { ALSO_NOUNS, IRREGULAR_PASTS, PASTS } from '#features/phrases/verbs/rules.ts'

const DONE = phrase('iu')`^(?:[\p{L}-]+ed|${IRREGULAR_PASTS})$`
const NO_DEED =
  /^(?:need|feed|speed|embed|indeed|proceed|succeed|exceed|detailed|skilled|experienced|advanced|dedicated|motivated|organized|certified|licensed|based|red|bed|shed|assigned|tasked|employed|hired)$/i
const ADVERB = /^(?:successfully|effectively|efficiently|consistently|proactively|actively|daily|independently)\s+/iu
const NAMES_THEM = /\b(?:i|my|me|we|our|he|she|his|her|you|your)\b/i
/** What is said of a deed without saying what was done. */
const TAIL =
  / (?:(?:and |thereby |thus )?(?:ensur(?:ing|ed)|resulting|leading to|demonstrat\w+|contribut\w+|showcas\w+|foster\w+|leverag\w+)\b|(?:in order )?to ensure\b|working closely\b|in a (?:timely|fast-paced|professional)\b|while maintaining\b).*$/iu
const THING =
  /^(?:[\p{L}/&-]+[ ,]+(?:and )?){0,3}(?:management|support|entry|service|handling|bookkeeping|editing|design|writing|creation|research|generation|scheduling|sourcing|onboarding|processing|preparation|moderation|transcription|invoicing|calling|setting|testing|maintenance|development|monitoring|reporting|coordination)\b/iu
const [FEWEST, LONGEST] = [4, 30]

/** What somebody did, to stand behind "I": null where the line of a resume makes none without changing what it says. */
export function asDeed(point: string): string | null {
  const whole = point
    .replace(/\s+/g, ' ')
    // bounded: a point of a resume, 200 signs
    .replace(/[\s.;,]+$/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  const line = whole.replace(ADVERB, '').replace(TAIL, '').replace(/,$/, '').trim()
  const words = line.split(' ')
  if (
    words.length < FEWEST - 1 ||
    whole.split(' ').length < FEWEST ||
    words.length > LONGEST ||
    NAMES_THEM.test(line) ||
    /[.!?]\s|[[\]{}<>_|]/.test(line)
  )
    return null
  if (/^\P{Ll}+$/u.test(line)) return null
  if (/^(?:was |were )?responsible for /i.test(line)) return `was ${lowered(line.replace(/^(?:was|were) /i, ''))}`
  // What is followed by "of" is a thing, both words of it.
  if (/^\p{L}+ing and \p{L}+ing of /iu.test(line)) return `took care of the ${lowered(line)}`
  const deed = words.map((word, at) => (at === 0 ? (pastOf(word, words[1]) ?? word) : word)).join(' ')
  const first = words[0] ?? ''
  if (pastOf(first, words[1]) === null) return THING.test(line) ? `took care of ${ofIt(line)}${lowered(line)}` : null
  return sameTense(lowered(deed))
}

/** A verb in its past; null for what is none, or may be a thing. */
function pastOf(word: string, next = ''): string | null {
  const plain = word.toLowerCase().replace(/,$/, '')
  const comma = word.endsWith(',') ? ',' : ''
  // "Organized the school paper" is a deed, "organized and neat" is none.
  if (NO_DEED.test(plain) && !(/^organi[sz]ed$/.test(plain) && /^(?:the|a|an|all|our|\d.*)$/i.test(next))) return null
  if (DONE.test(plain)) return plain + comma
  const was = PASTS.get(plain)
  if (was === undefined || (ALSO_NOUNS.has(plain) && !/^(?:the|a|an|our|all|new|up|\d.*|for|with|and)$/i.test(next)))
    return null
  if (/^of$/i.test(next)) return null
  return was + comma
}

/** "Manage and update …", "screens, sources and …": verbs that go together are in one tense. */
const sameTense = (deed: string): string =>
  deed.replace(
    /((?:^|, | and )(?:and )?)([\p{L}]+)(?= (?:the|a|an|all|new|\d|[\p{L}]+s\b|[\p{L}]+))/giu,
    (all, lead: string, word: string) => {
      if (!/(?:, |and )/.test(lead)) return all
      const was = PASTS.get(word)
      return was === undefined || ALSO_NOUNS.has(word) || word.endsWith('s') ? all : `${lead}${was}`
    },
  )

/** "The data entry of …", and plain "inbox management for …". */
const ofIt = (line: string): string => (/^of\b/i.test(line.replace(THING, '').trim()) ? 'the ' : '')

/** A name or an abbreviation keeps its capitals. */
const lowered = (line: string): string => {
  const first = line.split(' ')[0] ?? ''
  return /^\p{Lu}[\p{Ll},-]+$/u.test(first) ? `${first.toLowerCase()}${line.slice(first.length)}` : line
}
