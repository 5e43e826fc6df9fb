import { searchable, type Searchable } from './words.ts'

/** Everything known of the person, and the posting they write to. */
export type Facts = {
  name: string
  years_of_experience: string | null
  skills: string[]
  /** What the person said or uploaded: title, about, location, projects, education, experience, the resume's text, wishes. */
  texts: string[]
  /** Addresses, numbers and links that are the person's own. */
  contacts: string[]
  posting: { title: string; employer: string | null; text: string; tags: string[] }
  /** Words the posting asks to be written: they state nothing. */
  code_words: string[]
}

/** Facts made ready for many questions. */
export type Known = {
  facts: Facts
  own: Searchable
  ownText: string
  /** Whether the person named this employer, as a whole: "Google Workspace" names no Google. */
  namedEmployer: (name: string) => boolean
  posting: Searchable
  /** Title and employer of the posting: they may stand in any sentence. */
  addressed: Searchable
  years: { from: number; to: number } | null
}

const BUCKETS: Record<string, { from: number; to: number }> = {
  '0-1': { from: 0, to: 1 },
  '1-3': { from: 1, to: 3 },
  '3-5': { from: 3, to: 5 },
  '5-10': { from: 5, to: 10 },
  '10+': { from: 10, to: 10 },
}

export function known(facts: Facts): Known {
  const { name, skills, texts, contacts, posting, code_words } = facts
  const given = [name, ...skills, ...texts, ...contacts, ...code_words]
  const own = [...given, ...given.map(spelledOut).filter((text, at) => text !== given[at])]
  return {
    facts,
    own: searchable(own),
    ownText: own.join('\n'),
    namedEmployer: (wanted) => namesWhole(own.join('\n'), wanted),
    posting: searchable([posting.title, posting.employer ?? '', posting.text, ...posting.tags]),
    addressed: searchable([posting.title, posting.employer ?? '']),
    years: BUCKETS[facts.years_of_experience ?? ''] ?? null,
  }
}

/** Names people shorten in their profile and a letter writes in full. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bFB\b/gi, 'Facebook'],
  [/\bIG\b/gi, 'Instagram'],
  [/\bGHL\b/gi, 'GoHighLevel'],
  [/\bQBO?\b/gi, 'QuickBooks'],
]
const spelledOut = (text: string): string => SHORT_NAMES.reduce((all, [short, name]) => all.replace(short, name), text)

function namesWhole(text: string, name: string): boolean {
  if (text.includes(name.toUpperCase())) return true
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const goesOn = /^[ -]+\p{Lu}|^\p{L}/u.test(text.slice(at + name.length, at + name.length + 4))
    if (!goesOn) return true
  }
  return false
}
