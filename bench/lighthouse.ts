import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../src/server/testing/hanap-process.ts'
import { CHROMIUM, QUIET } from './browser.ts'
import { median, type Figure } from './figures.ts'
import { startWeb } from './processes.ts'
import type { Run } from './run.ts'

const SIZE = 10_000
const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Score = { scores: number[]; lcp: number; tbt: number; cls: number; bytes: number }

/** Lighthouse on a phone with its slow network and processor applied, not simulated; the middle of three visits. */
export async function lighthouseFigures(run: Run): Promise<Figure[]> {
  if (!existsSync(CHROMIUM)) {
    return [{ part: 'lighthouse', what: 'Lighthouse', figure: `not measured: no browser at ${CHROMIUM}` }]
  }
  const web = await startWeb(await run.ground.withPostings(SIZE))
  try {
    const figures: Figure[] = []
    for (const page of ['/', '/jobs', '/jobs/77', '/features', '/login']) {
      const visits: Score[] = []
      for (let turn = 0; turn < ROUNDS; turn += 1) visits.push(await visit(`${web.url}${page}`))
      figures.push(figure(page, visits))
    }
    return figures
  } finally {
    await web.stop()
  }
}

function figure(page: string, visits: Score[]): Figure {
  const scores = CATEGORIES.map((_, index) => Math.round(median(visits.map((one) => one.scores[index] ?? 0)) * 100))
  const middle = (value: (one: Score) => number) => median(visits.map(value))
  const lcp = middle((one) => one.lcp)
  const tbt = middle((one) => one.tbt)
  const cls = middle((one) => one.cls)
  const [speed = 0, ...others] = scores
  return {
    part: 'lighthouse',
    what: `Lighthouse, phone on slow 4G, \`${page === '/jobs/77' ? '/jobs/{id}' : page}\`: performance / accessibility / best practices / SEO`,
    budget: '≥ 98 / 100 / 100 / 100; LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS 0',
    figure: `${scores.join(' / ')}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${Number(cls.toFixed(3))}`,
    good: speed >= 98 && others.every((score) => score === 100) && lcp <= 1500 && tbt <= 50 && cls < 0.0005,
    numbers: { visits },
  }
}

/** One visit in a browser of its own, which is closed with all it started. */
async function visit(url: string): Promise<Score> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...QUIET, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod: 'devtools',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { audits, categories } = result.lhr
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      scores: CATEGORIES.map((name) => categories[name]?.score ?? 0),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    }
  } finally {
    await browser.close()
  }
}
