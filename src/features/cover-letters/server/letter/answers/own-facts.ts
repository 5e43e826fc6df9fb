import { plainWords, sentencesOf } from '#features/cover-letters/claims/words.ts'
import { clientsAsked } from './clients-asked.ts'
import { connectionOf } from './connection.ts'
import { gapFor } from './gaps.ts'
import type { Answers, Missing } from './known.ts'
import { said as worksSaid } from './works-asked.ts'

const TYPING_ASKED =
  /\btyping (?:speed|rate|test)\b|\bwpm\b|\bwords (?:per|a) minute\b|\bhow fast (?:do |can )?you (?:can )?type\b|\bgaano (?:ka|kayo) kabilis mag ?type\b/
const TYPING = /\b((?:\d{2,3} ?(?:-|–|to) ?)?\d{2,3}) ?\+? ?(?:wpm\b|words ?(?:per|a|\/) ?min)/i
const MEASURED = /\b(?:measured?|tested|test|proof|prove|screenshot|accuracy)\b/

/** How many words a minute they type, as they write it; empty where they do not tell it. */
export const typingSpeed = (own: readonly string[]): string =>
  own.flatMap((text) => TYPING.exec(text)?.[1] ?? [])[0] ?? ''

/** How fast they type, wherever they tell it. */
function typingOf({ skills, about, evidence }: Answers, asked: string): string {
  if (!TYPING_ASKED.test(asked)) return ''
  const own = [...skills, about, ...evidence.map(({ deed }) => deed)]
  const speed = typingSpeed(own)
  if (speed === '') return ''
  const open = MEASURED.test(asked) && !/\baccuracy\b/.test(own.join(' ')) ? ` ${gapFor(openIn(asked))}` : ''
  return `I type ${speed} words per minute.${open}`
}
const openIn = (asked: string): string =>
  /\bmeasured?\b/.test(asked)
    ? 'how you measured it'
    : /\baccuracy\b/.test(asked)
      ? 'your accuracy'
      : 'your typing test'

/** A readiness for calls is told by the calls that were made, but for somebody who wants no more of them. */
const CALLS_ASKED =
  /\b(?:ok|okay|comfortable|fine|willing|happy|confident|amenable|at ease)\b.*\b(?:phones?|calls|calling|callers)\b/
const CALLS = /\b(?:phones?|calls?|called|calling|callers?)\b(?! to action)/i
const NO_MORE =
  /\bnon-?voice\b|\b(?:no|off|without|away from|leave|than) (?:more )?(?:the )?(?:phones?|calls)\b|\blooking for (?:an? )?(?:chat|e-?mail|back[- ]office)\b/i
function callsOf({ about, field, evidence }: Answers, asked: string): string {
  if (!CALLS_ASKED.test(asked) || /\b(?:video|zoom)\b/.test(asked) || NO_MORE.test(`${field} ${about}`)) return ''
  const made = evidence.filter(({ deed }) => CALLS.test(deed))
  const told = made.find(({ deed }) => /\d/.test(deed)) ?? made[0]
  return told === undefined ? '' : `${told.said}.`
}

const SCHOOL_ASKED =
  /\beducational (?:attainment|background)\b|^(?:(?:your|what is your|highest) )*(?:degree|education|course|school)$|\bwhat did you study\b|^(?:your )?(?:course|degree|school) and (?:your )?(?:school|course|university|college|degree)\b|\b(?:what|which) (?:is your )?(?:degree|course)\b|\bhighest (?:level of )?education/
const SCHOOL = /\b(?:graduated?|degree|bachelor\w*|undergraduate|BS[A-Z]* \p{Lu}\p{L}+|college)\b/u
/** What somebody studied, in their own words. */
function schoolOf({ about, schooling }: Answers, asked: string): string {
  if (!SCHOOL_ASKED.test(asked)) return ''
  const own = sentencesOf(about)
    .map(({ text }) => text.trim())
    .find((text) => SCHOOL.test(text))
  if (own === undefined) return schooling
  if (/^I (?:am|finished|graduated|completed|have|hold|studied)\b/.test(own)) return own
  const [first = ''] = own.replace(/^(?:Degree|Education|School): /i, '').split(/, (?!\p{Lu})| with | but |\.$/u)
  return SCHOOL.test(first) ? `My education: ${first}.` : schooling
}

const OJT_ASKED = /\b(?:ojt|internships?|on the job training|practicum)\b/
const OJT = /\b(?:OJT|intern(?:ship)?|trainee|practicum)\b/i
/** Where somebody had their training on the job, with what they studied where that is asked as well. */
function trainedAt(facts: Answers, asked: string): string {
  if (!OJT_ASKED.test(asked)) return ''
  const trained = facts.works.filter(({ as }) => OJT.test(as))
  const school = /\b(?:course|school|degree|college|university)\b/.test(asked) ? facts.schooling : ''
  if (trained.length === 0) return school === '' ? '' : `${school} ${gapFor('where you had your OJT')}`
  return [school, worksSaid(trained.slice(0, 1))].filter(Boolean).join(' ')
}

/** Papers by which somebody is called. */
const CALLED: readonly { asked: RegExp; own: RegExp; said: string }[] = [
  {
    asked: /\blicen[cs]ed (?:professional )?teacher\b|\b(?:let passer|lpt)\b/,
    own: /\blicen[cs]ed (?:professional )?teacher\b|\b(?:LPT|LET passer)\b/i,
    said: 'a licensed teacher',
  },
  {
    asked: /\brn\b|\b(?:registered|licen[cs]ed) nurse\b/,
    own: /\b[Rr]egistered [Nn]urse\b|\b(?:RN|USRN)\b/,
    said: 'a registered nurse',
  },
  { asked: /\bcpa\b|\bcertified public accountant\b/, own: /\bCPA\b|\bcertified public accountant\b/, said: 'a CPA' },
]
const ARE_YOU = /^are you\b/
/** "Are you a licensed teacher?", "Are you an RN, a coder or neither?": yes, where their own words say it. */
function calledOf({ title, about, skills }: Answers, asked: string): string {
  if (!ARE_YOU.test(asked)) return ''
  const own = [title, ...sentencesOf(about).map(({ text }) => text), ...skills].filter(
    (text) => !/\bnot an?\b/i.test(text),
  )
  const found = CALLED.find((one) => one.asked.test(asked) && own.some((text) => one.own.test(text)))
  return found === undefined ? '' : `${/\b(?:or|neither)\b|\brn coder\b/.test(asked) ? '' : 'Yes, '}I am ${found.said}.`
}

const COUNTRY =
  /\b(?:Japan|China|Korea|Taiwan|Vietnam|Singapore|Hong Kong|US|USA|America|UK|England|Australia|New Zealand|Canada|Spain|Saudi Arabia|Dubai|UAE)\b/g
const FEWEST_COUNTRIES = 2
/** "Which nationalities have you taught?": the sentence of theirs that names countries. */
const countriesOf = ({ about }: Answers, asked: string): string =>
  /\b(?:nationalit\w+|countries)\b.*\byou\b/.test(asked)
    ? (sentencesOf(about)
        .map(({ text }) => text.trim())
        .find((text) => /^I\b/.test(text) && new Set(text.match(COUNTRY)).size >= FEWEST_COUNTRIES) ?? '')
    : ''

/** "Dental experience: how many months? If zero, write zero": told so, where no word of theirs is of the field. */
function zeroOf({ title, about, skills, works, evidence, context = '' }: Answers, asked: string): string {
  const whole = plainWords(`${context} ${asked}`)
  const [, field = ''] = /\b([a-z]{4,}) experience\b/.exec(whole) ?? []
  if (field === '' || !/\bif (?:it is |you have )?(?:zero|none|0)\b/.test(whole)) return ''
  const own = [title, about, ...skills, ...works.flatMap(({ as, at }) => [as, at]), ...evidence.map(({ deed }) => deed)]
  return own.join(' ').toLowerCase().includes(field) ? '' : `Zero: I have not worked in ${field} yet.`
}

/** What somebody tells of themselves where a question asks for it: how fast they type, that they have made calls. */
export const ownFact = (facts: Answers, asked: string): string =>
  typingOf(facts, asked) ||
  callsOf(facts, asked) ||
  calledOf(facts, asked) ||
  countriesOf(facts, asked) ||
  zeroOf(facts, asked) ||
  clientsAsked(facts, asked) ||
  connected(facts, asked) ||
  trainedAt(facts, asked) ||
  schoolOf(facts, asked)

/** Their line and their backup; of two that are asked for, the other has its place. */
function connected({ about, skills }: Answers, asked: string): string {
  const told = connectionOf([about, ...skills], asked)
  if (told === '' || /\bscreenshot|\blink\b|\bproof\b/.test(asked)) return ''
  const lacksBackup = /\bback ?up\b/.test(asked) && !/ as a backup/.test(told)
  const lacksSpeed = /\b(?:speed|mbps)\b/.test(asked) && !/Mbps/.test(told)
  return lacksBackup
    ? `${told} ${gapFor('your backup')}`
    : lacksSpeed
      ? `${told} ${gapFor('your internet speed')}`
      : told
}

const CENTER = /\b(?:call|contact) cent(?:er|re)s?\b|\bbpo\b/
const WORKED_THERE = /\bexperience\b|\bworked\b|\bnag ?(?:work|trabaho)\w*|\bnakapag\w*|\bgaling\b/
const CENTER_JOB =
  /\bcall cent(?:er|re)\b|\bcustomer (?:service|support|care)\b|\b(?:csr|tsr)\b|\b(?:technical|tech|chat|phone|email) support\b|\bchat (?:agent|moderator)\b|\btele(?:marketer|sales)\b/i
const CENTER_EMPLOYER = /\bbpo\b|\b(?:call|contact)[ -]?(?:cent(?:er|re)|line)/i
const CHAT = /\bchats?\b|\bmessag\w+|\bDMs?\b|\bmessenger\b/i

/** Work in a call center or a chat: the jobs of the kind and the deed; null where a question asks for none of it. */
export function centerAsked({ works, evidence }: Answers, asked: string): string | null {
  if (!CENTER.test(asked) || !WORKED_THERE.test(asked) || IF_FROM.test(asked)) return null
  const jobs = works.filter(({ as }) => CENTER_JOB.test(as))
  const chat = CHAT.test(asked) ? evidence.find(({ deed }) => CHAT.test(deed)) : undefined
  return [jobs.length === 0 ? '' : worksSaid(jobs), chat === undefined ? '' : `${chat.said}.`]
    .filter((text) => text !== '')
    .join(' ')
}

/** Who has listed their jobs, none of which is of the kind, has not worked so; without its full stop. */
export const noCenter = ({ works, missing }: Answers, asked: string): string =>
  CENTER.test(asked) &&
  WORKED_THERE.test(asked) &&
  works.length > 0 &&
  isNewTo(missing(asked), asked) &&
  !isFromCenter(works)
    ? `I have not worked in ${CHAT.test(asked) ? 'chat support or ' : ''}a call center yet`
    : ''
const isNewTo = (lack: Missing | null, asked: string): boolean =>
  lack?.all === true && !(CHAT.test(asked) && lack.has('chats'))
const isFromCenter = (works: Answers['works']): boolean =>
  works.some(({ as, at }) => CENTER_JOB.test(as) || CENTER_EMPLOYER.test(at))

const IF_FROM =
  /\bif you (?:come|came|are|re|have worked|worked|work) (?:from|in|at) (?:an? )?(?:call cent(?:er|re)|bpo)\b/
/** "Why off the phones, if you come from a call center?", asked of somebody who comes from none. */
export const notFromCenter = ({ works, evidence }: Answers, asked: string): string =>
  IF_FROM.test(asked) &&
  works.length > 0 &&
  !isFromCenter(works) &&
  !evidence.some(({ deed }) => /\bcalls\b/i.test(deed))
    ? 'I do not come from a call center.'
    : ''

/** Shops on the internet, however a resume names them. */
const SELLER_ASKED = /\bonline (?:sellers?|stores?|shops?|retailers?)\b|\be ?commerce\b/
const SELLER =
  /\bonline (?:\w+ )?(?:store|shop|seller|retailer)|\be-?commerce\b|\b(?:shopify|amazon|etsy|ebay|shopee|lazada|woocommerce)\b/i
export const sellerAsked = ({ evidence }: Answers, asked: string): string => {
  const deed = SELLER_ASKED.test(asked) ? evidence.find((one) => SELLER.test(one.deed)) : undefined
  return deed === undefined ? '' : `${deed.said}.`
}

/** Clients of another country: any client is no answer, one of the place is. */
const ABROAD_ASKED =
  /\b(?:with|for|supported?|handled?|served?|served|to) (?:\w+ )?(us|usa|u s|american|uk|british|australian|au|nz|canadian|foreign|international|overseas|western) (?:\w+ )?(?:clients?|customers?|compan(?:y|ies)|accounts?|employers?|market)\b/
const PLACES: readonly { asked: RegExp; has: RegExp }[] = [
  { asked: /^(?:us|usa|u s|american)$/, has: /\b(?:US|USA|U\.S\.|American?|United States)\b/ },
  { asked: /^(?:uk|british)$/, has: /\b(?:UK|British|United Kingdom|London)\b/ },
  { asked: /^(?:australian|au)$/, has: /\b(?:AU|Australian?|Sydney|Melbourne)\b/ },
  { asked: /^nz$/, has: /\b(?:NZ|New Zealand)\b/ },
  { asked: /^canadian$/, has: /\b(?:Canadian?|Toronto)\b/ },
]
const ANY_PLACE =
  /\b(?:US|USA|U\.S\.|American?|UK|British|AU|Australian?|NZ|Canadian?|Singapore|overseas|international|foreign)\b/

/** Where a question is about clients of another country, what they did for one; null where it is none. */
export function abroadAsked({ evidence, about }: Answers, asked: string): string | null {
  const [, place] = ABROAD_ASKED.exec(asked) ?? []
  if (place === undefined) return null
  const has = PLACES.find((one) => one.asked.test(place))?.has ?? ANY_PLACE
  const deed = evidence.find(({ said }) => has.test(said))
  if (deed !== undefined) return `${deed.said}.`
  const own = sentencesOf(about).map(({ text }) => text.trim())
  return (
    own.find(
      (text) => has.test(text) && /^I\b/.test(text) && !/\b(?:want|looking|hope|hoping|would like)\b/i.test(text),
    ) ?? ''
  )
}

const CHANGE_ASKED =
  /\b(?:why|bakit|reasons?)\b.*\b(?:leav\w+|left|off|out of|chang\w+|switch\w*|mov(?:e|ing)|transition\w*|looking for|stop\w*|quit\w*|aalis|lilipat)\b/
const GIVES_REASON = /\bso (?:now )?i\b|\bbecause\b|\b(?:that|which) is why\b|\bsince (?:i|my|our|the)\b/i
const WANTS =
  /\b(?:looking for|want(?:ed)?|would like|hop(?:e|ing)|rather|leav(?:e|ing)|prefer (?:to|(?:an? )?(?:[\w-]+ ){0,2}(?:work|job|role|hours|shift|schedule)))\b/i

/** Why they want another kind of work, in their own sentence; empty where they do not tell it. */
export function reasonToChange({ about }: Answers, asked: string): string {
  if (!CHANGE_ASKED.test(asked)) return ''
  return (
    sentencesOf(about)
      .map(({ text }) => text.trim())
      .find((text) => GIVES_REASON.test(text) && WANTS.test(text) && /^I\b|^My\b/.test(text)) ?? ''
  )
}
