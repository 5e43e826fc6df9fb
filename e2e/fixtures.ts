import process from 'node:process'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import axe from 'axe-core'
import { control, readySeeker, type ReadySeeker, type SeekerWish } from '../src/server/testing/ready-seeker.ts'
import type { NewPosting } from './operator.ts'
import { looksHere } from './widths.ts'
import { callApi, startWorld, type World } from './world.ts'

export { expect }

/** A posting as the API lists it. */
export type Posting = { id: number; title: string; source: string; link: string }
export type Message = {
  jobId: number
  email: string
  subject: string
  message: string
  points: number
  jobTitle: string
}

/** The hand on the stand-in of the board. */
export type BoardHand = ReturnType<typeof boardOf>

type WorkerFixtures = { world: World }
type Fixtures = {
  board: BoardHand
  api: (method: string, path: string, given?: { token?: string; body?: unknown }) => ReturnType<typeof callApi>
  /** Somebody signed in and ready to apply, as far as wished; each has a board account of their own. */
  newSeeker: (wish?: SeekerWish) => Promise<ReadySeeker>
  /** Posts on the remote-jobs board and has it read: a posting nobody else touches. */
  newPosting: (posting?: Partial<NewPosting>) => Promise<Posting>
  /** Open postings of one board, newest first. */
  postings: (source: 'olj' | 'linkedin') => Promise<Posting[]>
  /** What the console and the pages complained about; checked at the end of every test. */
  complaints: string[]
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from it
    async ({}, provide, info) => {
      const { world, stop } = await startWorld(info.parallelIndex)
      await provide(world)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, provide) => provide(world.url),
  board: async ({ world }, provide) => {
    const board = boardOf(world)
    await provide(board)
    await board.behave()
  },
  api: async ({ world }, provide) => provide((method, path, given) => callApi(world, method, path, given)),
  newSeeker: async ({ world }, provide) =>
    provide((wish) =>
      readySeeker(
        (method, path, given) => callApi(world, method, path, given),
        world.olj,
        { idProof: 95, ...wish },
        (person) => world.operator.openAccount(person),
      ),
    ),
  newPosting: async ({ world }, provide) =>
    provide(async (posting) => {
      const id = await world.operator.post({ title: `Shop helper ${Date.now().toString(36)}`, ...posting })
      return (await callApi(world, 'GET', `/api/jobs/${id}/`)).body as Posting
    }),
  postings: async ({ world }, provide) =>
    provide(async (source) => {
      const { body } = await callApi(world, 'GET', `/api/jobs/search/?source=${source}&per_page=100&sort_by=date_desc`)
      return (body.results as Posting[]).filter((job) => job.source === source)
    }),
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from it
    async ({}, provide) => {
      const complaints: string[] = []
      await provide(complaints)
      expect(complaints, 'the console and the page report nothing').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, complaints }, provide) => {
    listen(page, complaints)
    await provide(page)
    if (!page.isClosed()) await expectNoSideScroll(page)
  },
})

/** What we write of a call that failed: method, path and status, never more. */
const FAILED_CALL = /^(GET|POST|PUT|PATCH|DELETE) \/api\/[\w/.-]* (answered [45]\d\d|got no answer)$/

/** Collects errors of a page: scripts, console, policy. A refused request is the browser's own line and no error of ours. */
export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (text.startsWith('Failed to load resource') || FAILED_CALL.test(text)) return
    complaints.push(`${message.type()}: ${text}`)
  })
}

/** Signs a person in the way the login does: once, in the storage of the browser. */
export async function signIn(context: BrowserContext, { token, user }: Pick<ReadySeeker, 'token' | 'user'>) {
  await context.addInitScript(
    ([key, person]) => {
      if (sessionStorage.getItem('signed-in') !== null) return
      sessionStorage.setItem('signed-in', 'yes')
      localStorage.setItem('token', key ?? '')
      localStorage.setItem('user', person ?? '')
    },
    [token, JSON.stringify(user)],
  )
}

/** A day in Manila some days ago, as `2026-11-20`. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

/** The person as the server knows them now, as the browser of a returning person does. */
export async function refreshed(world: World, seeker: ReadySeeker): Promise<ReadySeeker> {
  const { body } = await callApi(world, 'GET', '/api/auth/user/', { token: seeker.token })
  return { ...seeker, user: body as Record<string, unknown> }
}

type Order = { mode: string; times?: number; path?: string; method?: string; delay_ms?: number; status?: number }

function boardOf(world: World) {
  const call = (method: string, path: string, body?: object) => control(world.olj, method, path, body)
  return {
    call,
    misbehave: (order: Order) => call('POST', '/misbehave', order),
    behave: () => call('DELETE', '/misbehave'),
    /** The first POST /apply opens the form and passes, the second sends the message. */
    misbehaveOnSending: async (order: Order) => {
      await call('POST', '/misbehave', { mode: 'slow', delay_ms: 0, times: 1, path: '/apply', method: 'POST' })
      await call('POST', '/misbehave', { times: 1, path: '/apply', method: 'POST', ...order })
    },
    messagesOf: async (seeker: ReadySeeker) =>
      (await call('GET', `/applications?email=${seeker.board.email}`)).applications as Message[],
    requests: async (method: string, path: string) => {
      const { requests } = (await call('GET', '/state')) as { requests: { by_path: Record<string, number> } }
      return requests.by_path[`${method} ${path}`] ?? 0
    },
    endSessions: (seeker: ReadySeeker) => call('POST', '/sessions/end', { email: seeker.board.email }),
    change: (seeker: ReadySeeker, account: object) =>
      call('POST', '/accounts', { email: seeker.board.email, ...account }),
    close: (posting: Posting) => call('POST', '/postings/close', { id: boardId(posting) }),
  }
}

/** The board's own number of a posting, out of its address. */
export const boardId = (posting: Pick<Posting, 'link'>) => Number(/(\d+)\/?$/.exec(posting.link)?.[1])

/** Nothing is wider than the screen. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return {
      page: document.documentElement.scrollWidth - width,
      open: [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.scrollWidth - dialog.clientWidth),
    }
  })
  expect(wider.page, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
  expect(
    wider.open.filter((pixels) => pixels > 0),
    'no dialog scrolls sideways',
  ).toEqual([])
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on a screen, one line each. It runs in the page itself: its own driver opens a second page for the
 * report and takes five times as long.
 */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const tool = (globalThis as unknown as { axe: typeof axe }).axe
    const found = await tool.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, runOnly)
}

/**
 * Looks at a screen as it stands, light and dark: nothing is wider than the screen and, once per state, axe finds nothing.
 * With `SHOTS` a picture of each is kept in that folder.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const folder = process.env['SHOTS']
    const width = page.viewportSize()?.width ?? 0
    if (folder !== undefined && folder !== '') {
      await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}.png`, fullPage: true, scale: 'css' })
    }
    await expectNoSideScroll(page)
    if (!looksHere(test.info().file, test.info().project.name)) continue
    // Only colours differ in the dark.
    const only = scheme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: ['color-contrast'] }
    expect(await violations(page, only as axe.RunOnly), `axe on ${name}, ${scheme}`).toEqual([])
  }
}

/** Keeps the scripts from coming, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page, files = '*'): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${files}.js`, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}
