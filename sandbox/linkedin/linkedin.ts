import { createClock, type Clock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import type { Handler, Reply, SandboxRequest } from '../http/exchange.ts'
import { html, redirect } from '../http/replies.ts'
import { createRouter } from '../http/router.ts'
import type { LinkedinPosting } from '../market/types.ts'
import { createBurstGuard, type Burst } from './burst.ts'
import { card, type PageContext } from './card.ts'
import { addControls } from './controls.ts'
import { jobFragment } from './job-page.ts'
import { languageOf } from './language.ts'
import { authwallPage, deniedPage, missingPage, searchPage, viewPage } from './people-pages.ts'
import { createPostingIndex } from './posting-index.ts'
import { parseSearchQuery } from './search-query.ts'
import type { LinkedinState } from './state.ts'

/** The stand-in: its handler, the hand on it, and its postings. */
export type Linkedin = { handler: Handler; control: Control; state: LinkedinState }

/** Cards on a result page. */
export const PAGE_SIZE = 10

/** What the end of the results looks like: 26 bytes. */
export const END_OF_RESULTS = '<!DOCTYPE html><!---->    '

/** About what the real site allows one address. */
export const DEFAULT_BURST: Burst = { requests: 10, perSeconds: 60 }

const COUNTRY_ORIGIN = 'https://ph.linkedin.com'
const KEPT_FRAGMENTS = 2000

/**
 * The networking site's guest job pages: search, posting, related postings, public page, and its ways of saying no.
 * @param o.burst null never answers 429; ten requests a minute when left out
 * @param o.now the base of the clock that control calls move; the machine's time when left out
 */
export function createLinkedin(o: {
  postings: LinkedinPosting[]
  now?: () => Date
  clock?: Clock
  burst?: Burst | null
}): Linkedin {
  const control = createControl({
    name: 'LinkedIn guest pages',
    about: 'Search results and postings as a visitor without an account sees them.',
    clock: o.clock ?? createClock(o.now),
  })
  const burst = o.burst === undefined ? DEFAULT_BURST : o.burst
  const state: LinkedinState = {
    index: createPostingIndex(o.postings),
    burst: createBurstGuard(burst),
    block: null,
    links: 'own',
    language: 'en',
  }
  addControls(control, state, burst)
  return { handler: createPages(control, state), control, state }
}

function createPages(control: Control, state: LinkedinState): Handler {
  const guarded = (page: (request: SandboxRequest, params: Record<string, string>) => Reply) => {
    return (request: SandboxRequest, params: Record<string, string>): Reply =>
      turnAway(control, state, request) ?? page(request, params)
  }
  const fragments = createFragments(control, state)
  const search = (request: SandboxRequest): Reply => searchReply(control, state, request)
  const wall = (): Reply => html(authwallPage())
  return createRouter(
    [
      { method: 'GET', path: '/', handle: () => redirect('/jobs/search', 302) },
      { method: 'GET', path: '/jobs-guest/jobs/api/seeMoreJobPostings/search', handle: guarded(search) },
      {
        method: 'GET',
        path: '/jobs-guest/jobs/api/seeMoreJobPostings/relatedJobs',
        handle: guarded((request) => relatedReply(control, state, request)),
      },
      {
        method: 'GET',
        path: '/jobs-guest/jobs/api/jobPosting/{id}',
        handle: guarded((request, params) => fragments(request, params['id'] ?? '', false)),
      },
      {
        method: 'GET',
        path: '/jobs/view/{name}',
        handle: guarded((request, params) => fragments(request, /\d+$/.exec(params['name'] ?? '')?.[0] ?? '', true)),
      },
      { method: 'GET', path: '/jobs/search', handle: (request) => peopleSearch(control, state, request) },
      { method: 'GET', path: '/company/{name}', handle: (request) => redirect(wallAddress(request), 302) },
      { method: 'GET', path: '/authwall', handle: wall },
      { method: 'GET', path: '/login', handle: wall },
      { method: 'GET', path: '/signup', handle: wall },
    ],
    () => html(missingPage(), { status: 404 }),
  )
}

/** The answer of a site that refuses: no user agent, a block set by a control call, or too many requests. */
function turnAway(control: Control, state: LinkedinState, request: SandboxRequest): Reply | null {
  if (!request.headers['user-agent']) return html(deniedPage(), { status: 999 })
  const block = state.block
  const concerned = block !== null && (block.kind !== 'soft' || request.path.endsWith('/search'))
  if (block && concerned) {
    if (block.times !== null) block.times -= 1
    if (block.times === 0) state.block = null
    if (block.kind === 'denied') return html(deniedPage(), { status: 999 })
    if (block.kind === 'authwall') return redirect(wallAddress(request), 302)
    return html(END_OF_RESULTS)
  }
  return state.burst.pass(control.clock.now()) ? null : html('', { status: 429 })
}

function wallAddress(request: SandboxRequest): string {
  return `/authwall?trk=bf&trkInfo=sandbox&originalReferer=&sessionRedirect=${encodeURIComponent(request.url.href)}`
}

function contextOf(control: Control, state: LinkedinState, request: SandboxRequest): PageContext {
  return {
    linkOrigin: state.links === 'own' ? request.url.origin : COUNTRY_ORIGIN,
    now: control.clock.now(),
    language: languageOf(request.headers['accept-language'], state.language),
  }
}

function searchReply(control: Control, state: LinkedinState, request: SandboxRequest): Reply {
  const query = parseSearchQuery(request.query)
  if (!query) return html('', { status: 400 })
  const context = contextOf(control, state, request)
  const page = state.index.search(query, context.now).slice(query.start, query.start + PAGE_SIZE)
  return html(cardList(page, context))
}

function relatedReply(control: Control, state: LinkedinState, request: SandboxRequest): Reply {
  const id = request.query.get('currentJobId') ?? ''
  if (!/^\d+$/.test(id)) return html('', { status: 400 })
  return html(cardList(state.index.related(Number(id)), contextOf(control, state, request)))
}

function cardList(page: LinkedinPosting[], context: PageContext): string {
  if (page.length === 0) return END_OF_RESULTS
  return `<!DOCTYPE html>\n\n${page.map((posting, at) => card(posting, at, context)).join('')}`
}

function peopleSearch(control: Control, state: LinkedinState, request: SandboxRequest): Reply {
  const query = parseSearchQuery(request.query)
  if (!query) return html(missingPage(), { status: 400 })
  const context = { ...contextOf(control, state, request), linkOrigin: request.url.origin }
  return html(searchPage(state.index.search(query, context.now), request.query, query.start, context))
}

/** Answers with a posting's fragment or public page; fragments are kept until the hour or the posting changes. */
function createFragments(control: Control, state: LinkedinState) {
  const kept = new Map<string, string>()
  return (request: SandboxRequest, id: string, whole: boolean): Reply => {
    const posting = /^\d{1,15}$/.test(id) ? state.index.get(Number(id)) : undefined
    if (!posting || posting.state === 'deleted') return html(whole ? missingPage() : '', { status: 404 })
    const context = contextOf(control, state, request)
    const hour = Math.floor(context.now.getTime() / 3_600_000)
    const key = `${id} ${posting.state} ${context.language} ${context.linkOrigin} ${hour}`
    let fragment = kept.get(key)
    if (fragment === undefined) {
      fragment = jobFragment(posting, state.index.related(posting.id).slice(0, 8), context)
      if (kept.size >= KEPT_FRAGMENTS) kept.clear()
      kept.set(key, fragment)
    }
    return html(whole ? viewPage(posting, fragment, context) : fragment)
  }
}
