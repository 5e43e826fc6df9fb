import { randomBytes } from 'node:crypto'
import { simplePdf } from '../demo-pdf.ts'
import type { HanapProcess } from './hanap-process.ts'

type Call = HanapProcess['call']
/** A person who registered over HTTP, and the account on the board that nobody else uses. */
export type ReadySeeker = {
  token: string
  user: Record<string, unknown>
  email: string
  password: string
  board: { email: string; password: string }
}
export type SeekerWish = {
  points?: number
  idProof?: number
  /** Profile and resume filled in; yes unless told otherwise. */
  onboarded?: boolean
  /** Connected to the board; yes unless told otherwise. */
  connected?: boolean
}

const PROFILE = {
  title: 'Virtual Assistant',
  years_of_experience: '3-5',
  location: 'Iloilo City',
  open_to_remote: true,
  skills: ['Shopify', 'Customer Support'],
  jobPreferences: { types: ['full-time'], salaryMin: 500, salaryMax: 900 },
}

/** Makes an account on the board through its control: new, or changed when it is there. */
export async function putBoardAccount(boardUrl: string, account: object): Promise<void> {
  await control(boardUrl, 'POST', '/accounts', account)
}

type Answer = any // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape

/** One call of a stand-in's control. */
export async function control(url: string, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${url}/__control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

type NewPerson = { name: string; email: string; password: string }
type SignedInPerson = { token: string; user: Record<string, unknown> }

/** Registers through the API, where addresses need not be proved. */
async function register(call: Call, { name, email, password }: NewPerson): Promise<SignedInPerson> {
  const names = { username: name, first_name: 'Luz', last_name: 'Reyes', account_type: 'jobseeker' }
  const body = { ...names, email, password, confirm_password: password }
  return (await expectOk(call('POST', '/api/auth/register/', { body }))) as SignedInPerson
}

/**
 * Opens an account and makes the person ready to apply, as far as wished.
 * @param open how the account is opened; through the API unless told otherwise
 */
export async function readySeeker(
  call: Call,
  boardUrl: string,
  wish: SeekerWish = {},
  open = (person: NewPerson) => register(call, person),
): Promise<ReadySeeker> {
  const name = `s${randomBytes(5).toString('hex')}`
  const password = 'Kamote-and-7-rivers'
  const email = `${name}@home.test`
  const { token, user } = await open({ name, email, password })
  const board = { email: `${name}@board.test`, password: 'Board-pass-1' }
  await putBoardAccount(boardUrl, { ...board, points: wish.points ?? 30, id_proof: wish.idProof ?? 70 })
  if (wish.onboarded !== false) await onboard(call, token)
  if (wish.connected !== false) {
    await expectOk(call('POST', '/api/olj/', { token, body: { olj_email: board.email, olj_password: board.password } }))
  }
  return { token, user, email, password, board }
}

async function onboard(call: Call, token: string): Promise<void> {
  await expectOk(call('POST', '/api/jobseeker/profile/', { token, body: PROFILE }))
  const form = new FormData()
  form.set('filename', 'resume.pdf')
  form.set('file', new Blob([new Uint8Array(simplePdf(['Luz Reyes', 'Virtual Assistant']))]), 'resume.pdf')
  await expectOk(call('POST', '/api/resumes/', { token, form }))
}

/** Writes a letter, puts the newest resume to it and applies; what the server answered. */
export async function applyTo(call: Call, token: string, jobId: number, points = 1) {
  const resumes = (await expectOk(call('GET', '/api/resumes/', { token }))) as { results: { id: number }[] }
  const letter = (await expectOk(
    call('POST', '/api/cover-letters/', {
      token,
      body: {
        job_post_id: jobId,
        resume_id: resumes.results[0]?.id ?? null,
        subject: `For job ${jobId}`,
        content: `I would like job ${jobId}.`,
      },
    }),
  )) as { id: number }
  return call('POST', '/api/job-applications/apply/', {
    token,
    body: { job_post_id: jobId, cover_letter_id: letter.id, apply_points: points },
  })
}

async function expectOk(calling: ReturnType<Call>): Promise<unknown> {
  const { status, body } = await calling
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body
}
