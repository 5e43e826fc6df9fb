import { sql } from 'kysely'
import { signInAt, type Choice } from '../../../sandbox/google/test-person.ts'
import { house } from './house.ts'

/** What a page of ours sends while it is at localhost, and the secret its browser keeps. */
export const HOST = 'localhost:8000'
export const SECRET = 'b'.repeat(43)
export const OTHER_SECRET = 'c'.repeat(43)
export const MINUTE = 60_000

type Newcomer = Choice & { other: { email: string } }
let people = 0

/** A Google account nobody has used yet. */
export function newcomer(): Newcomer {
  people += 1
  return { other: { email: `google${people}@gmail.test`, name: 'Isa Lim', verified: 'yes' } }
}

/** The whole server with a browser at its side that can go to Google and back. */
export async function googleHouse() {
  const h = await house({ sandbox: {} })
  const start = async (given: object = {}) => {
    const answer = await h.call('POST', '/api/auth/google/start/', { body: { browser_secret: SECRET, ...given } })
    return { ...answer, url: answer.body.authorization_url as string, state: answer.body.state as string }
  }
  const finish = (given: object) =>
    h.call('POST', '/api/auth/google-callback/', { body: { host: HOST, browser_secret: SECRET, ...given } })
  /** Goes to Google and back; what the page then has in its address. */
  const returned = async (choice: Choice, given: object = {}) => {
    const { url, state } = await start(given)
    const back = await signInAt(url, choice)
    return { code: back.searchParams.get('code') ?? '', state }
  }
  return {
    h,
    start,
    finish,
    returned,
    signIn: async (choice: Choice, given: object = {}) => finish(await returned(choice, given)),
    statusOf: async (token: string) => (await h.call('GET', '/api/auth/user/', { token })).status,
    count: async (table: 'users' | 'auth_tokens' | 'google_sign_ins') => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(h.db)
      return rows[0]?.n ?? 0
    },
    /** A control call of the stand-in. */
    order: (path: string, body: object) =>
      fetch(`${h.sandbox.google.url}/__control${path}`, { method: 'POST', body: JSON.stringify(body) }),
  }
}
