import { randomBytes } from 'node:crypto'
import type { Clock } from '../http/clock.ts'
import type { OljPosting } from '../market/types.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import { openJournal, type Journal } from './journal.ts'
import { createMembers, emailKey, type Account, type MemberEvent, type Members } from './members.ts'
import { manilaDay } from './manila.ts'
import { createSkillTable, type SkillTable } from './skill-table.ts'
import { createVerifications, type Verifications } from './verifications.ts'

/** An account to start with; the id is given by the board, the first daily points come the day after. */
export type NewAccount = Pick<Account, 'email' | 'password' | 'name' | 'idProof' | 'points'>

/** The accounts people and demo mode sign in with. */
export const demoAccounts: readonly NewAccount[] = [
  { email: 'maria@board.test', password: 'Board-demo-1', name: 'Maria Santos', idProof: 70, points: 40 },
  { email: 'jun@board.test', password: 'Board-demo-2', name: 'Jun Reyes', idProof: 35, points: 3 },
  { email: 'ana@board.test', password: 'Board-demo-3', name: 'Ana Villaseñor', idProof: 85, points: 60 },
]

type PostingEvent = { type: 'posting'; posting: OljPosting }
type BoardEvent = MemberEvent | PostingEvent

/** Everything the pages and the control calls work on. */
export type Board = {
  clock: Clock
  catalogue: Catalogue
  skills: SkillTable
  members: Members
  verifications: Verifications
  /** Keeps an event on disk, then lets it happen. */
  record: (event: BoardEvent) => void
  addAccount: (account: NewAccount) => Account
  /** Everything as on the first start. */
  reset: () => void
  close: () => void
}

/** 32 hex digits nobody can guess: session ids and thread addresses. */
export function randomHex(): string {
  return randomBytes(16).toString('hex')
}

function revive(event: BoardEvent): BoardEvent {
  if (event.type !== 'posting') return event
  const { posting } = event
  const employer = { ...posting.employer, memberSince: new Date(posting.employer.memberSince) }
  const dates = { postedAt: new Date(posting.postedAt), updatedAt: new Date(posting.updatedAt) }
  return { type: 'posting', posting: { ...posting, ...dates, employer } }
}

function fullAccount(account: NewAccount, id: number, now: Date): Account {
  return { ...account, id, grantedOn: manilaDay(now), contactInfo: `${account.name} - ${account.email}` }
}

/** Opens the board: the market's postings, then whatever the journal says happened since. */
export function openBoard(o: {
  postings: readonly OljPosting[]
  clock: Clock
  dataFile: string | undefined
  accounts: readonly NewAccount[]
  searchCap: number | null
}): Board {
  const skills = createSkillTable(o.postings)
  const catalogue = createCatalogue(o.postings, skills, o.searchCap)
  const members = createMembers()
  const verifications = createVerifications()
  const journal: Journal<BoardEvent> = openJournal(o.dataFile)
  const happen = (event: BoardEvent): void => {
    if (event.type === 'posting') catalogue.put(event.posting)
    else members.apply(event)
  }
  const record = (event: BoardEvent): void => {
    journal.write(event)
    happen(event)
  }
  const addAccount = (account: NewAccount): Account => {
    const full = fullAccount(account, 300_001 + members.accounts.size, o.clock.now())
    record({ type: 'account', account: full })
    return full
  }
  const addMissing = (): void => {
    for (const account of o.accounts) if (!members.accounts.has(emailKey(account.email))) addAccount(account)
  }
  for (const event of journal.past) happen(revive(event))
  addMissing()
  const reset = (): void => {
    journal.clear()
    members.clear()
    verifications.clear()
    catalogue.reset()
    addMissing()
  }
  return { clock: o.clock, catalogue, skills, members, verifications, record, addAccount, reset, close: journal.close }
}
