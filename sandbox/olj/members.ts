import { manilaDay } from './manila.ts'

/** A job seeker's account on the board. */
export type Account = {
  id: number
  email: string
  password: string
  name: string
  /** 0–99, not a skill score. */
  idProof: number
  points: number
  /** Philippine day of the last daily grant, `YYYY-MM-DD`. */
  grantedOn: string
  contactInfo: string
}

/** An application that arrived; the job's title and address are kept as they read when it was sent. */
export type Application = {
  hash: string
  email: string
  name: string
  jobId: number
  jobPath: string
  jobTitle: string
  employer: string
  subject: string
  message: string
  contactInfo: string
  points: number
  sentAt: string
  /** How the sender sees it stand, such as "Viewed"; none until somebody says so. */
  status?: string
}

/** Everything that can happen to accounts, sessions and applications; the journal keeps these. */
export type MemberEvent =
  | { type: 'account'; account: Account }
  | { type: 'opened'; session: string; email: string }
  | { type: 'rotated'; from: string; to: string }
  | { type: 'closed'; session: string }
  | { type: 'granted'; email: string; points: number; day: string }
  | { type: 'applied'; application: Application }
  | { type: 'moved'; hash: string; status: string }
  | { type: 'noted'; email: string; jobId: number; note: string | null }

type Session = { email: string; fresh: boolean }

/** Accounts, sessions and applications as they stand now. */
export type Members = {
  accounts: Map<string, Account>
  sessions: Map<string, Session>
  /** Oldest first. */
  applications: Application[]
  applicationsOf: (email: string) => readonly Application[]
  applicationTo: (email: string, jobId: number) => Application | undefined
  noteOn: (email: string, jobId: number) => string | undefined
  apply: (event: MemberEvent) => void
  clear: () => void
}

/** Balance a day of visits cannot lift it above. */
export const maxBalance = 60
const dailyPoints = 10

/** What a visit on `now` grants: ten points a Philippine day, never above sixty; null when nothing is due. */
export function dailyGrant(account: Account, now: Date): MemberEvent | null {
  const day = manilaDay(now)
  if (day <= account.grantedOn) return null
  const points = Math.max(account.points, Math.min(maxBalance, account.points + dailyPoints))
  return { type: 'granted', email: account.email, points, day }
}

/** The form in which e-mail addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** No members yet; feed it events. */
export function createMembers(): Members {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, Session>()
  const applications: Application[] = []
  const sent = new Map<string, Application[]>()
  const byJob = new Map<string, Application>()
  const notes = new Map<string, string>()
  const jobKey = (email: string, jobId: number): string => `${emailKey(email)} ${jobId}`
  const applied = (application: Application): void => {
    const account = accounts.get(emailKey(application.email))
    if (account) account.points -= application.points
    applications.push(application)
    const key = emailKey(application.email)
    const own = sent.get(key)
    if (own) own.push(application)
    else sent.set(key, [application])
    byJob.set(jobKey(application.email, application.jobId), application)
  }
  return {
    accounts,
    sessions,
    applications,
    applicationsOf: (email) => sent.get(emailKey(email)) ?? [],
    applicationTo: (email, jobId) => byJob.get(jobKey(email, jobId)),
    noteOn: (email, jobId) => notes.get(jobKey(email, jobId)),
    apply: (event) => {
      if (event.type === 'applied') applied(event.application)
      else if (event.type === 'moved') move(applications, event)
      else if (event.type === 'noted') setOrDelete(notes, jobKey(event.email, event.jobId), event.note)
      else applyToAccounts(accounts, sessions, event)
    },
    clear: () => {
      for (const map of [accounts, sessions, sent, byJob, notes]) map.clear()
      applications.length = 0
    },
  }
}

function move(applications: Application[], { hash, status }: { hash: string; status: string }): void {
  const application = applications.find((each) => each.hash === hash)
  if (application) application.status = status
}

function setOrDelete(map: Map<string, string>, key: string, value: string | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

function applyToAccounts(
  accounts: Map<string, Account>,
  sessions: Map<string, Session>,
  event: Exclude<MemberEvent, { type: 'applied' | 'moved' | 'noted' }>,
): void {
  switch (event.type) {
    case 'account':
      accounts.set(emailKey(event.account.email), { ...event.account })
      break
    case 'opened':
      sessions.set(event.session, { email: event.email, fresh: true })
      break
    case 'rotated': {
      const session = sessions.get(event.from)
      sessions.delete(event.from)
      if (session) sessions.set(event.to, { email: session.email, fresh: false })
      break
    }
    case 'closed':
      sessions.delete(event.session)
      break
    case 'granted': {
      const account = accounts.get(emailKey(event.email))
      if (account) Object.assign(account, { points: event.points, grantedOn: event.day })
      break
    }
  }
}
