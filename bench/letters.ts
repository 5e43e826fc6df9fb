import { checkLetter } from '../src/features/cover-letters/claims/check-letter.ts'
import type { Facts } from '../src/features/cover-letters/claims/facts.ts'
import { readInstructions } from '../src/features/cover-letters/instructions/rules.ts'
import { GAP } from '../src/features/cover-letters/rules.ts'
import { needsOf } from '../src/features/cover-letters/server/letter-sources.ts'
import { writeTemplateLetter } from '../src/features/cover-letters/server/template-letter.ts'
import type { Writer } from '../src/features/cover-letters/server/writer.ts'
import { makeMarket } from '../sandbox/market/make-market.ts'
import { claimFigures } from './claims.ts'
import { resumeClaimFigures } from './claims-of-resumes.ts'
import { deedsToldFigure } from './deeds-told.ts'
import { ms, quantile, round, type Figure } from './figures.ts'
import { heldOutLetters } from './letter-set.ts'

const LETTERS = 2000
const WARM = 200
const BUDGET_MS = 50

const WRITER: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Virtual Assistant',
  about: 'Four years of running online shops for owners who would rather make things than answer e-mail. '.repeat(10),
  location: 'Iloilo City',
  years_of_experience: '3-5',
  skills: ['Shopify', 'Customer Support', 'Email Management', 'Canva', 'Google Workspace', 'Data Entry', 'Bookkeeping'],
  projects: [{ title: 'Mango shop', url: 'https://mango.example' }],
  resume_url: null,
  website: 'https://luz.example',
  linkedin: null,
  github: null,
  availability: '2-weeks',
  custom_availability: null,
}

type Posting = { title: string; description: string; employer: string; tags: string[] }

const factsFor = (posting: Posting): Facts => ({
  name: 'Luz Reyes',
  years_of_experience: WRITER.years_of_experience,
  skills: WRITER.skills ?? [],
  texts: [WRITER.title ?? '', WRITER.about ?? '', WRITER.location ?? '', 'Mango shop'],
  contacts: ['https://luz.example', 'https://mango.example'],
  posting: { title: posting.title, employer: posting.employer, text: posting.description, tags: posting.tags },
  code_words: readInstructions(posting.description).flatMap((item) => (item.kind === 'code_word' ? [item.word] : [])),
})

/** Any day will do. */
const WRITTEN_AT = new Date('2026-11-22T04:00:00Z')

/** Reads what a posting asks, writes the letter, and judges it as the server does before it is shown. */
function write(posting: Posting): { ms: number; marks: number; code: boolean } {
  const begun = performance.now()
  const needs = needsOf(readInstructions(posting.description), { name: 'Luz Reyes', title: posting.title })
  const letter = writeTemplateLetter(WRITER, posting, needs, WRITTEN_AT)
  // A question only the person can answer is left to them, in a place that is marked.
  const marks = checkLetter(letter, factsFor(posting)).filter(({ text }) => !text.startsWith(`[${GAP}`)).length
  const wanted = [...needs.code_words, ...(needs.anywhere ?? []), ...(needs.last_words ?? [])]
  const code = wanted.every((word) => letter.content.includes(word))
  return { ms: performance.now() - begun, marks, code }
}

/** Postings of the demo's market, over and over. */
function marketPostings(): (index: number) => Posting {
  const market = makeMarket({ seed: 5, olj: 600, linkedin: 0, now: new Date('2026-11-21T04:00:00Z') })
  const postings = market.olj.map((posting) => ({
    title: posting.title,
    description: posting.description.replaceAll(/<br ?\/?>/g, '\n'),
    employer: posting.employer.name,
    tags: posting.skills,
  }))
  return (index) => {
    const posting = postings[index % postings.length]
    if (!posting) throw new Error('The market is empty.')
    return posting
  }
}

/** How long the template takes for them, what its letters would be marked for, and how well their deeds are chosen. */
export async function letterFigures(): Promise<Figure[]> {
  const at = marketPostings()
  for (let index = 0; index < WARM; index += 1) write(at(index))
  const letters = Array.from({ length: LETTERS }, (_, index) => write(at(index)))
  const times = letters.map((letter) => letter.ms)
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  const sound = letters.filter(({ marks, code }) => marks === 0 && code).length
  return [
    ...(await claimFigures()),
    ...(await resumeClaimFigures()),
    deedsToldFigure(),
    {
      part: 'letters',
      what: 'a template letter: instructions read, written, every statement looked up; p50 / p99',
      budget: `p99 ≤ ${BUDGET_MS} ms`,
      figure: `${ms(p50)} / ${ms(p99)}`,
      good: p99 <= BUDGET_MS,
      numbers: { p50: round(p50, 3), p99: round(p99, 3), letters: LETTERS },
    },
    {
      part: 'letters',
      what: 'template letters that need no look before they are sent: nothing marked, code words in place',
      budget: '≥ 99 %',
      figure: `${round((100 * sound) / LETTERS)} %`,
      good: sound >= LETTERS * 0.99,
      numbers: { sound, letters: LETTERS },
    },
    heldOut(),
  ]
}

/** The same of people and postings no rule was made with; only how many, so that they stay unread. */
function heldOut(): Figure {
  const all = heldOutLetters()
  const sound = all.filter(({ marks }) => marks.length === 0).length
  return {
    part: 'letters',
    what: 'template letters of five people to twenty postings that nobody who writes rules has read: nothing marked',
    budget: '≥ 99 %',
    figure: `${round((100 * sound) / all.length)} %`,
    good: sound >= all.length * 0.99,
    numbers: { sound, letters: all.length },
  }
}
