import { numberIn, NUMBERS } from '#features/phrases/numbers/rules.ts'
import { matchesOf } from '#features/phrases/rules.ts'

// bounded: three words at most between a number and what is counted
const RATE = new RegExp(
  String.raw`(?<![\p{L}\d.,$₱€£])(\d{1,3}(?:,\d{3})+|\d{1,6}|${NUMBERS.join('|')})\+? (?:[\p{L}-]+ ){0,3}?([\p{L}-]+s) (?:an?|per|each|every) (day|week|month)\b`,
  'giu',
)
/** Names of the same thing counted. */
const KINDS: readonly RegExp[] = [
  /^(?:dials|calls)$/i,
  /^(?:contacts|leads|prospects)$/i,
  /^(?:tickets|chats|e-?mails|messages)$/i,
  /^(?:videos|reels|clips|shorts|edits)$/i,
  /^(?:forms|invoices|entries|records|documents)$/i,
  /^(?:listings|products|skus)$/i,
  /^(?:appointments|viewings|bookings|meetings|showings)$/i,
  /^(?:ads|designs|graphics|thumbnails|creatives)$/i,
  /^(?:articles|posts|blogs)$/i,
  /^(?:orders|shipments|parcels)$/i,
  /^(?:students|learners|pupils)$/i,
  /^(?:patients|customers|clients|guests)$/i,
]
/** As many days as a week can have: who asks for so many a day is not promised less. */
const A_WEEK = { day: 7, week: 1, month: 12 / 52 } as const

type Rate = { text: string; kind: number; weekly: number }
function ratesIn(text: string): Rate[] {
  return matchesOf(RATE, text).flatMap((match) => {
    const [, count = '', thing = '', period = ''] = match
    const number = numberIn(count.replace(/,/g, ''))
    const kind = KINDS.findIndex((names) => names.test(thing))
    const times = Object.entries(A_WEEK).find(([name]) => name === period.toLowerCase())?.[1] ?? 0
    const named = thing === thing.toUpperCase() ? thing.toLowerCase() : thing
    return kind < 0 ? [] : [{ text: `${count} ${named} a ${period.toLowerCase()}`, kind, weekly: number * times }]
  })
}

/** What a posting asks for that a deed did as many of, "120 dials a day"; empty where it counts other things, or fewer. */
export function askedFor(deed: string, description: string): string {
  const did = ratesIn(deed)
  const asked = ratesIn(description).find(({ kind, weekly }) =>
    did.some((own) => own.kind === kind && own.weekly >= weekly),
  )
  return asked?.text ?? ''
}

/** Says that so many as a posting asks for can be done; empty as above. */
export function reaching(deed: string, description: string): string {
  const asked = askedFor(deed, description)
  return asked === '' ? '' : `The ${asked} you ask for would be no problem.`
}
