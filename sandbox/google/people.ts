import { createHash } from 'node:crypto'

/** A Google account as the id token tells of it. Names and `hd` are missing for some. */
export type Person = {
  sub: string
  email: string
  email_verified: boolean
  name?: string
  given_name?: string
  family_name?: string
  picture?: string
  hd?: string
}

/** What somebody types or a control call sends; the number of the account follows from the address. */
export type PersonInput = { email: string; email_verified?: boolean; name?: string; hd?: string; sub?: string }

const SUB_DIGITS = 21

/** 21 digits, as Google numbers its accounts; the same for the same address, also after a restart. */
export const subjectOf = (email: string): string =>
  `1${BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex')}`)}`.slice(0, SUB_DIGITS)

/** A whole account out of what was typed: first and last name are the first and last word of the name. */
export function personOf(input: PersonInput): Person {
  const name = input.name?.trim() ?? ''
  const words = name.split(/\s+/)
  return {
    sub: input.sub ?? subjectOf(input.email),
    email: input.email,
    email_verified: input.email_verified ?? true,
    ...(name === '' ? {} : { name, given_name: words[0] ?? name }),
    ...(words.length > 1 ? { family_name: words.slice(1).join(' ') } : {}),
    ...(input.hd ? { hd: input.hd } : {}),
  }
}

/** The accounts everybody may choose from; docs/sandbox.md lists them. */
const DEMO_PEOPLE: PersonInput[] = [
  { email: 'nena.cruz@gmail.test', name: 'Nena Cruz' },
  { email: 'seeker@hanap.test', name: 'Luz Reyes' },
  { email: 'carla@bayanihan.test', name: 'Carla Mendoza Tan', hd: 'bayanihan.test' },
  { email: 'ben@unverified.test', name: 'Ben Ocampo', email_verified: false },
  { email: 'walang.pangalan@gmail.test' },
]

/** Every account by its number. */
export type People = {
  list: () => Person[]
  find: (sub: string) => Person | undefined
  /** Adds an account, or replaces the one with the same number. */
  put: (input: PersonInput) => Person
  reset: () => void
}

/** The demo's accounts, to which more can be added. */
export function createPeople(): People {
  const people = new Map<string, Person>()
  const put = (input: PersonInput): Person => {
    const person = personOf(input)
    people.set(person.sub, person)
    return person
  }
  const reset = (): void => {
    people.clear()
    DEMO_PEOPLE.forEach(put)
  }
  reset()
  return { list: () => [...people.values()], find: (sub) => people.get(sub), put, reset }
}
