import { plainWords } from '../rules.ts'
import { FAMILIES } from './families/rules.ts'

/**
 * Names of the same work on this market, the plainest first; whoever types one finds them all. Written in small letters
 * without accents; a name of several words means all of its words.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['virtual assistant', 'va', 'online assistant'],
  ['general virtual assistant', 'gva', 'general va'],
  ['executive assistant', 'ea', 'executive virtual assistant'],
  ['personal assistant', 'pa'],
  ['administrative assistant', 'admin assistant', 'office assistant', 'admin'],
  ['customer service', 'customer support', 'csr', 'customer care', 'client support', 'customer service representative'],
  ['technical support', 'tech support', 'tsr', 'technical support representative'],
  ['it support', 'help desk', 'helpdesk', 'service desk'],
  ['call center', 'bpo', 'contact center', 'call centre', 'business process outsourcing'],
  ['work from home', 'wfh', 'home based', 'homebased', 'remote', 'telecommute'],
  ['developer', 'dev', 'programmer', 'coder'],
  ['software engineer', 'swe', 'software developer', 'software dev'],
  ['front end', 'frontend', 'fe developer'],
  ['back end', 'backend', 'be developer'],
  ['full stack', 'fullstack'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['react native', 'rn developer'],
  ['wordpress', 'wp'],
  ['user interface', 'ui ux', 'uiux', 'ux'],
  ['quality assurance', 'qa', 'software tester', 'qa tester'],
  ['social media manager', 'smm', 'social media marketing', 'socmed manager', 'social media specialist'],
  ['social media', 'socmed'],
  ['search engine optimization', 'seo', 'search engine optimisation'],
  ['pay per click', 'ppc', 'google ads'],
  ['facebook ads', 'fb ads', 'meta ads'],
  ['search engine marketing', 'sem'],
  ['user generated content', 'ugc'],
  ['email marketing', 'edm', 'email marketer'],
  ['gohighlevel', 'ghl', 'go high level', 'highlevel'],
  ['graphic designer', 'graphics designer', 'graphic artist', 'gfx'],
  ['video editor', 'video editing', 'vid editor', 'videographer'],
  ['motion graphics', 'mograph', 'motion designer'],
  ['copywriter', 'copy writer', 'copywriting'],
  ['content writer', 'article writer', 'blog writer'],
  ['bookkeeper', 'book keeper', 'bookkeeping', 'book keeping'],
  ['quickbooks online', 'qbo'],
  ['accounts payable', 'ap specialist'],
  ['accounts receivable', 'ar specialist'],
  ['accountant', 'cpa', 'accounting'],
  ['human resources', 'hr'],
  ['recruiter', 'talent acquisition', 'talent sourcer', 'sourcer', 'headhunter'],
  ['data entry', 'data encoder', 'encoder', 'encoding'],
  ['transcriptionist', 'transcription', 'transcriber'],
  ['project manager', 'pm', 'project management'],
  ['project coordinator', 'project assistant'],
  ['online business manager', 'obm'],
  ['operations manager', 'ops manager'],
  ['sales development representative', 'sdr', 'bdr', 'business development representative'],
  ['inside sales', 'isr', 'telesales', 'telemarketer', 'telemarketing'],
  ['cold caller', 'cold calling', 'outbound caller'],
  ['appointment setter', 'appt setter', 'appointment setting'],
  ['lead generation', 'lead gen', 'leadgen'],
  ['amazon fba', 'amazon seller central', 'fba'],
  ['ecommerce', 'e commerce', 'online store', 'ecom'],
  ['dropshipping', 'drop shipping'],
  ['print on demand', 'pod'],
  ['real estate', 'realty', 'rei'],
  ['property management', 'property manager'],
  ['airbnb', 'short term rental', 'str'],
  ['medical biller', 'medical billing', 'rcm'],
  ['medical coder', 'medical coding'],
  ['nurse', 'phrn', 'usrn', 'rn'],
  ['medical virtual assistant', 'medical va', 'healthcare va'],
  ['paralegal', 'legal assistant'],
  ['esl teacher', 'english teacher', 'esl tutor', 'english tutor', 'esl'],
  ['tutor', 'tutoring'],
  ['drafter', 'draftsman', 'draughtsman', 'cad operator', 'drafting'],
  ['estimator', 'quantity surveyor', 'qs'],
  ['machine learning', 'ml'],
  ['artificial intelligence', 'ai'],
  ['customer relationship management', 'crm'],
  ['night shift', 'graveyard shift', 'graveyard'],
  ['freelance', 'freelancer', 'freelancing'],
  ['non voice', 'nonvoice', 'chat support', 'email support'],
]

const PLACES = new Map<string, number[]>()
for (const [place, names] of SYNONYMS.entries())
  for (const name of names) PLACES.set(name, [...(PLACES.get(name) ?? []), place])
// Of a family only its first name stands for the others.
const NEAR = new Map(FAMILIES.map(([first = '', ...others]) => [first, others]))

/** The other names of one name, itself first; empty where there are none. */
export function namesOf(name: string): string[] {
  const places = PLACES.get(name) ?? []
  return [...new Set([...(places.length === 0 ? [] : [name]), ...places.flatMap((place) => SYNONYMS[place] ?? [])])]
}

/** What of a question has other names, and what is left of it, both in the order they were typed. */
export type Renamed = { rest: string[]; names: string[][] }

/**
 * Finds the names in a row of plain words, the longest first: `remote va` is `remote` and `va`, each with its other names;
 * with `near` also those of the same family.
 */
export function otherNames(words: string[], near = false): Renamed {
  const found: Renamed = { rest: [], names: [] }
  for (let at = 0; at < words.length;) {
    const length = nameLength(words, at, near)
    const name = words.slice(at, at + length).join(' ')
    if (length === 0) found.rest.push(words[at] ?? '')
    else found.names.push(near ? [...new Set([name, ...namesOf(name), ...(NEAR.get(name) ?? [])])] : namesOf(name))
    at += Math.max(1, length)
  }
  return found
}

const LONGEST_NAME = Math.max(...[...PLACES.keys(), ...NEAR.keys()].map((name) => name.split(' ').length))

/** How many words from here on are one name. */
export function nameLength(words: string[], at: number, near = false): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ')
    if (PLACES.has(name) || (near && NEAR.has(name))) return length
  }
  return 0
}

const OF_WORK: ReadonlySet<string> = new Set(
  [...PLACES.keys(), ...FAMILIES.flat()].flatMap((name) => name.split(' ')).filter((word) => word.length > 3),
)

/** A word that names of work are made of is no slip of the pen, even where no posting has it today. */
export const isWordOfWork = (word: string): boolean => OF_WORK.has(word)

/** Quotes, a minus and "or" mean that a person chose their words with care: nothing is put in their place. */
export const isCareful = (search: string): boolean => /["“”]|(^|\s)-\S|\sor\s/i.test(search)

/**
 * Steps from one spelling to the other: a letter more, less, another, or two that changed places (Damerau and Levenshtein,
 * each place touched once).
 */
export function spellingDistance(one: string, other: string): number {
  const width = other.length + 1
  const begun = Array.from({ length: width }, (_, j) => j)
  const rows = Array.from({ length: one.length + 1 }, (_, i) => (i === 0 ? begun : begun.map(() => i)))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1))
      const row = rows[i]
      if (row) row[j] = swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least
    }
  }
  return at(one.length, other.length)
}

/** A word a person may have meant, and in how many postings it stands. */
export type Candidate = { word: string; postings: number }

/** Steps a word of this length may be away from what was meant. */
export const stepsAllowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3)

/**
 * The word that was meant: the nearest spelling, among equals the most frequent word. Two words written as one are no step
 * away. A slip of more than one step keeps the first letter: `mechanical` is not `technical`. Undefined where nothing is near
 * enough.
 */
export function meantWord(typed: string, candidates: readonly Candidate[]): string | undefined {
  const distanceTo = (word: string) => (word.replaceAll(' ', '') === typed ? 0 : spellingDistance(typed, word))
  const near = candidates
    .map((one) => ({ ...one, steps: distanceTo(one.word) }))
    .filter(({ word, steps }) => steps <= stepsAllowed(typed.length) && (steps < 2 || word[0] === typed[0]))
  return near.toSorted((a, b) => a.steps - b.steps || b.postings - a.postings || a.word.localeCompare(b.word))[0]?.word
}

/** The same question with other words in the place of some, all signs as they were typed; null where nothing changed. */
export function respelled(search: string, meant: ReadonlyMap<string, string>): string | null {
  const changed = search.replace(/[\p{L}\p{M}]+/gu, (word) => meant.get(plainWords(word).trim()) ?? word)
  return changed === search ? null : changed.toLowerCase().replace(/\s+/g, ' ').trim()
}
