import { checkLetter } from '../src/features/cover-letters/claims/check-letter.ts'
import type { Facts } from '../src/features/cover-letters/claims/facts.ts'
import { asDeed } from '../src/features/cover-letters/server/letter/deeds/sentences.ts'
import { yearsSaid } from '../src/features/cover-letters/server/letter/person/years.ts'
import type { KnownResume } from '../src/features/resumes/parsing/contract.ts'
import { TUNED } from '../src/features/resumes/parsing/server/testing/judged/judged-set.ts'
import type { JudgedResume } from '../src/features/resumes/parsing/server/testing/judged/judged-resume.ts'
import { readResume } from '../src/features/resumes/parsing/reading/read-resume.ts'
import { say } from '../src/server/boot.ts'
import { round, type Figure } from './figures.ts'
import { isHeldOut, realSets } from './judged-real.ts'
import { isRealResume, type RealResume } from './judged/real/resume.ts'

const READ_ON = '2026-11-22'
/** So many people apart stands the one whose sentences are tried on. */
const APART = 7
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const POSTING: Facts['posting'] = {
  title: 'Assistant',
  employer: 'Harbor & Pine',
  text: 'Orders and reports.',
  tags: [],
}

/** What a page says, a line for each of its blocks. */
const textOf = ({ html }: RealResume): string =>
  html
    .replace(/<li[^>]*>/g, '\n• ')
    .replace(/<\/?(?:span|td|th)[^>]*>/g, '\t')
    .replace(/<\/?(?:p|div|h\d|ul|ol|tr|table|br|section|aside|main|header|center)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (all, name: string) => SIGNS[name] ?? all)
    .replace(/\t+\n/g, '\n')

const linesOf = ({ file: { layout } }: JudgedResume): string =>
  [('top' in layout && layout.top) || '', layout.main, ('side' in layout && layout.side) || '']
    .join('\n')
    .replaceAll(/^# /gm, '')
    .replaceAll(' >> ', '\t')

/** What the product knows of somebody from their resume alone. */
const factsOf = ({ title, skills, location, education, work_history, results }: KnownResume): Facts => ({
  name: '',
  years_of_experience: null,
  skills,
  contacts: [],
  code_words: [],
  posting: POSTING,
  texts: [
    title ?? '',
    location ?? '',
    ...[...education, ...work_history].map((entry) => Object.values(entry).filter(Boolean).join(', ')),
    ...results,
    ...yearsSaid({ works: work_history }, READ_ON),
  ],
})

/** A month as a number; NaN where it is not said. */
const monthOf = (date: string | null): number => {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(date ?? '') ?? []
  return Number(year) * 12 + Number(month)
}

/** The sentences a letter may tell out of a resume, by what they state. */
const TOLD: Record<string, (resume: KnownResume) => string[]> = {
  deeds: ({ results }) => results.flatMap((point) => asDeed(point) ?? []).map((deed) => `I ${deed}.`),
  skills: ({ skills }) => skills.map((skill) => `I use ${skill.toLowerCase()} every day.`),
  posts: ({ work_history }) =>
    work_history.flatMap(({ title, employer }) =>
      title !== null && employer !== null ? [`I worked as ${title} at ${employer}.`] : [],
    ),
  times: ({ work_history }) =>
    work_history.flatMap(({ employer, from, to }) => {
      const years = Math.floor((monthOf(to) + 1 - monthOf(from)) / 12)
      return employer !== null && years >= 1
        ? [`I worked at ${employer} for ${years === 1 ? 'one year' : `${years} years`}.`]
        : []
    }),
  papers: ({ education }) =>
    education.flatMap(({ school, degree }) =>
      degree === null ? [] : [`I hold a ${degree}${school === null ? '' : ` from ${school}`}.`],
    ),
}

/** Sentences of resumes, held against what is known of the person and of somebody else: whose they are not is invented. */
export async function resumeClaimFigures(): Promise<Figure[]> {
  const sets = (await realSets('resumes', isRealResume)).filter(({ name }) => !isHeldOut(name))
  const texts = [...sets.flatMap(({ items }) => items.map(textOf)), ...TUNED.map(linesOf)]
  const people = texts.map((text) => readResume(text, READ_ON))
  return Object.entries(TOLD).map(([what, tell]) => figureOf(what, tell, people))
}

function figureOf(what: string, tell: (resume: KnownResume) => string[], people: KnownResume[]): Figure {
  const own = people.flatMap((person) =>
    tell(person).map((sentence) => ({ sentence, marks: marksOf(person, sentence) })),
  )
  const foreign = people.flatMap((person, at) => {
    const other = people[(at + APART) % people.length] ?? person
    return tell(person).flatMap((sentence) => (tell(other).includes(sentence) ? [] : [marksOf(other, sentence)]))
  })
  const marked = own.filter(({ marks }) => marks.length > 0)
  for (const { sentence, marks } of marked) say(`  marked: ${sentence} (${marks.join(', ')})`)
  const caught = foreign.filter((marks) => marks.length > 0).length
  const [recall, wrong] = [caught / foreign.length, marked.length / own.length].map((share) => round(share * 100, 1))
  return {
    part: 'letters',
    what: `the claim check on ${what} of ${people.length} resumes: of ${foreign.length} told by somebody else marked, of ${own.length} told by the person marked`,
    figure: `${recall} %, ${wrong} %`,
    numbers: { foreign: foreign.length, caught, own: own.length, marked: marked.length },
  }
}

const marksOf = (person: KnownResume, sentence: string): string[] =>
  checkLetter({ subject: '', content: `Hello,\n\n${sentence}` }, factsOf(person)).map(
    ({ kind, text }) => `${kind}: ${text}`,
  )
