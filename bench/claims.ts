import { checkLetter } from '../src/features/cover-letters/claims/check-letter.ts'
import type { Facts } from '../src/features/cover-letters/claims/facts.ts'
import { say } from '../src/server/boot.ts'
import { round, type Figure } from './figures.ts'
import { isHeldOut, realSets, type RealSet } from './judged-real.ts'
import type { JudgedSentence } from './judged/sentence.ts'

const [CAUGHT_LEAST, MARKED_MOST] = [0.9, 0.05]
const NOBODY: Facts = {
  name: '',
  years_of_experience: null,
  skills: [],
  texts: [],
  contacts: [],
  posting: { title: '', employer: null, text: '', tags: [] },
  code_words: [],
}

const isJudgedSentence = (item: unknown): item is JudgedSentence =>
  typeof item === 'object' && item !== null && 'sentence' in item && 'proven' in item && 'facts' in item

/** How many invented sentences the check marks, and how many true ones. */
export async function claimFigures(): Promise<Figure[]> {
  const sets = await realSets('claims', isJudgedSentence)
  return sets.map(figureOf)
}

function figureOf({ name, items }: RealSet<JudgedSentence>): Figure {
  const judged = items.map((item) => ({ ...item, marks: marksOf(item) }))
  const planted = judged.filter(({ proven }) => !proven)
  const known = judged.filter(({ proven }) => proven)
  const caught = planted.filter(({ marks }) => marks.length > 0)
  const marked = known.filter(({ marks }) => marks.length > 0)
  if (!isHeldOut(name)) {
    for (const { sentence } of planted.filter(({ marks }) => marks.length === 0)) say(`  not marked: ${sentence}`)
    for (const { sentence, marks } of marked) say(`  marked: ${sentence} (${marks.join(', ')})`)
  }
  const [recall, wrong] = [caught.length / planted.length, marked.length / known.length]
  return {
    part: 'letters',
    what: `the claim check on the set “${name}”: of ${planted.length} planted sentences marked, of ${known.length} true ones marked`,
    budget: `≥ ${CAUGHT_LEAST * 100} %, ≤ ${MARKED_MOST * 100} %`,
    figure: `${round(recall * 100, 1)} %, ${round(wrong * 100, 1)} %`,
    good: recall >= CAUGHT_LEAST && wrong <= MARKED_MOST,
    numbers: { planted: planted.length, caught: caught.length, known: known.length, marked: marked.length },
  }
}

const isList = (facts: JudgedSentence['facts']): facts is readonly string[] => Array.isArray(facts)

/** Facts may be whole, some of them, or only texts: whatever words stand in them are the person's own. */
function factsOf(given: JudgedSentence['facts']): Facts {
  const some: Partial<Facts> = typeof given === 'object' && !isList(given) ? given : {}
  return {
    ...NOBODY,
    ...some,
    skills: some.skills ?? [],
    contacts: some.contacts ?? [],
    code_words: some.code_words ?? [],
    years_of_experience: some.years_of_experience ?? null,
    texts: wordsOf(isList(given) || typeof given === 'string' ? given : { ...some, posting: null }),
    posting: { ...NOBODY.posting, ...some.posting },
  }
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

const marksOf = ({ facts, sentence }: JudgedSentence): string[] =>
  checkLetter({ subject: '', content: `Hello,\n\n${sentence}` }, factsOf(facts)).map(
    ({ kind, text }) => `${kind}: ${text}`,
  )
