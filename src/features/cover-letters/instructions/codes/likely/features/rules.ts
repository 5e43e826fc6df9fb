import { audienceOf } from '../../../machines/rules.ts'
import { isRefusal, isToApplicants } from '../../../words/rules.ts'
import { placeIn } from '../../places/rules.ts'
import * as signs from '../../signs/rules.ts'
import type { Candidate } from '../candidates/rules.ts'
import { kindOr, kindsIn, pairsOf } from '../kinds/rules.ts'

/** What stands around a sentence: among duties or wishes, and what precedes and follows it. */
export type Beside = { work: boolean; before: string; next: string }

/** Words are compared by their beginning: `include`, `including`. */
const STEM = 5
const TOKEN = /\p{L}+(?:'\p{L}+)?|\d+|[?:()=,]/gu
/** So many letters before and behind a word, and words of them, say what it is. */
const [NEAR, SENTENCE, WINDOW] = [110, 200, 9]
/** … and so many of the sentences around. */
const OUTSIDE = 8
const [LEFT, RIGHT] = [90, 110]
const MOST_WORDS = 5

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().replaceAll('’', "'").match(TOKEN) ?? []).map((word) =>
    /\d/.test(word) ? '#' : word.slice(0, STEM),
  )

/** What a word that might have to be written is weighed by: its marks, the words around it, and what the signs say. */
export function featuresOf(text: string, one: Candidate, beside: Beside): string[] {
  const { before, next } = beside
  const head = text.slice(Math.max(0, one.start - SENTENCE), one.start)
  const tail = text.slice(one.end, one.end + SENTENCE)
  const [left, right] = [stemsOf(head.slice(-NEAR)), stemsOf(tail.slice(0, NEAR))]
  const looks = one.quoted ? 'quoted' : /\p{Lu}{2}/u.test(one.word) ? 'capitals' : 'plain'
  return [
    `mark:${one.mark}-${looks}`,
    `words:${Math.min(MOST_WORDS, one.word.split(/\s+/).length)}`,
    ...[1, 2].flatMap((at) => [`l${at}:${left.at(-at) ?? '^'}`, `r${at}:${right[at - 1] ?? '$'}`]),
    ...left.slice(-WINDOW).map((stem) => `left:${stem}`),
    ...right.slice(0, WINDOW).map((stem) => `right:${stem}`),
    ...stemsOf(`${head} ${tail}`).map((stem) => `in:${stem}`),
    ...stemsOf(before.slice(-NEAR))
      .slice(-OUTSIDE)
      .map((stem) => `before:${stem}`),
    ...stemsOf(next.slice(0, NEAR))
      .slice(0, OUTSIDE)
      .map((stem) => `next:${stem}`),
    ...kindsOf({
      left,
      right,
      all: stemsOf(`${head} ${tail}`),
      before: stemsOf(before.slice(-NEAR)),
      next: stemsOf(next.slice(0, NEAR)),
    }),
    ...signsOf(text, one, beside),
  ]
}

type Stems = { left: string[]; right: string[]; all: string[]; before: string[]; next: string[] }
/** The kinds of words that stand on either side, next to the word in order, and together. */
function kindsOf({ left, right, all, before, next }: Stems): string[] {
  const near = kindsIn([...left.slice(-WINDOW), ...right.slice(0, WINDOW)])
  return [
    `<${[-3, -2, -1].map((at) => kindOr(left.at(at) ?? '^')).join(' ')}`.replaceAll(' ', '_'),
    `>${[0, 1, 2].map((at) => kindOr(right[at] ?? '$')).join(' ')}`.replaceAll(' ', '_'),
    ...kindsIn(left.slice(-WINDOW)).map((kind) => `left@${kind}`),
    ...kindsIn(right.slice(0, WINDOW)).map((kind) => `right@${kind}`),
    ...kindsIn(all).map((kind) => `in@${kind}`),
    ...kindsIn(before).map((kind) => `before@${kind}`),
    ...kindsIn(next.slice(0, WINDOW)).map((kind) => `next@${kind}`),
    ...pairsOf(near).map((pair) => `near@${pair}`),
  ]
}

function signsOf(text: string, { start, end }: Candidate, { work, before, next }: Beside): string[] {
  const head = text.slice(Math.max(0, start - LEFT), start)
  const tail = text.slice(end, end + RIGHT)
  const around = `${head} _ ${tail}`
  const behind = signs.OF_IT.exec(next)?.[0] ?? ''
  const has: Readonly<Record<string, boolean>> = {
    own: signs.OWN.test(around),
    spot: signs.SPOT.test(around),
    proof: signs.PROOF.test(around),
    proofBefore: signs.PROOF.test(before.slice(-LEFT)),
    written: signs.WRITTEN.test(head),
    writtenBehind: signs.WRITTEN.test(tail),
    named: signs.BY_NAME.test(head),
    thing: signs.NAMES_THING.test(head),
    ends: signs.ENDS_WELL.test(tail),
    with: signs.WITH_IT.test(head),
    lacks: signs.LACKS.test(head),
    ownNext: signs.OWN.test(behind),
    spotNext: signs.SPOT.test(behind),
    writtenNext: signs.WRITTEN.test(behind),
    placedBehind: placeIn(tail.slice(0, 60)) !== 'anywhere',
    placedBefore: placeIn(head.slice(-50)) !== 'anywhere',
    told: isToApplicants(text),
    refusal: isRefusal(text),
    work,
  }
  const names = Object.keys(has).filter((name) => has[name] === true)
  return [...names, audienceOf(text, before) ?? 'anybody'].map((name) => `*${name}`)
}
