import { BadInput, optionalInteger, optionalText, requiredInteger, requiredText } from '../http/bad-input.ts'
import type { ControlRoute } from '../http/control-route.ts'
import type { Control } from '../http/control.ts'
import type { OljPosting } from '../market/types.ts'
import type { Board } from './board.ts'
import { jobPath } from './card.ts'
import { emailKey, type Account } from './members.ts'
import { applicationRoutes } from './application-controls.ts'
import { postingFrom } from './posting-input.ts'
import { verificationRoutes } from './verification-controls.ts'
import { sessionCookie } from './visit.ts'

type Body = Record<string, unknown>
const idBounds = { min: 1, max: 1_000_000_000 }

function accountIn(board: Board, body: Body): Account {
  const email = requiredText(body, 'email')
  const account = board.members.accounts.get(emailKey(email))
  if (!account) throw new BadInput(`There is no account ${email}.`)
  return account
}

function shown(account: Account): Omit<Account, 'password'> {
  const { password: _password, ...rest } = account
  return rest
}

function postingIn(board: Board, body: Body): OljPosting {
  const posting = board.catalogue.get(requiredInteger(body, 'id', idBounds))
  if (!posting) throw new BadInput('There is no posting with that id.')
  return posting
}

function brief(posting: OljPosting): Record<string, unknown> {
  return {
    id: posting.id,
    path: jobPath(posting),
    title: posting.title,
    state: posting.state,
    posted_at: posting.postedAt,
  }
}

function putAccount(board: Board, body: Body): Omit<Account, 'password'> {
  const email = requiredText(body, 'email')
  const known = board.members.accounts.get(emailKey(email))
  const points = optionalInteger(body, 'points', { min: 0, max: 9_999 }) ?? known?.points ?? 10
  const idProof = optionalInteger(body, 'id_proof', { min: 0, max: 99 }) ?? known?.idProof ?? 50
  const name = optionalText(body, 'name') ?? known?.name ?? email.split('@')[0] ?? email
  const password = known ? (optionalText(body, 'password') ?? known.password) : requiredText(body, 'password')
  if (!known) return shown(board.addAccount({ email, password, name, idProof, points }))
  const account = { ...known, points, idProof, name, password }
  board.record({ type: 'account', account })
  return shown(account)
}

function accountRoutes(board: Board): ControlRoute[] {
  return [
    {
      method: 'GET',
      path: '/accounts',
      summary: 'Every account with points and ID Proof.',
      run: () => ({ accounts: [...board.members.accounts.values()].map(shown) }),
    },
    {
      method: 'POST',
      path: '/accounts',
      summary: 'Adds an account, or changes points, id_proof, password or name of the one with that email.',
      example: { email: 'jun@board.test', points: 25, id_proof: 80 },
      run: (body) => putAccount(board, body),
    },
    {
      method: 'POST',
      path: '/sessions/end',
      summary: 'Ends every session of an account, or of everybody: the next protected page redirects to /login.',
      example: { email: 'maria@board.test' },
      run: (body) => {
        const email = optionalText(body, 'email') === undefined ? null : accountIn(board, body).email
        const ended = [...board.members.sessions].filter(([, session]) => email === null || session.email === email)
        for (const [session] of ended) board.record({ type: 'closed', session })
        return { ended: ended.length }
      },
    },
  ]
}

function postingRoutes(board: Board): ControlRoute[] {
  const example = { id: board.catalogue.all()[0]?.id ?? 1 }
  const change = (path: string, summary: string, changes: () => Partial<OljPosting>): ControlRoute => ({
    method: 'POST',
    path,
    summary,
    example,
    run: (body) => {
      const posting = { ...postingIn(board, body), ...changes() }
      board.record({ type: 'posting', posting })
      return brief(posting)
    },
  })
  return [
    {
      method: 'GET',
      path: '/postings',
      summary: 'Postings newest first: ?keyword=, ?state=open|closed|deleted, ?limit=50.',
      run: (_body, request) => listPostings(board, request.query),
    },
    {
      method: 'POST',
      path: '/postings',
      summary: 'Adds a posting (title and description at least) or replaces the one with that id.',
      example: { title: 'Test VA', description: 'Say hello.<br />Start with MANGO.', min_id_proof: 50 },
      run: (body) => {
        const posting = postingFrom(body, board)
        board.record({ type: 'posting', posting })
        return brief(posting)
      },
    },
    change('/postings/close', 'Closes a posting: still listed, takes no applications.', () => ({ state: 'closed' })),
    change('/postings/delete', 'Deletes a posting.', () => ({ state: 'deleted' })),
    change('/postings/open', 'Opens a closed or deleted posting again.', () => ({ state: 'open' })),
    change('/postings/repost', 'Posts an old id again, with the time of now.', () => {
      return { state: 'open', postedAt: board.clock.now(), updatedAt: board.clock.now() }
    }),
  ]
}

function listPostings(board: Board, query: URLSearchParams): unknown {
  const keyword = query.get('keyword') ?? ''
  const state = query.get('state')
  const limit = Math.min(Number(query.get('limit') ?? 50) || 50, 5_000)
  const from = keyword === '' ? board.catalogue.all() : board.catalogue.search({ keyword, types: null, skills: [] })
  const found = from.filter((posting) => state === null || posting.state === state)
  return { count: found.length, postings: found.slice(0, limit).map(brief) }
}

function boardRoutes(board: Board): ControlRoute[] {
  return [
    {
      method: 'POST',
      path: '/search-cap',
      summary: 'Caps the list without keyword and skill, as the real board seems to (about 286); null lists all.',
      example: { cap: 286 },
      run: (body) => {
        const cap = optionalInteger(body, 'cap', { min: 0, max: 1_000_000 }) ?? null
        board.catalogue.cap(cap)
        return { cap }
      },
    },
  ]
}

/** Adds the control calls only this stand-in has, its part of the state, and what expiring a session means here. */
export function addControls(control: Control, board: Board): void {
  const routes = [accountRoutes, postingRoutes, applicationRoutes, boardRoutes, verificationRoutes].flatMap((make) =>
    make(board),
  )
  for (const route of routes) control.addRoute(route)
  control.addState(() => ({
    postings: board.catalogue.all().length,
    accounts: [...board.members.accounts.values()].map(shown),
    sessions: board.members.sessions.size,
    applications: board.members.applications.length,
    search_cap: board.catalogue.capped(),
  }))
  control.onReset(board.reset)
  control.onExpiredSession((request) => {
    const session = request.cookies[sessionCookie]
    if (session !== undefined && board.members.sessions.has(session)) board.record({ type: 'closed', session })
  })
}
