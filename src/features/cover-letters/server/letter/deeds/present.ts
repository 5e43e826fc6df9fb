import { ENDS_IN_BRACKETS, LAST_PLACE } from '../parts/lines.ts'
import { workShown } from './results.ts'
import { asDeed } from './sentences.ts'
import { baseOf, isPast } from './verbs.ts'
import type { Writer } from '../../writer.ts'

/** What is over once it has come about, in whichever job. */
const CAME_ABOUT =
  /^(?:was (?!responsible)|had |saw |brought (?=[^,]* from )|made a \p{L}+ that )|\b(?:went|rose|fell|grew|dropped|increased|improved) from [\d$₱€£]/u
/** "900 orders sold" */
const SO_MANY_DONE = /^[\d,.]+\+?k? \p{L}+ (?:sold|\p{L}+ed)\b/iu
/** Verbs without a plain form of their own here. */
const PLAIN: Readonly<Record<string, string>> = { was: 'am' }

/** "(returns, damaged items)" names things, and no deed. */
// bounded: no bracket within another one
const ASIDE = / ?\([^()]*\)/g
const AND_DID = /(?:, | and )(\p{L}+)/gu
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu))

/** A deed of a job somebody still has, in the present; null where its line tells it in the past. */
function presentOf(point: string, deed: string): string | null {
  const [first = ''] = point.replace(/^[^\p{L}\p{N}]+/u, '').split(' ')
  // "Organized the conference" was done once, though "organized" may be what somebody is like.
  if (isPast(first.toLowerCase()) || /^organi[sz]ed$/i.test(first) || CAME_ABOUT.test(deed) || SO_MANY_DONE.test(point))
    return null
  // "Clean up of old books, matched payouts" tells what is over.
  const own = wordsOf(point)
  const told = deed.replace(ASIDE, '')
  if ([...told.matchAll(AND_DID)].some(([, word = '']) => isPast(word) && own.has(word))) return null
  const [verb = '', ...rest] = deed.split(' ')
  const base = PLAIN[verb] ?? baseOf(verb.replace(/,$/, ''))
  if (base === undefined) return null
  const comma = verb.endsWith(',') ? ',' : ''
  const behind = rest
    .join(' ')
    .replace(/((?:^|, )(?:and )?|(?:^| )and )(\p{L}+)/gu, (all, lead: string, word: string) => {
      const plain = baseOf(word)
      return plain === undefined ? all : `${lead}${plain}`
    })
  return `${base}${comma} ${behind.replace(' and A/B tested ', ' and A/B test ')}`
}

/** Each deed that still goes on, as the letter tells it and in the present. */
export function goingOn({ results = [], works = [], places = [] }: Writer): { deed: string; now: string }[] {
  return results.flatMap((point, at) => {
    const work = works[places[at] ?? -1]
    const isToday = work !== undefined && workShown(work)?.when?.startsWith(' since') === true
    const deed = isToday ? asDeed(point) : null
    const now = deed === null ? null : presentOf(point, deed)
    return deed === null || now === null || now === deed ? [] : [{ deed, now }]
  })
}

const FEWEST_WORDS = 3
/** Says of what somebody does today that they do it: a resume that tells it in the present says the same. */
export function inThePresent(writer: Writer): (text: string) => string {
  const all = goingOn(writer).flatMap(({ deed, now }) => {
    const [pieces, present] = [deed.split(', '), now.split(', ')]
    // What is told a second time ends at one of its commas.
    const cut = pieces.map((_, at) => {
      const long = pieces.length - at
      return { deed: pieces.slice(0, long).join(', '), now: present.slice(0, long).join(', ') }
    })
    // Or before a row.
    const [bare, same] = [deed, now].map((one) => (one.split(', ')[0] ?? '').replace(LAST_PLACE, ''))
    const [plain, told] = [deed, now].map((one) => one.replace(ENDS_IN_BRACKETS, ''))
    return (
      [...cut, { deed: plain ?? deed, now: told ?? now }, { deed: bare ?? deed, now: same ?? now }]
        // "Took care" begins many a deed.
        .filter((one) => one.deed.split(' ').length >= FEWEST_WORDS)
    )
  })
  return (text) =>
    all.reduce((said, { deed, now }) => said.replace(behindI(deed), (_, lead: string) => lead + now), text)
}
const behindI = (deed: string): RegExp =>
  new RegExp(
    String.raw`((?<![\p{L}])I (?:also )?)${deed.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    'gu',
  )

/** The form behind "have" of a past that is no such form itself. */
const PARTICIPLES: Readonly<Record<string, string>> = Object.fromEntries(
  'was:been took:taken wrote:written grew:grown gave:given drew:drawn spoke:spoken drove:driven chose:chosen did:done ran:run made:made built:built led:led kept:kept sold:sold set:set cut:cut taught:taught brought:brought held:held met:met sent:sent found:found dealt:dealt'
    .split(' ')
    .map((pair) => pair.split(':')),
)
const SINCE = /(\b(?:where|for whom) I have worked since \d{4}, I )(\p{L}+)( [^.\n]{4,240}\.)/gu
/** "Where I have worked since 2021, I handled …": what was done in a job somebody still has reaches to today. */
export const untilToday = (text: string): string =>
  text.replace(SINCE, (all, lead: string, verb: string, rest: string) => {
    const done = PARTICIPLES[verb] ?? (isPast(verb) && verb.endsWith('ed') ? verb : undefined)
    // "Handled … and updated …" needs one "have"; "handled … and kept …" would need "kept" to be the form behind it.
    const isOne = ![...rest.matchAll(AND_DID)].some(([, word = '']) => isPast(word) && !word.endsWith('ed'))
    return done === undefined || !isOne ? all : `${lead}have ${done}${rest}`
  })
