import { existsSync } from 'node:fs'
import { chromium, devices, type Browser, type Page } from '@playwright/test'
import { CHROMIUM, QUIET } from './browser.ts'
import type { Figure } from './figures.ts'
import { startWeb } from './processes.ts'
import type { Run } from './run.ts'

const SIZE = 10_000
/** Slow 4G as Lighthouse applies it, and how much slower than this machine its phone is. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const SLOWER = 4
const MOST_MS = 100
/** More than a thousand postings have this word. */
const LIST = '/jobs?search=assistant'
const SLOWER_WHAT = `the same with a quarter of the processor`
const SETTLED_MS = 1500

/** In the page: the slowest event of a tap (Event Timing), and what moved without anybody having touched it. */
const WATCH = `
  globalThis.seen = { longest: 0, shifts: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

type Seen = { longest: number; shifts: number }

/** The list on a phone: how long a tap waits for the next picture, and whether anything jumps while it is scrolled. */
export async function interactionFigures(run: Run): Promise<Figure[]> {
  if (!existsSync(CHROMIUM)) {
    return [{ part: 'interaction', what: 'taps on the list', figure: `not measured: no browser at ${CHROMIUM}` }]
  }
  const web = await startWeb(await run.ground.withPostings(SIZE))
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: QUIET,
  })
  try {
    const here = await tapAll(await slowPhone(browser, 1), web.url)
    const page = await slowPhone(browser, SLOWER)
    const slower = await tapAll(page, web.url)
    const { shifts } = await scrolled(page)
    return [tapFigure(here, MOST_MS), { ...tapFigure(slower), what: SLOWER_WHAT }, scrollFigure(shifts)]
  } finally {
    await browser.close()
    await web.stop()
  }
}

async function tapAll(page: Page, url: string): Promise<[string, number][]> {
  await page.goto(`${url}${LIST}`, { waitUntil: 'networkidle' })
  const taps: [string, number][] = []
  for (const [name, tap] of TAPS) taps.push([name, await tapped(page, () => tap(page))])
  return taps
}

async function slowPhone(browser: Browser, slower: number): Promise<Page> {
  const page = await (
    await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 780 } })
  ).newPage()
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript({ content: WATCH })
  return page
}

/** What a person taps on the list, in this order. */
const TAPS: [string, (page: Page) => Promise<unknown>][] = [
  ['Show Advanced Filters', (page) => page.getByText('Show Advanced Filters').tap()],
  ['Hide Advanced Filters', (page) => page.getByText('Hide Advanced Filters').tap()],
  [
    'the menu of a posting',
    (page) =>
      page
        .getByRole('button', { name: /^More about/ })
        .first()
        .tap(),
  ],
  ['Save', (page) => page.getByRole('button', { name: /^Save/ }).first().tap()],
  ['Page 2', (page) => page.getByRole('link', { name: 'Page 2', exact: true }).tap()],
]

/** Milliseconds from the tap to the next picture, the slowest of its events (Event Timing, steps of 8 ms). */
async function tapped(page: Page, tap: () => Promise<unknown>): Promise<number> {
  await page.evaluate('seen.longest = 0')
  await tap()
  await page.waitForTimeout(SETTLED_MS)
  const longest = await page.evaluate<number>('seen.longest')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(SETTLED_MS)
  return longest
}

/** From the top to the end and back, a screen at a time. */
async function scrolled(page: Page): Promise<Seen> {
  await page.evaluate('seen.shifts = 0')
  const steps = await page.evaluate<number>('Math.ceil(document.body.scrollHeight / innerHeight)')
  for (const by of [...Array<number>(steps).fill(700), ...Array<number>(steps).fill(-700)]) {
    await page.mouse.wheel(0, by)
    await page.waitForTimeout(200)
  }
  return page.evaluate<Seen>('seen')
}

function tapFigure(taps: [string, number][], budget?: number): Figure {
  const [slowest, worst] = taps.toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 0]
  return {
    part: 'interaction',
    what: `tap to next picture, list of more than 1,000 results, phone on slow 4G: the slowest of ${taps.length} kinds of tap`,
    figure: `${worst === 0 ? 'under 16' : worst} ms (${slowest})`,
    numbers: { taps },
    ...(budget === undefined ? {} : { budget: `≤ ${budget} ms`, good: worst <= budget }),
  }
}

const scrollFigure = (shifts: number): Figure => ({
  part: 'interaction',
  what: 'layout shift while that list is scrolled to its end and back',
  budget: '0',
  figure: String(Number(shifts.toFixed(4))),
  good: shifts < 0.0005,
})
