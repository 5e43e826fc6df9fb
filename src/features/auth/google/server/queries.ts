import type { Db } from '#server/platform/db/database.ts'

export type NewSignIn = {
  state_hash: string
  browser_hash: string
  flow_sealed: string
  redirect_uri: string
  return_to: string
  created_at: Date
  expires_at: Date
}

export async function insertSignIn(db: Db, signIn: NewSignIn): Promise<void> {
  await db.insertInto('google_sign_ins').values(signIn).execute()
}

/** A sign-in under way or answered, also one that has run out. */
export const findSignIn = (db: Db, stateHash: string) =>
  db
    .selectFrom('google_sign_ins')
    .select(['browser_hash', 'expires_at', 'answer_sealed', 'answered_at'])
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()

/** Takes an unanswered sign-in for one request; undefined when another one has it, or it is answered or has run out. */
export const updateClaim = (db: Db, stateHash: string, now: Date, abandonedBefore: Date) =>
  db
    .updateTable('google_sign_ins')
    .set({ claimed_at: now })
    .where('state_hash', '=', stateHash)
    .where('answer_sealed', 'is', null)
    .where('expires_at', '>', now)
    .where((is) => is.or([is('claimed_at', 'is', null), is('claimed_at', '<', abandonedBefore)]))
    .returning(['flow_sealed', 'redirect_uri', 'return_to'])
    .executeTakeFirst()

/** Lets go of it, so that the same code can be tried again. */
export async function updateUnclaimed(db: Db, stateHash: string): Promise<void> {
  await db
    .updateTable('google_sign_ins')
    .set({ claimed_at: null })
    .where('state_hash', '=', stateHash)
    .where('answer_sealed', 'is', null)
    .execute()
}

/** The answer, kept for the browser that began; what was needed to get it is forgotten. */
export async function updateAnswer(db: Db, stateHash: string, sealed: string, now: Date): Promise<void> {
  await db
    .updateTable('google_sign_ins')
    .set({ answer_sealed: sealed, answered_at: now, flow_sealed: '' })
    .where('state_hash', '=', stateHash)
    .execute()
}

export async function updateLanding(db: Db, stateHash: string, landingHash: string): Promise<void> {
  await db
    .updateTable('google_sign_ins')
    .set({ landing_hash: landingHash })
    .where('state_hash', '=', stateHash)
    .execute()
}

/** Uses a landing up, for the browser that began only. */
export const updateLandingUsed = (db: Db, landing: { hash: string; browserHash: string; answeredAfter: Date }) =>
  db
    .updateTable('google_sign_ins')
    .set({ landing_hash: null })
    .where('landing_hash', '=', landing.hash)
    .where('browser_hash', '=', landing.browserHash)
    .where('answered_at', '>', landing.answeredAfter)
    .returning(['state_hash', 'answer_sealed'])
    .executeTakeFirst()

export const findIdentity = (db: Db, subject: string) =>
  db.selectFrom('google_identities').select('user_id').where('subject', '=', subject).executeTakeFirst()

/** Whether the account is connected to some Google account. */
export async function hasIdentity(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('google_identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export type NewIdentity = { subject: string; user_id: number; email: string; created_at: Date }

/** @throws the unique violation when either side is connected already */
export async function insertIdentity(db: Db, identity: NewIdentity): Promise<void> {
  await db
    .insertInto('google_identities')
    .values({ ...identity, last_used_at: identity.created_at })
    .execute()
}

/** Connects them; where either side is connected already, whether it is to each other. */
export async function connectIdentity(db: Db, identity: NewIdentity): Promise<boolean> {
  await db
    .insertInto('google_identities')
    .values({ ...identity, last_used_at: identity.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findIdentity(db, identity.subject))?.user_id === identity.user_id
}

/** Notes a use, and the address Google has now. */
export async function updateIdentity(db: Db, subject: string, email: string | null, now: Date): Promise<void> {
  await db
    .updateTable('google_identities')
    .set({ last_used_at: now, ...(email === null ? {} : { email }) })
    .where('subject', '=', subject)
    .execute()
}

export type NewLink = {
  ticket_hash: string
  user_id: number
  subject: string
  email: string
  return_to: string
  expires_at: Date
}

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db.insertInto('google_links').values(link).execute()
}

/** Counts a try in the same statement that reads, so that no two share the last one. */
export const updateLinkTries = (db: Db, ticketHash: string, most: number, now: Date) =>
  db
    .updateTable('google_links')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['user_id', 'subject', 'email', 'return_to'])
    .executeTakeFirst()

/** Uses a ticket up; false when somebody else did. */
export async function deleteLink(db: Db, ticketHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('google_links')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets sign-ins and tickets that ran out. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('google_sign_ins').where('expires_at', '<=', now).execute()
  await db.deleteFrom('google_links').where('expires_at', '<=', now).execute()
}
