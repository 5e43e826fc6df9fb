import { kindNames } from '../../kinds/rules.ts'
import { plainWords } from '../../rules.ts'

/** Steps of the pay lexemes, in thousands of pesos a month, and the highest. */
export const PAY_STEP = 5
export const HIGHEST_STEP = 200

/** Raised whenever the patterns below change, or the weights of wording: stored postings are read anew. */
export const SAID_VERSION = 10

type Posting = {
  title: string
  description: string
  location: string | null
  monthly_php_max: number | null
  source: string
  job_types: string[]
}

const LONGEST_TEXT = 8000

/** Beginners are welcome, unless the same words say that they are not. */
const BEGINNERS =
  /\b(?:no|without|zero)(?: [a-z]+){0,2} (?:experience|exp)\b|\bexperience (?:is )?(?:not|n't) (?:required|needed|necessary|a must)\b|\b(?:newbies?|beginners?)\b|\bwala(?:ng)? (?:pa ?ng )?experience\b/
/** The same, but postings that ask for years say it too. */
const STARTERS = /\b(?:fresh grad\w{0,8}|entry[- ]level)\b/
const NO_BEGINNERS =
  /\b(?:no|not for|not suitable for|not an?) (?:newbies?|beginners?|entry[- ]level)|without experience (?:will|need) not/
/** A title of somebody who has done it before. */
const SENIOR = /\b(?:senior|sr|principal|director|supervisor|experienced|team lead(?:er)?|head of|chief)\b/

const WRITTEN =
  /\bnon[- ]?voice\b|\bno (?:phone |inbound |outbound |cold )?call(?:s|ing)?\b(?! (?:or|and|from) (?:agenc|recruit|e-?mails? please))|\bchat (?:and|&|\/|or) e-?mail\b|\be-?mail (?:and|&|\/|or) chat\b|\b(?:chat|e-?mail) support\b|\bback[- ]?office\b|\bdata entry\b/
const SPOKEN =
  /(?<!\bno |\bnon |\bwithout )\b(?:(?:inbound|outbound|cold)[- ]call(?:s|ing|er)?|phone support|telemarket\w{2,6}|answer(?:ing)? (?:the )?(?:phones?|(?:phone |inbound )?calls))\b/
/** A title of somebody who is on the telephone. */
const TALKS =
  /\b(?:phones?|callers?|(?<!non[- ]?|no )call(?:ing|s)?|(?<!non[- ]?|no )voice(?! ?-?(?:over|talent|act|artist|coach)))\b/

const NIGHT =
  /(?<!\b(?:no|not|never|without|zero|walang) (?:more )?)\b(?:night[- ]?shift|graveyard)|\bovernight\b(?! (?:business|process|batch|deliver|ship|parcel|mail|courier|jobs?\b|loads?\b|builds?\b))|\b(?:[7-9]|1[0-2])(?::\d\d)? ?pm ?(?:-|–|to) ?\d{1,2}(?::\d\d)? ?am ?\(?(?:pht?|philippine|manila)\b|\b(?:us|usa|est|edt|pst|pdt|cst|cdt|eastern|pacific|central) (?:standard )?(?:time|hours|business hours|shift|working hours)\b|\b(?:est|edt|pdt|pst)\b(?!\.? ?(?:19|20)\d\d)/
const DAY =
  /\b(?:day|morning|mid)[- ]?shift|\bdaytime\b|\b(?:australian?|aus|au|aest|aedt) (?:time|hours|business hours|working hours)\b|(?<!\b\d{1,2}(?::\d\d)? ?pm ?(?:-|–|to) ?\d{1,2}(?::\d\d)? ?am ?\(?|\b(?:by|until|before)\b[^.\n]{0,40})\b(?:manila|ph|philippine) (?:time|hours|business hours|working hours)\b/
const HOME = /\bremote(?:ly)?\b|\bwork(?:ing)? (?:from|at) home\b|\bhome[- ]based\b|\bwfh\b/
/** Where nothing else says that the telephone is no part of it. */
const CALL_CENTER = /\b(?:call|contact)[- ]?cent(?:er|re)\b/
const NO_CALLS =
  /\bnon[- ]?voice\b|\bno (?:phone |inbound |outbound |cold )?call(?:s|ing)?\b(?! (?:or|and|from) (?:agenc|recruit|e-?mails? please))/
const YEARS = /\b[1-9]\d?\s?(?:\+|-\s?\d{1,2}|to \d{1,2})?\s?(?:years?|yrs?)\b/
const ON_SITE = /\bon-?site\b|\bin-?office\b|\bwork(?:ing)? (?:in|from|at) (?:the|our) office\b/
const PART = /\bpart[- ]?time\b/
const FULL = /\bfull[- ]?time\b/

/** Places that leave open where in the country, or in the world. */
const WIDE: ReadonlySet<string> = new Set(
  'philippines ph remote worldwide anywhere global asia apac multiple work locations any'.split(' '),
)

/** What a field of job types says, or the title where it says nothing. */
function typeNames({ title, source, job_types }: Posting): string[] {
  if (job_types.some((type) => type.endsWith('-time')) || (source === 'olj' && job_types.length === 0)) return []
  const plain = title.toLowerCase()
  const [part, full] = [PART.test(plain), FULL.test(plain)]
  if (part === full) return ['~j:unsaid']
  return part ? ['~j:part-time'] : ['~j:full-time']
}

function placeNames(location: string | null): string[] {
  const words = plainWords(location ?? '')
    .split(' ')
    .filter((word) => /^[a-z0-9]{2,30}$/.test(word))
  return [
    ...(words.every((word) => WIDE.has(word)) ? ['~l:unsaid'] : []),
    ...new Set(words.map((word) => `~l:${word}`)),
  ]
}

const payStep = (most: number): string => `~f:${Math.min(HIGHEST_STEP, Math.floor(most / 1000 / PAY_STEP) * PAY_STEP)}`

/**
 * What a posting's own words say beside its fields, as names in the search index: `~x:none` beginners are welcome, `~v:none`
 * no telephone, `~h:night` and `~h:day` the shift, `~w:home` done from home, `~w:site` where the employer
 * is, `~l:` the words of its place, `~f:` the step of
 * 5,000 pesos a month its highest pay reaches. `unsaid` in the place of each is the name of a posting that says nothing of
 * it; what says otherwise has neither name. `~k:` are the kinds of work of its title, or that it tells none.
 */
export function saidFilters(posting: Posting): string[] {
  const { title, description, location, monthly_php_max, source, job_types } = posting
  const text = `${title} ${description}`.slice(0, LONGEST_TEXT).toLowerCase()
  const said = (kind: string, name: string, holds: boolean, otherwise: boolean) =>
    holds ? [`~${kind}:${name}`] : otherwise ? [] : [`~${kind}:unsaid`]
  const [night, day] = [NIGHT.test(text), DAY.test(text)]
  const unspoken = NO_CALLS.test(text)
  const spoken = SPOKEN.test(text) || (!unspoken && (CALL_CENTER.test(text) || TALKS.test(title.toLowerCase())))
  const years = YEARS.test(text)
  const refused = NO_BEGINNERS.test(text) || SENIOR.test(title.toLowerCase())
  const welcome = (BEGINNERS.test(text) || (STARTERS.test(text) && !years)) && !refused
  const types = job_types.join(' ').toLowerCase()
  const atHome = HOME.test(text)
  const away = source !== 'olj' && ON_SITE.test(`${types} ${text}`)
  return [
    // Years beside a welcome may be the employer's own: it is left open.
    ...said('x', 'none', welcome && !years, refused || (years && !welcome)),
    ...said('v', 'none', WRITTEN.test(text) && !spoken, spoken),
    ...(night ? ['~h:night'] : []),
    ...(day ? ['~h:day'] : []),
    ...(night || day ? [] : ['~h:unsaid']),
    ...said('w', 'home', atHome, source === 'olj' || types.includes('remote') || away),
    ...(away && !atHome && !types.includes('remote') ? ['~w:site'] : []),
    ...typeNames(posting),
    ...placeNames(location),
    ...kindNames(title),
    monthly_php_max === null ? '~f:unsaid' : payStep(monthly_php_max),
  ]
}
