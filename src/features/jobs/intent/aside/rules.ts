import { kindsTitled } from '../../kinds/rules.ts'
import { nameLength } from '../../wording/rules.ts'
import { BECAUSE, BEFORE, FILIPINO_NOISE, NOISE, WANTS, WORKERS } from '../unasked/rules.ts'

const WANTED = new Set(WANTS)
const LONGEST_WANT = Math.max(...WANTS.map((phrase) => phrase.split(' ').length))

const namesWork = (words: string[]): boolean => kindsTitled(words.join(' ')).length > 0
const places = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/**
 * The places of words that tell about the person and not of what they look for: why (`kasi may baby`), what they did before
 * (`ex call center agent`) and what they are (`seaman looking for a dispatcher job`), the last two only where the search names
 * other work too.
 */
export function asideIn(typed: string[]): ReadonlySet<number> {
  const aside = new Set<number>()
  const because = typed.findIndex((word, at) => at > 0 && BECAUSE.has(word))
  if (because > 0) for (const at of places(because, typed.length)) aside.add(at)
  for (const [at, word] of typed.entries()) {
    if (!BEFORE.has(word)) continue
    const end = endOfWork(typed, at + 1)
    if (end === at + 1 || !namesWork([...typed.slice(0, at), ...typed.slice(end)])) continue
    for (const place of places(at, end)) aside.add(place)
  }
  const wanted = wantedFrom(typed)
  if (wanted > 0 && namesWork(typed.slice(0, wanted)) && namesWork(typed.slice(wanted)))
    for (const place of places(0, wanted)) aside.add(place)
  return aside
}

/** Where the name of work ends that begins here, behind words such as `sa`; `from` where none does. */
function endOfWork(typed: string[], from: number): number {
  let begin = from
  while (FILIPINO_NOISE.has(typed[begin] ?? '') || NOISE.has(typed[begin] ?? '')) begin += 1
  const named = nameLength(typed, begin, true) || [2, 1].find((length) => namesWork(typed.slice(begin, begin + length)))
  if (!named) return from
  const end = begin + named
  return WORKERS.has(typed[end] ?? '') ? end + 1 : end
}

/** Where what somebody wants begins, behind `gusto mag`; 0 where nobody says so. */
function wantedFrom(typed: string[]): number {
  for (let at = typed.length - 1; at > 0; at -= 1)
    for (let length = LONGEST_WANT; length > 0; length -= 1)
      if (at + length < typed.length && WANTED.has(typed.slice(at, at + length).join(' '))) return at + length
  return 0
}
