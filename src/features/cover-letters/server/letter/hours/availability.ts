import { alongside, canWork, contractEnds, idiomatic, isPresent, usedTo } from './said.ts'
import { nightsOf, type Word, weekendsOf } from './own-words.ts'
import { REFUSAL, slotsOf, type Span, withoutRefused } from './slots.ts'
import type { Writer } from '../../writer.ts'

type Told = Pick<Writer, 'availability' | 'custom_availability'> &
  Partial<Pick<Writer, 'about' | 'results' | 'skills' | 'job_types'>>
/** When somebody can begin and what hours they have: each as a sentence, empty where they told nothing of it. */
export type Availability = {
  start: string
  hours: string
  /** Their hours as they stand behind "I am available"; empty where they told none. */
  own: string
  /** Whether their hours are only those until their notice is over. */
  meanwhile: boolean
  week: number | null
  /** Whether they only say that they have fewer hours than a full week. */
  part: boolean
  /** Their hours of the day in Manila, in minutes. */
  slots: readonly Span[] | null
  /** Whether they gave them by the clock. */
  exact: boolean
  any: boolean
  nights: Word
  weekends: Word
  /** Whether nothing else takes their time: they can begin at once, full time. */
  free: boolean
}

const START: Record<string, string> = {
  immediately: 'I can start immediately.',
  '2-weeks': 'I can start in two weeks.',
  '1-month': 'I can start in one month.',
}
const SPELL = String.raw`((?:\d{1,2}|an?|one|two|three|four|six)(?: ?(?:-|–|to) ?\d{1,2})?[ -]?(?:calendar |working )?(?:day|week|month)s?)`
const NOTICE = new RegExp(
  String.raw`\b${SPELL}['’]?(?: of| as)? notice\b|\bnotice(?: period)?(?: of| is|:)? ${SPELL}\b|\brender(?:ing|ed)?(?: my| a)?(?: notice(?: of)?)? ${SPELL}\b|\b${SPELL} (?:of )?(?:turn[ -]?over|rendering|clearance)\b(?: period)?|\bnotice\b`,
  'i',
)
const AT_ONCE =
  /^(?:(?:i am |i'm )?available |(?:i |can |i can )?start )?(?:asap|as soon as possible|immediate(?:ly)?|right away|at once|now|anytime soon)\b(?: start| available)?$/i
const WITHIN = new RegExp(
  String.raw`^(?:available |can start )?(?:(?:in|within|after) )?${SPELL}(?: after (?:(?:the|a|an|my|job) )*(?:hir\w+|acceptance|offer|signing|being hired))?$|^${SPELL} from now$`,
  'i',
)
const BEGINS =
  /^(?:i )?(?:can |could |am able to |able to |will |available to |ready to |free to )?(?:start(?:ing)?|begin(?:ning)?)\b(?: date)?(?: on| in| is)?:?|^(?:will be |i am |i['’]m )?(?:available|free) (?:by|from|on|in|starting|as of) (?=(?:january|february|march|april|may|june|july|august|september|october|november|december|next|mid|end|the \d)\b)/i
const HOURS =
  /\b(?:hours?|hrs?|full|part|week\w*|daily|days?|evenings?|mornings?|afternoons?|nights?|graveyard|shifts?|schedule|any ?time|flexible|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|after|before|between|until|[ap]m|\d{1,2} ?[ap]m|\d{1,2} ?(?:-|–|to) ?\d{1,2})\b/i
/** Where a job is held still: that it has to be left is said with the notice. */
const EMPLOYED = /^(?:i am |i'm )?(?:currently |still |presently )?(?:employed|working|under contract)\b/i

type Kind = 'notice' | 'once' | 'start' | 'hours' | 'beside' | 'other'
type Piece = { text: string; kind: Kind }
const kindOf = (piece: string): Kind =>
  NOTICE.test(piece)
    ? 'notice'
    : AT_ONCE.test(piece) || WITHIN.test(piece)
      ? 'once'
      : BEGINS.test(piece)
        ? 'start'
        : HOURS.test(piece)
          ? 'hours'
          : 'other'

const EQUIPMENT = /\b(?:mbps|fib(?:er|re)|LTE|wi-?fi|internet|laptop|desktop|headset|RAM|backup)\b/i
const piecesOf = (own: string): Piece[] =>
  own
    .replace(/\b[a-z]+ ?\((\d{1,2})\) (?=day|week|month|hour)/gi, '$1 ')
    .split(/[;\n]|,(?! (?:19|20)\d\d\b)|\.(?=\s|$)| but | - (?!\d)/i)
    .map((text) => text.trim().replace(/^(?:and|then|also|but) /i, ''))
    // What somebody works with is no time.
    .filter((text) => text !== '' && !EQUIPMENT.test(text) && !isPresent(text))
    .map((text, at) => ({ text, kind: at > 0 && alongside(text) !== '' ? 'beside' : kindOf(text) }))

/** "30-day" as "30 days". */
const inFull = (spell: string): string =>
  spell
    .replace(/-(?=[a-z])/i, ' ')
    .toLowerCase()
    .replace(/(?<!^(?:1|an?|one) )(day|week|month)$/, '$1s')
function noticeOf(piece: string): string {
  const spell = NOTICE.exec(piece)
    ?.slice(1)
    .find((one) => one !== undefined)
  return spell === undefined ? '' : `My notice period is ${inFull(spell)}`
}
function onceOf(piece: string): string {
  const spell = WITHIN.exec(piece)
    ?.slice(1)
    .find((one) => one !== undefined)
  return spell === undefined ? 'I can start immediately' : `I can start in ${spell.toLowerCase()}`
}
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d{1,2}\b(?!\d))/i
/** "Starting January 2027" as a sentence. */
function beginning(piece: string): string {
  const when = idiomatic(piece.replace(BEGINS, '').trim())
  const lead = MONTH.test(when)
    ? 'in '
    : /^(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)\b)/i.test(
          when,
        )
      ? 'on '
      : ''
  return when === '' ? 'I can start immediately' : `I can start ${lead}${when}`
}

/** Notice, a day to begin on, and what can be done before: one sentence. */
function startOf(pieces: readonly Piece[]): string {
  const [notice = ''] = pieces.filter(({ kind }) => kind === 'notice').map(({ text }) => noticeOf(text))
  const [begin = ''] = pieces.flatMap(({ text, kind }) =>
    kind === 'once' ? [onceOf(text)] : kind === 'start' ? [beginning(text)] : [],
  )
  if (notice !== '' && begin !== '') return `${notice}, but ${begin}.`
  return notice === '' && begin === '' ? '' : `${notice}${begin}.`
}

/** "I have classes until noon": a sentence already. */
const SENTENCE = /^(?:i|i['’]m|my)\b/i
const ADJECTIVE = /^(?:not available|open|willing|flexible|amenable|free|available|ok|okay|ready)\b/i
const FOR = /^(?:any (?:shift|time ?zone)|(?:day|night|mid|graveyard) ?shift|graveyard)\b/i
const LED_IN =
  /^(?:i )?(?:am |['’]?m )?(?:available (?:on |for )?|(?:can|could|will|able to|prefer to|want to) (?:only )?(?:work|do|give|offer|render|(?=overlap)) ?)/i
/** Their hours as they stand behind "I am available"; what they refuse comes last. */
const ownOf = (pieces: readonly Piece[]): string => {
  // What stands beside hours alone belongs to them: "25 hours a week, negotiable".
  const times = pieces.filter(({ kind }) => kind !== 'beside')
  const whole =
    times.every(({ kind }) => kind === 'hours' || kind === 'other') && times.some(({ kind }) => kind === 'hours')
  const all = times
    .filter(({ text, kind }) => (whole || kind === 'hours') && besides(text) === '')
    .map(({ text }) => idiomatic(text))
  const kept = [...all.filter((text) => !REFUSAL.test(text)), ...all.filter((text) => REFUSAL.test(text))]
  return kept
    .map((text, at) => (at === 0 || CAN.test(text) ? text.replace(LED_IN, '') : text))
    .map((text, at) =>
      at > 0 && /^\d.*[ap]m\b.* preferred$/i.test(text) ? `preferably ${text.replace(/ preferred$/i, '')}` : text,
    )
    .join(', ')
}
const CAN = /^(?:i )?(?:can|could) (?:only )?(?:(?:work|do|give|offer|render) |(?=overlap\b))/i
const PREFERRED = /^(.+?)(?: is| are)? prefer(?:red|ably)$|^(?:i )?prefer(?:s|red|ably)?:? (.+)$/i
/** "Graveyard is fine": hours that can be worked, too. */
const FINE =
  /^(.+?),? (?:(?:is|are|also) )*(?:ok|okay|fine|no problem|pwede|possible)(?: (?:with|for|to) me| too| also| din| rin)?$/i
const canOf = (piece: string, first: boolean): string =>
  FINE.exec(piece)?.[1] ?? (CAN.test(piece) && !first ? piece.replace(LED_IN, '') : '')
/** "Day or mid shift preferred" as what is preferred, with its article; empty where nothing is. */
function preferredOf(piece: string): string {
  const what = (PREFERRED.exec(piece) ?? []).slice(1).find((one) => one !== undefined) ?? ''
  const bare = /\b(?:shift|schedule)$/i.test(what) && !/^(?:an?|the|any|no|to|my)\b/i.test(what)
  const said =
    /^[A-Z][a-z]/.test(what) && !/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Manila|Phil)/.test(what) ? lowerFirst(what) : what
  return bare ? `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said}` : said
}
const ABROAD_PART = /^(?:US|UK|AU|EU) (?:mornings|afternoons|evenings|nights)\b/
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
/** What a piece tells beside hours, as a sentence of its own. */
const besides = (piece: string): string => usedTo(piece) || contractEnds(piece)
/** Hours as one sentence, and what is told beside them. */
function hoursOf(pieces: readonly Piece[], own: string): string {
  const beside = pieces.flatMap(({ text }) => besides(text) || [])
  const more = pieces.flatMap(({ text, kind }) => (kind === 'beside' ? [alongside(text)] : []))
  const alone = hoursAlone(
    pieces.filter(({ text, kind }) => kind !== 'beside' && besides(text) === ''),
    own,
  )
  const said = [...(alone === '' ? [] : [alone.slice(0, -1)]), ...more].join(', and ')
  return [said === '' ? '' : `${said}.`, ...beside].filter((text) => text !== '').join(' ')
}
/** What they have, what they can do in it and what they prefer. */
function hoursAlone(pieces: readonly Piece[], own: string): string {
  const hours = pieces.filter(({ kind }) => kind === 'hours').map(({ text }) => idiomatic(text))
  const [had, can, liked] = [
    hours.filter((text, at) => canOf(text, at === 0) === '' && preferredOf(text) === ''),
    hours.flatMap((text, at) => canOf(text, at === 0) || []),
    hours.flatMap((text) => preferredOf(text) || []),
  ]
  if (
    can.length + liked.length === 0 ||
    pieces.some(({ kind }) => kind === 'other') ||
    hours.some((text) => REFUSAL.test(text))
  )
    return hoursSentence(own)
  const does = [
    ...(can.length > 0 ? [canWork(can)] : []),
    ...(liked.length > 0 ? [`prefer ${liked.join(', ')}`] : []),
  ].join(' and ')
  if (had.length === 0) return `I ${does}.`
  // Whoever works any shift works these.
  const isAny = had.length === 1 && ANY_SHIFT.test(had[0] ?? '') && liked.length === 0
  if (isAny && can.every((text) => ANY_PART.test(text)))
    return `I can work any shift, ${canWork(can).replace('can work ', '')} included.`
  const [times = ''] = can
  // "I can work 40 hours a week, during US mornings until midnight".
  if (can.length === 1 && liked.length === 0 && ABROAD_PART.test(times) && /\bhours\b/.test(had.join()))
    return `I can work ${had.join(', ').replace(LED_IN, '')}, during ${times}.`
  const lead = hoursSentence(had.join(', ').replace(LED_IN, '')).slice(0, -1)
  // "30 hours a week, preferably 7am to 3pm, and can overlap with US mornings"
  if (had.length === 1 && liked.length === 1 && /^\d.*\d ?[ap]m\b/.test(liked[0] ?? '') && lead.startsWith('I am '))
    return `${lead}, preferably ${liked[0] ?? ''}${can.length > 0 ? `, and ${canWork(can)}` : ''}.`
  return /^I (?:am|have) /.test(lead)
    ? `${lead}${lead.includes(',') ? ',' : ''} and ${does}.`
    : `${lead}, and I ${does}.`
}
const ANY_SHIFT = /^any (?:shift|schedule|hours)$/i
const ANY_PART = /^(?:on )?(?:(?:night|day|mid|graveyard|evening) ?shifts?|nights?|graveyard|weekends?|holidays?)$/i
/** Words that are small in the middle of a sentence, however a field begins: "After December 15". */
const MID_SENTENCE =
  /^(?:(?:Full|Part|Any|Evening|Morning|Night|Week|Flexible|Day)|(?:After|Around|At|Before|Between|Beyond|During|Every|From|In|Next|On|Once|Only|Outside|Starting|Until|Up|When|Within)\b)/
function hoursSentence(given: string): string {
  const own = given.replace(/, flexible(?= and |,|$)/i, ', with flexible hours')
  if (own === '') return ''
  if (SENTENCE.test(own)) return `${own.charAt(0).toUpperCase()}${own.slice(1)}.`
  if (/^flexible (?:hours|schedule|time)\b/i.test(own)) return `I have ${lowerFirst(own)}.`
  if (ADJECTIVE.test(own)) return `I am ${own.charAt(0).toLowerCase()}${own.slice(1)}.`
  const plain = MID_SENTENCE.test(own) ? lowerFirst(own) : own
  return `I am available ${FOR.test(plain) ? 'for ' : ''}${plain}.`
}

const [FULL_WEEK, WORKDAYS] = [40, 5]

function weekOf(own: string): number | null {
  const week = Number(
    /\b(\d{1,2}) ?(?:hours|hrs?)(?! ?(?:an?|per|\/|each|every)? ?day| (?:of )?overlap|.{0,3}with US)/i.exec(own)?.[1] ??
      0,
  )
  if (week > 0) return week
  const day = Number(/\b(\d{1,2}) ?(?:hours|hrs?) ?(?:an?|per|\/|each|every)? ?day/i.exec(own)?.[1] ?? 0)
  if (day > 0) return day * WORKDAYS
  if (PART.test(own) && FULL_LATER.test(own)) return null
  return /\bfull[ -]?time\b/i.test(own) ? FULL_WEEK : null
}
/** "Part time now, full time by January" */
const FULL_LATER = /\bfull[ -]?time (?:by|from|after|starting|in|as of|once|when|next|later|soon|beginning)\b/i
const PART = /\bpart[ -]?time\b/i
const ANY =
  /\bany (?:shift|time|hours|schedule)\b(?! (?:after|before|from|until))|\banytime\b(?! (?:after|before|from|until))|\bflexible\b|\b24\/7\b/i

const spaced = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** Reads what somebody tells of when they can begin and of their hours, in their profile and in their own words. */
export function availabilityOf(writer: Told): Availability {
  const said = spaced(START[writer.availability ?? ''] === undefined ? (writer.custom_availability ?? '') : '')
  const all = piecesOf(said)
  const pieces = all.some(({ kind }) => kind === 'notice')
    ? all.filter(({ text }) => !EMPLOYED.test(text) || NOTICE.test(text))
    : all
  const own = ownOf(pieces)
  const begun = startOf(pieces)
  const words = [writer.about ?? '', ...(writer.skills ?? []), said].join('. ')
  const jobs = (writer.results ?? []).join('\n')
  // Who can begin with some hours before their notice is over tells nothing of those behind it.
  const early = pieces.filter(({ kind }) => kind === 'start').map(({ text }) => text.replace(BEGINS, ''))
  const meanwhile =
    own === '' && early.some((text) => slotsOf(text) !== null || weekOf(text) !== null || PART.test(text))
  // What somebody is busy with is no offer.
  const offered = SENTENCE.test(own) && !/\b(?:can|could|free|available)\b/i.test(own) ? '' : own
  const times = meanwhile ? early.join(', ') : offered
  const start = START[writer.availability ?? ''] ?? begun
  return {
    start,
    hours:
      own === '' && begun === '' && said !== ''
        ? `My availability: ${said.replace(/(?<![.\s])[.\s]+$/, '')}.`
        : hoursOf(pieces, own),
    own: SENTENCE.test(own) ? '' : own,
    meanwhile,
    week: meanwhile ? null : weekOf(times),
    part: !meanwhile && PART.test(times),
    slots: slotsOf(times),
    exact: /\d ?(?:[ap]m|nn|mn)\b|\b(?:noon|midnight)\b|\d ?(?:-|–|to) ?\d/i.test(times),
    any: ANY.test(withoutRefused(times)) && !/\bexcept\b/i.test(times),
    nights: nightsOf(words, jobs),
    weekends: weekendsOf(words, jobs),
    free: isFree(writer, start, own),
  }
}

const isFree = ({ job_types: types }: Told, start: string, own: string): boolean =>
  start === START['immediately'] && (weekOf(own) === FULL_WEEK || (own === '' && (types ?? []).includes('full-time')))
