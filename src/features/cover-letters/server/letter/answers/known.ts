import type { Work } from '../deeds/results.ts'
import type { Used } from './tools-used.ts'

/** `doing` is the main part of the job. */
export type Missing = {
  program: string
  like: string
  work: string
  all: boolean
  doing: string
  has: (text: string) => boolean
}

/** Facts that answer the usual questions of postings, each a sentence or empty. */
export type Answers = {
  experience: string
  /** The name of the person's own work: what their years are years of. */
  field: string
  location: string
  /** What they call themselves, as they write it. */
  title: string
  /** Who writes, and the place alone. */
  name: string
  place: string
  /** The whole of what is asked, where a question is a piece of it. */
  context?: string
  /** The time zone of where they live, as far as the place says it. */
  zone: string
  /** When they can begin, the hours they have, and whether they work at night or on weekends. */
  start: string
  hours: string
  work: (asked: string) => string
  /** Whether they can work an American day. */
  abroad: (asked: string) => string
  /** When the posting's company began, where a question asks for it and the posting says it. */
  founded?: (asked: string) => string
  pay: (asked: string) => string
  introduction: string
  /** Their own words about themselves, as they are. */
  about: string
  /** What they studied, as a sentence; empty where neither their words nor their profile tell it. */
  schooling: string
  links: { name: string; url: string }[]
  /** Where projects of theirs can be seen. */
  projects: readonly string[]
  /** What they are called, by their addresses. */
  titled?: ReadonlyMap<string, string>
  /** What they made by themselves, by name and with where it can be seen; none of another field. */
  made: readonly string[]
  /** A sentence of their own words about themselves that can stand in a letter; empty where there is none. */
  voice: string
  skills: string[]
  /** Programs of theirs that the posting names. */
  named: () => readonly string[]
  /**
   * A program or a kind of work a question names that nothing of theirs does, a program like it that they know, whether
   * all of the work is new to them, and whether any word of a text is theirs; null for somebody of the same trade.
   */
  missing: (asked: string) => Missing | null
  /** Where they used the program of a question, and whether dates say how long. */
  used: (asked: string) => Used
  /** Where the work of a question was part of what they did, with its dates; empty where nothing dates it. */
  spent: (asked: string, of: readonly string[]) => string
  /** Their jobs, the last one first, and what they did in that one. */
  works: readonly Work[]
  last: { said: string; deeds: readonly string[] }
  /** What they do today, of all they did: lines in the present of a job they still have. */
  today: readonly string[]
  /** What they did that comes nearest to the work, as a clause; empty where nothing does. */
  near: string
  /** What they did, as it stands behind "I", and as a sentence without its full stop. */
  evidence: readonly { deed: string; said: string; topics: readonly string[] }[]
}
