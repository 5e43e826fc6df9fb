import { AT_FIRST } from './more-verbs.ts'
import { isPast, isVerb, mayBeThing, wasOf } from './verbs.ts'

/** What no thing of a row begins with: it says how, when or for whom. */
const NO_ITEM =
  /^(?:and|or|from|with|within|without|including|around|about|usually|mostly|often|always|sometimes|mainly|only|all|both|each|every|then|also|average|at|in|on|for|to|by|per|via|up|over|under|more|less|daily|weekly|monthly|now|plus|such|same|as|namely|using|based|which|who|that|while|when|if|until|since|because|so|but|not|no|zero|never|the|an?|most|best|one|two|three|night|day|mid|graveyard|depending|especially|etc|like|than|including|part|full|where|US|UK)\b/i
const OF_TOPICS = /\b(?:about|regarding|concerning|such as|like) [^,]*$/u
const isItem = (piece: string, words: number, isTopic: boolean): boolean =>
  (isTopic && /^no \p{L}+(?: \p{L}+)?$/u.test(piece)) ||
  (piece.split(' ').length <= words &&
    !/^\d/.test(piece) &&
    !NO_ITEM.test(piece) &&
    !piece.split(' ').some((word) => isPast(word) && word !== 'red') &&
    !/\b(?:is|are|was|were|and|or)\b/.test(piece))
const [MOST, MOST_LAST] = [4, 10]
/** "Booked flights, hotels, cars": a row of things ends with an "and". */
function withLastAnd(deed: string): string {
  const begins = deed.search(LAST_VERB)
  const pieces = deed.slice(Math.max(0, begins)).split(', ')
  const [first = '', ...behind] = pieces
  const last = behind.at(-1) ?? ''
  if (behind.length < 2 || /[()]/.test(deed) || / (?:and|or|&) /.test(pieces.join(', ').replace(LAST_VERB, '')))
    return deed
  const isTopic = OF_TOPICS.test(first)
  const [head = ''] = last.split(/ (?:in|on|for|of|to|with|from|by|at|using|via|per)\b/)
  const isRow =
    behind.slice(0, -1).every((piece) => isItem(piece, MOST, isTopic)) &&
    isItem(head, MOST, isTopic) &&
    last.split(' ').length <= MOST_LAST &&
    !isPast(first.split(' ').at(-1) ?? '') &&
    !behind.some((piece) => isDoing(piece.split(' ')[0] ?? ''))
  return isRow ? `${deed.slice(0, deed.length - last.length - 2)} and ${last}` : deed
}
/** A verb that is no thing and no name of work begins what was done besides. */
const isDoing = (word: string): boolean => isVerb(word) && !mayBeThing(word) && !word.endsWith('ing')
// bounded: a line of a resume, 400 signs
/** Where the last of several deeds begins. */
const LAST_VERB = / and (?=\p{L}+ed [^]*,)(?![^]* and \p{L}+ed )/u

// bounded: a line of a resume, 400 signs
/** What stands behind work in the same way: "site inspection every Monday, reports to the owner". */
const WORK =
  '(?:(?!(?:mostly|mainly|from|with|for|in|on|by|including|around|about) )[\\p{L}-]+ ){0,2}(?:monitoring|payroll|filing|encoding|reporting|billing|invoicing|posting|scheduling|follow-ups?|reports?|updates?|inquiries|reminders?|[\\p{L}]{3,}(?:ations?|ments?))'
const TWO_OF_WORK = new RegExp(
  String.raw`^((?:took care of|handled) (?![^,]*\b(?:calls|tickets|chats|e-?mails|inquiries|accounts?|requests|claims)\b)[^,()]+), (${WORK}(?: (?:of|for|to|every|in|on|with) [^,()]+)?)$`,
  'u',
)
// bounded: four words
/** How often a thing was handled, behind it: "the cycle count weekly". */
const OFTEN =
  /^(handled|took care of) ((?!the )(?:[\p{L}-]+ ){0,3}\p{L}*[^s\W]) (daily|weekly|monthly|quarterly)(?=,|$| and )/u

/** A deed whose rows of things, and of work, end as rows do. */
export const inRows = (deed: string): string =>
  withLastAnd(withNamedWork(deed))
    .replace(TWO_OF_WORK, (all, one: string, other: string) =>
      / and /.test(other) ? all : `${one}${/ and /.test(one) ? ',' : ''} and ${other}`,
    )
    .replace(OFTEN, '$1 the $3 $2')

// bounded: a line of a resume, 400 signs
/** "Issued receipts, bagging, price check": work that is only named behind what was done. */
const NAMED_BEHIND =
  /^(\p{L}+ed (?!care of)[^,]{3,40}), (\p{L}+ing(?: of [^,]{3,30})?)((?:, (?!and |or )[^,\d]{3,40}){1,4})$/u
/** The same told: "issued receipts and took care of bagging and price check". */
const withNamedWork = (deed: string): string =>
  deed.replace(NAMED_BEHIND, (all, did: string, work: string, others: string) => {
    const [first = ''] = did.split(' ')
    const more = others.split(', ').slice(1)
    return !isPast(first) ||
      more.some((piece) => NO_ITEM.test(piece) || isVerb(piece.split(' ')[0] ?? '') || / and /.test(piece))
      ? all
      : `${did} and took care of ${[work, ...more.slice(0, -1)].join(', ')} and ${more.at(-1) ?? ''}`
  })

/** Names of acts beside the verbs they come from. */
const ACTS: Readonly<Record<string, string>> = {
  photocopy: 'photocopied',
  preparation: 'prepared',
  submission: 'submitted',
  collection: 'collected',
  distribution: 'distributed',
  installation: 'installed',
  inspection: 'inspected',
  delivery: 'delivered',
}
/** "Encoding, filing, photocopy of papers" */
const ROW_OF_ACTS =
  /^(\p{L}+ing)((?:, \p{L}+){1,3}),? (?:and )?of (?=\p{L})|^(\p{L}+ing)((?:, \p{L}+){0,3}),? and (\p{L}+) of (?:the )?(?=\p{L})/iu
/** A row of acts that one thing stands behind, as what was done with it; null where a line begins with none. */
export function rowOfActs(line: string): string | null {
  const [whole, one = '', others = '', first = '', more = '', last = ''] = ROW_OF_ACTS.exec(line) ?? []
  if (whole === undefined) return null
  const acts = [one || first, ...(others || more).split(', ').slice(1), ...(last === '' ? [] : [last])]
  const did = acts.map(
    (act) =>
      ACTS[act.toLowerCase()] ??
      (/ing$/i.test(act) ? (wasOf(act.toLowerCase()) ?? AT_FIRST.get(act.toLowerCase())) : undefined),
  )
  const rest = line.slice(whole.length)
  if (did.length < 3 || did.includes(undefined) || /, /.test(rest)) return null
  return `${did.slice(0, -1).join(', ')} and ${did.at(-1) ?? ''} ${rest}`
}

/** What is written, by the name of its writing: "caption writing in English". */
const WRITINGS: Readonly<Record<string, string>> = {
  caption: 'captions',
  blog: 'blogs',
  article: 'articles',
  script: 'scripts',
  email: 'emails',
  report: 'reports',
  copy: 'copy',
  content: 'content',
  grant: 'grants',
  proposal: 'proposals',
  newsletter: 'newsletters',
}
const WRITING =
  /^((?:[\p{L}-]+ ){0,2}?)(caption|blog|article|script|e?mail|report|copy|content|grant|proposal|newsletter)s? ?writing (?=(?:in|for|of|about|on|with|to)\b)/iu
/** "Caption writing in English" as what was written; null for other lines. */
export function written(line: string): string | null {
  const [whole, lead = '', what = ''] = WRITING.exec(line) ?? []
  const [first = ''] = lead.trim().toLowerCase().split(' ')
  return whole === undefined || isVerb(first) || / and | or /.test(lead)
    ? null
    : `wrote ${lead.toLowerCase() === lead ? lead : lead.charAt(0).toLowerCase() + lead.slice(1)}${WRITINGS[what.toLowerCase()] ?? what} ${line.slice(whole.length).replace(/^of /, 'on ')}`
}
