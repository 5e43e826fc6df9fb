import type { Place } from '../../contract.ts'
import { adderOf, type Weights } from '../../sums/rules.ts'
import { isRefusal, isToApplicants } from '../../words/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { isWhole, onlyNames } from '../marked/rules.ts'
import { ENDS_WELL, LACKS, NAMES_THING, OF_IT, OWN, PROOF, SPOT, WITH_IT } from '../signs/rules.ts'
import { placeAround, type Beside } from '../weighed/rules.ts'
import { candidatesIn } from './candidates/rules.ts'
import { featuresOf } from './features/rules.ts'
import { BIAS, WEIGHTS } from './table/rules.ts'

/** What words and signs around a candidate weigh, and what is added to every one. */
export type Table = { weights: Weights; bias: number }

/** Weighs what surrounds a candidate with a table; each feature counts once, and many weigh no more for it. */
export function weigherBy({ weights, bias }: Table): (features: readonly string[]) => number {
  const add = adderOf([weights])
  return (features) => {
    const { sums, known } = add(features)
    return (sums[0] ?? 0) / Math.sqrt(1 + known) + bias
  }
}

const weigh = weigherBy({ weights: WEIGHTS, bias: BIAS })
/** What is clicked is no word to write. */
const ON_SCREEN = /^["”’'*)\]\s]*(?:buttons?|tabs?|links?|pages?|sections?|forms?|menus?|icons?)\b/i
/** No sentence that long asks for a word. */
const LONGEST = 600
/** Greetings are named to be left out. */
const GREETING = /^(?:(?:dear|hi|hello|good day),? (?:sirs?|ma['’]?a?m|madam|hiring|recruiter|employer)\b|to whom\b)/i
const NAMED = /word|phrase|salita/i
const ORDERED =
  /\b(?:want|need|ask|require|include|send|write|type|say|mention|put|add)\b|\b(?:letters?|messages?|applications?|proposals?) (?:that |which |who )?(?:has|have|contains?|with|mentions?)\b/i
const isMarked = ({ quoted, word }: { quoted: boolean; word: string }): boolean => quoted || /\p{Lu}{3}/u.test(word)
/** Others say or get it. */
const OF_OTHERS = /\b(?:guest|customer|client|user|tenant|patient|student)s?\b/i
/** What passwords and keywords are used for at work. */
const OF_PASSWORDS =
  /\b(?:pass|key)words?\s+(?:polic|manage|reset|rules?|strateg|research|lists?|protect|requirement|length)/i
const AROUND = 90
/** From here on a word is asked about, and where nothing says that applicants are spoken to. */
const [LEAST, LEAST_UNTOLD] = [0.5, 1.5]

/**
 * The word that by learnt weights is likeliest one to write, where no rule knows the sentence. Nobody obeys it before the
 * person said so.
 */
export function likely(text: string, beside: Beside, refers: string): Hit | null {
  if (text.length > LONGEST) return null
  const told = beside.told || isToApplicants(text)
  const speaks = told || [OWN, SPOT, PROOF].some((sign) => sign.test(text))
  if (!speaks && !NAMED.test(text)) return null
  const least = told ? LEAST : LEAST_UNTOLD
  let best: { hit: Hit; weight: number } | null = null
  for (const one of candidatesIn(text)) {
    const tail = text.slice(one.end, one.end + AROUND)
    // Where nothing else speaks of a letter it has to be called a word, and marked.
    if (!speaks && !(one.mark === 'called' && isMarked(one) && ORDERED.test(text.slice(0, one.start)))) continue
    if (ON_SCREEN.test(tail) || GREETING.test(one.word) || onlyNames(text, one.start, one.end)) continue
    if (one.mark === 'marked' && !isWhole(text, one) && !ENDS_WELL.test(tail)) continue
    // Where all is in capitals they mark nothing.
    if (!one.quoted && one.mark !== 'called' && !/\p{Ll}{2}/u.test(text)) continue
    const head = text.slice(Math.max(0, one.start - AROUND), one.start)
    if (/^["”’']?\?/.test(tail) || (isRefusal(text) && WITH_IT.test(head) && !LACKS.test(head))) continue
    if (OF_PASSWORDS.test(head)) continue
    if (NAMES_THING.test(head) || (!told && OF_OTHERS.test(head))) continue
    const weight = weigh(featuresOf(text, one, beside))
    if (weight < (best?.weight ?? least)) continue
    const place: Place = placeAround(text, one, refers || (OF_IT.exec(beside.next)?.[0] ?? ''))
    best = { hit: { word: one.word, place, at: one.start, end: one.end, guessed: true, asked: true }, weight }
  }
  return best?.hit ?? null
}
