import { chromium } from '@playwright/test'
import type { ParsedResume } from '../src/features/resumes/parsing/contract.ts'
import { CHROMIUM } from './browser.ts'
import type { Figure } from './figures.ts'
import { isHeldOut, realSets } from './judged-real.ts'
import { isRealResume, type RealResume } from './judged/real/resume.ts'
import { shares, talliesOf } from './resume-tallies.ts'

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
