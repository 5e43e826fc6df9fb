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
  if (RESPONSIBLE.test(line)) return inCharge(line.replace(RESPONSIBLE, ''))
  const done = ofThings(line)
  if (done !== null) return done
  const [, cleared = '', rest = ''] = CLEARED.exec(line) ?? []
  const was = PASTS.get(cleared.toLowerCase())
  if (was !== undefined) return `${was} up ${rest}`
  const deed = words.map((word, at) => (at === 0 ? (pastOf(word, words[1]) ?? word) : word)).join(' ')
  const first = words[0] ?? ''
  if (pastOf(first, words[1]) === null) return THING.test(line) ? `took care of ${ofIt(line)}${lowered(line)}` : null
  return sameTense(lowered(deed))
}

const RESPONSIBLE = /^(?:was |were )?responsible for /i
/** "Responsible for handling calls" is "handled calls"; for a thing alone nobody says what was done with it. */
function inCharge(what: string): string {
  const [first = '', next = '', ...rest] = what.split(' ')
  const did = /ing$/i.test(first) ? PASTS.get(first.toLowerCase()) : undefined
  if (did !== undefined && !/^of$/i.test(next)) return sameTense([did, next, ...rest].join(' '))
  const joined = / and \p{L}+ing\b/iu.test(what) ? sameTense(lowered(what)) : lowered(what)
  return PAPERWORK.test(what) ? `handled ${joined}` : `was responsible for ${lowered(what)}`
}
/** Things that can only be handled. */
const PAPERWORK =
  /^(?:accounts (?:payable|receivable)|payroll|invoic(?:es|ing)|e-?mails?|inbox\w*|calls|inquiries|complaints|orders|refunds|returns|bookings|reservations|tickets|correspondence|documents|paperwork|reports|records|payments|claims|shipments|deliveries)\b/i

/** "Clean up of 14 months of books" */
const CLEARED = /^(\p{L}{3,8})[ -]?up (?:of|on) (?:the )?(.+)$/iu

/** "Data entry of …", "packing and labelling of …": what was done with a thing, as its verb; null where it has none. */
function ofThings(line: string): string | null {
  const [whole, first = '', second = ''] = /^(\p{L}+ing)(?: and (\p{L}+ing))? of (?:the )?/iu.exec(line) ?? []
  if (whole === undefined)
    return /^(?:data )?entry of /i.test(line) ? line.replace(/^(?:data )?entry of /i, 'entered ') : null
  const did = [first, second].filter(Boolean).map((word) => PASTS.get(word.toLowerCase()))
  if (did.includes(undefined)) return `took care of the ${lowered(line)}`
  return `${did.join(' and ')} ${line.slice(whole.length)}`
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
  withClause(
    deed.replace(
      /((?:^|, | and )(?:and )?)([\p{L}]+)(?= (?:the|a|an|all|new|\d|[\p{L}]+s\b|[\p{L}]+))/giu,
      (all, lead: string, word: string, at: number) => {
        if (!/(?:, |and )/.test(lead)) return all
        const was = PASTS.get(word)
        const next = deed.slice(at + all.length)
        if (was === undefined || OF_THINGS.test(deed.slice(0, at))) return all
        // "And post it", "and forwards the leads": no thing stands before another thing's article.
        const isVerb =
          (!ALSO_NOUNS.has(word) && !word.endsWith('s')) || (lead.endsWith('and ') && BEFORE_THING.test(next))
        return isVerb || (word === 'schedule' && MEETINGS.test(next)) ? `${lead}${was}` : all
      },
    ),
  )
/** Within a list of things no word is a verb: "calls about billing, plan changes and …". */
const OF_THINGS = /\b(?:about|regarding|concerning|including|such as|like) [^,]*(?:, [^,]*)*$/i
const BEFORE_THING = /^ (?:it|them|the|an?|all|their|its)\b/i
const MEETINGS = /^ (?:appointments|meetings|interviews|visits|calls|deliveries)\b/i

/** "… accounts, receivables went down from $38k to $9k": what came of it is a sentence of its own. */
const withClause = (deed: string): string =>
  deed.replace(
    /, (?=(?!and\b|which\b|that\b)[\p{L}\d ]{3,50} (?:went|fell|rose|grew|dropped|decreased) (?:down|up|from|by|to)\b)/u,
    ', and ',
  )

/** "The data entry of …", and plain "inbox management for …". */
const ofIt = (line: string): string => (/^of\b/i.test(line.replace(THING, '').trim()) ? 'the ' : '')

/** A name or an abbreviation keeps its capitals. */
const lowered = (line: string): string => {
  const first = line.split(' ')[0] ?? ''
  return /^\p{Lu}[\p{Ll},-]+$/u.test(first) ? `${first.toLowerCase()}${line.slice(first.length)}` : line
}
