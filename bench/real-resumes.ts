import { chromium } from '@playwright/test'
import type { ParsedResume } from '../src/features/resumes/parsing/contract.ts'
import { CHROMIUM } from './browser.ts'
import type { Figure } from './figures.ts'
import { isHeldOut, realSets } from './judged-real.ts'
import { isRealResume, type RealResume } from './judged/real/resume.ts'

type Tally = { found: number; right: number; wanted: number }
const REAL_FIELDS = ['title', 'employers', 'posts', 'work dates', 'education', 'education dates'] as const
type RealField = (typeof REAL_FIELDS)[number]

/** Every page printed to a PDF as a browser's "Save as PDF" does. */
async function printed(resumes: RealResume[]): Promise<{ resume: RealResume; pdf: Buffer }[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM })
  try {
    const page = await browser.newPage()
    const files = []
    for (const resume of resumes) {
      await page.setContent(`<meta charset=utf-8><style>${resume.css}</style>${resume.html}`)
      const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '18mm', right: '18mm' } })
      files.push({ resume, pdf })
    }
    return files
  } finally {
    await browser.close()
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()

const said = (values: (string | null)[]): string[] => values.map((value) => plain(value ?? '')).filter(Boolean)
const parts = (row: string): string[] => row.split('|').map((part) => part.trim())

/** What is compared: the truth's side and the answer's side in the same spelling. */
function thingsOf(truth: RealResume): Record<RealField, string[]> {
  const [work, education] = [truth.work.map(parts), truth.education.map(parts)]
  return {
    title: said([truth.title]),
    employers: said(work.map((row) => row[1] ?? null)),
    posts: said(work.map((row) => row[0] ?? null)),
    'work dates': said(work.map((row) => `${row[2]} to ${row[3]}`)),
    education: said(education.map((row) => `${row[0]} ${row[1]}`)),
    'education dates': said(education.map((row) => `${row[2]} to ${row[3]}`)).filter((dates) => dates !== 'to'),
  }
}

/** The answer in the form in which the truth is written. */
const answered = (answer: ParsedResume): Pick<RealResume, 'title' | 'work' | 'education'> => ({
  title: answer.title,
  work: answer.work_history.map((row) => [row.title, row.employer, row.from, row.to].map((x) => x ?? '').join(' | ')),
  education: answer.education.map((row) =>
    [row.school, row.degree, row.from_year, row.to_year].map((x) => x ?? '').join(' | '),
  ),
})

/** For every field: how many were found, right and wanted, each thing of a list counted as often as it stands there. */
function talliesOf(truth: RealResume, answer: ParsedResume): Record<RealField, Tally> {
  const [wanted, found] = [thingsOf(truth), thingsOf({ ...truth, ...answered(answer) })]
  return Object.fromEntries(
    REAL_FIELDS.map((field) => {
      const left = [...wanted[field]]
      const right = found[field].filter((one) => left.includes(one) && left.splice(left.indexOf(one), 1))
      return [field, { found: found[field].length, right: right.length, wanted: wanted[field].length }]
    }),
  ) as Record<RealField, Tally>
}

/** Precision/recall of every field over many resumes. */
function shares(all: Record<RealField, Tally>[]): string {
  return REAL_FIELDS.map((field) => {
    const sum = (what: keyof Tally) => all.reduce((total, tallies) => total + tallies[field][what], 0)
    const share = (of: number) => (of === 0 ? '1.00' : (sum('right') / of).toFixed(2))
    return `${field} ${share(sum('found'))}/${share(sum('wanted'))}`
  }).join(', ')
}

/** What was put aside was looked at after its first measurement; `opened` ones were another hand's before. */
const WHOSE = [
  ['aside', 'put aside, then looked at'],
  ['opened', 'written by another hand, then opened'],
] as const

/** How well what a browser prints is read, set by set. */
export async function printedFigures(read: (pdf: Buffer) => Promise<ParsedResume>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, items } of await realSets('resumes', isRealResume)) {
    const tallies = []
    for (const { resume, pdf } of await printed(items)) tallies.push(talliesOf(resume, await read(pdf)))
    const whose = isHeldOut(name)
      ? 'written by another hand'
      : (WHOSE.find(([word]) => name.includes(word))?.[1] ?? 'made with')
    const what = `${items.length} resumes printed by a browser, ${name} (${whose}): precision/recall`
    figures.push({ part: 'resumes', what, figure: shares(tallies) })
  }
  return figures
}
