import { sql } from 'kysely'
import { simplePdf } from '../demo-pdf.ts'
import { house, type House } from './house.ts'

export type BoardCredentials = { olj_email: string; olj_password: string }
/** A person ready to apply, and their account on the stand-in. */
export type Seeker = { token: string; id: number; email: string; password: string; board: BoardCredentials }
export type Posting = { id: number; source_id: string }
export type BoardMessage = { jobId: number; email: string; subject: string; message: string; points: number }
type Order = { mode: string; times?: number; path?: string; method?: string; delay_ms?: number; status?: number }

export type ApplyingHouse = Awaited<ReturnType<typeof applyingHouse>>

let boardAccounts = 0

/** The whole server with the stand-ins, and short words for what applying needs. */
export async function applyingHouse(options: NonNullable<Parameters<typeof house>[0]> = {}) {
  const h = await house({ sandbox: { olj: 10, linkedin: 2 }, ...options })
  const board = boardOf(h)
  const letterFor = async (seeker: Seeker, jobId: number, content = 'I would like this job.') => {
    const body = { job_post_id: jobId, subject: 'Application', content }
    const answer = await h.call('POST', '/api/cover-letters/', { token: seeker.token, body })
    if (answer.status !== 201) throw new Error(`The letter answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body.id as number
  }
  return {
    ...h,
    board,
    letterFor,
    /** A fresh token, for whoever outlived theirs. */
    async signIn({ email, password }: Seeker): Promise<string> {
      return (await h.call('POST', '/api/auth/login/', { body: { email, password } })).body.token as string
    },
    newSeeker: (given: SeekerWish = {}) => newSeeker(h, board, given),
    newPosting: (given: PostingWish = {}) => newPosting(h, board, given),
    /** Writes a letter and applies with it. */
    async apply(seeker: Seeker, posting: Posting, given: { points?: number; content?: string } = {}) {
      const letter = await letterFor(seeker, posting.id, given.content)
      return h.call('POST', '/api/job-applications/apply/', {
        token: seeker.token,
        body: { job_post_id: posting.id, cover_letter_id: letter, apply_points: given.points ?? 1 },
      })
    },
    rowOf: (seeker: Seeker, posting: Posting) =>
      h.db
        .selectFrom('applications')
        .selectAll()
        .where('user_id', '=', seeker.id)
        .where('job_id', '=', posting.id)
        .executeTakeFirstOrThrow(),
  }
}

/** The stand-in's control. */
function boardOf(h: House) {
  const control = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${h.sandbox.olj.url}/__control${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const misbehave = (order: Order) => control('POST', '/misbehave', order)
  return {
    control,
    misbehave,
    behave: () => control('DELETE', '/misbehave'),
    /** The first POST /apply opens the form and passes, the second sends the message and is misbehaved on. */
    misbehaveOnSending: async (order: Order) => {
      await misbehave({ mode: 'slow', delay_ms: 0, times: 1, path: '/apply', method: 'POST' })
      await misbehave({ times: 1, path: '/apply', method: 'POST', ...order })
    },
    /** Every message that arrived for a posting. */
    messages: async (posting: Posting) =>
      (await control('GET', `/applications?job_id=${posting.source_id}`))['applications'] as BoardMessage[],
    putAccount: (account: object) => control('POST', '/accounts', account),
    endSessions: (seeker: Seeker) => control('POST', '/sessions/end', { email: seeker.board.olj_email }),
    closePosting: (posting: Posting) => control('POST', '/postings/close', { id: Number(posting.source_id) }),
    /** How often a path was asked for so far. */
    requests: async (method: string, path: string) => countOf(await control('GET', '/state'), method, path),
  }
}

function countOf(state: Record<string, unknown>, method: string, path: string): number {
  const { by_path: paths } = state['requests'] as { by_path: Record<string, number> }
  return paths[`${method} ${path}`] ?? 0
}

type SeekerWish = { points?: number; id_proof?: number; connected?: boolean; onboarded?: boolean }

async function newSeeker(h: House, board: ReturnType<typeof boardOf>, given: SeekerWish): Promise<Seeker> {
  const { token, user, password } = await h.signUp()
  boardAccounts += 1
  const credentials = { olj_email: `seeker${boardAccounts}@board.test`, olj_password: 'Board-pass-1' }
  const { points = 30, id_proof = 70 } = given
  await board.putAccount({ email: credentials.olj_email, password: credentials.olj_password, points, id_proof })
  if (given.onboarded !== false) await onboard(h, token)
  if (given.connected !== false) {
    const answer = await h.call('POST', '/api/olj/', { token, body: credentials })
    if (answer.status !== 200) throw new Error(`Connecting answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return { token, id: user.id, email: user.email, password, board: credentials }
}

/** Fills in what onboarding asks for, resume included. */
export async function onboard(h: House, token: string): Promise<void> {
  const body = {
    title: 'Virtual Assistant',
    years_of_experience: '3-5',
    location: 'Iloilo City',
    open_to_remote: true,
    skills: ['Shopify', 'Customer Support'],
    jobPreferences: { types: ['full-time'], salaryMin: 500, salaryMax: 900 },
  }
  const saved = await h.call('POST', '/api/jobseeker/profile/', { token, body })
  const file = { field: 'file', name: 'resume.pdf', bytes: simplePdf(['Luz Reyes']) }
  const resume = await h.call('POST', '/api/resumes/', {
    token,
    multipart: { fields: { filename: 'resume.pdf' }, file },
  })
  if (saved.status !== 200 || resume.status !== 201) {
    throw new Error(`Onboarding answered ${saved.status} ${JSON.stringify(saved.body)} and ${resume.status}`)
  }
}

type PostingWish = {
  min_id_proof?: number
  /** What our own table knows, when it differs from the board. */
  known_min_id_proof?: number | null
  closed?: boolean
  held?: boolean
  source?: 'olj' | 'linkedin'
  title?: string
  description?: string
}

/** A posting on the stand-in and in our tables, as an ingest would leave it. */
async function newPosting(h: House, board: ReturnType<typeof boardOf>, given: PostingWish): Promise<Posting> {
  const title = given.title ?? 'Shopify Virtual Assistant'
  const description = given.description ?? 'Run our shop.'
  const { min_id_proof = 0, source = 'olj' } = given
  const added = await board.control('POST', '/postings', { title, description, min_id_proof })
  const sourceId = String(added['id'])
  const url = `${h.sandbox.olj.url}${String(added['path'])}`
  const known = given.known_min_id_proof === undefined ? min_id_proof : given.known_min_id_proof
  const now = h.clock.now()
  const closedAt = given.closed === true ? now : null
  const state = given.held === true ? 'held' : 'approved'
  await sql`insert into sources (source, enabled, updated_at) values (${source}, true, ${now}) on conflict do nothing`.execute(
    h.db,
  )
  const { rows } = await sql<{ id: number }>`
    with cluster as (insert into posting_clusters (created_at) values (${now}) returning id),
    employer as (
      insert into employers (name, name_key, first_seen_at, last_seen_at)
      values ('Control Desk Trading', 'control desk trading', ${now}, ${now})
      on conflict (name_key) do update set last_seen_at = excluded.last_seen_at returning id
    )
    insert into postings (source, source_id, url, title, title_key, employer_id, description, date_posted,
      first_seen_at, last_seen_open_at, checked_at, closed_at, min_id_proof, card_hash, content_hash, cluster_id, review_state)
    select ${source}, ${sourceId}, ${url}, ${title}, lower(${title}), employer.id, ${description}, ${now},
      ${now}, ${now}, ${now}, ${closedAt}, ${known}::integer, 'x', 'x', cluster.id, ${state}
    from cluster, employer
    returning id`.execute(h.db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The posting was not stored')
  await sql`update posting_clusters set representative_id = ${id} where id = (select cluster_id from postings where id = ${id})`.execute(
    h.db,
  )
  return { id, source_id: sourceId }
}
