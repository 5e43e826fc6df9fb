import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
import { MARKETING_AND_DESIGN_SKILLS } from './skill-list/marketing-and-design.ts'
import { MONEY_AND_SALES_SKILLS } from './skill-list/money-and-sales.ts'
import { OFFICE_SKILLS } from './skill-list/office.ts'
import { SOFTWARE_SKILLS } from './skill-list/software.ts'
import { TRADES_AND_PEOPLE_SKILLS } from './skill-list/trades-and-people.ts'
import { WAYS_AND_LANGUAGES } from './skill-list/ways-and-languages.ts'

/** A skill that a text names: what the list calls it, and the writer's own words for it. */
export type FoundSkill = { name: string; as_written: string }

/** `itemOnly` words mean a skill only where they stand alone in a list: "Go", "Word", "Access". */
type Variant = { name: string; itemOnly: boolean; spelling: string }

/** The same spelling for the same thing: lower case, one space, `&` as `and`. */
const keyOf = (text: string): string =>
  text.toLowerCase().replaceAll('&', ' and ').replaceAll('’', "'").replace(/\s+/g, ' ').trim()

type Entry = { name: string; variants: readonly string[] }
const entriesOf = (list: string): Entry[] =>
  list
    .split(/[;\n]/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const variants = entry.split('|').map((one) => one.trim())
      return { name: (variants[0] ?? '').replace(/\*$/, ''), variants }
    })

/** What takes learning, and can be looked up; how somebody works, and what they speak, is beside it. */
const LEARNT: readonly Entry[] = [
  OFFICE_SKILLS,
  MONEY_AND_SALES_SKILLS,
  MARKETING_AND_DESIGN_SKILLS,
  SOFTWARE_SKILLS,
  TRADES_AND_PEOPLE_SKILLS,
].flatMap(entriesOf)
/** Every entry of the lists with its spellings, its own name first; the names are what a profile may hold. */
export const SKILLS: readonly Entry[] = [...LEARNT, ...entriesOf(WAYS_AND_LANGUAGES)]

const VARIANTS = new Map<string, Variant>()
for (const { name, variants } of SKILLS) {
  for (const variant of variants) {
    const spelling = variant.replace(/\*$/, '')
    const key = keyOf(spelling)
    if (!VARIANTS.has(key)) VARIANTS.set(key, { name, itemOnly: variant.endsWith('*'), spelling })
  }
}
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  LEARNT.map(({ name, variants }) => [name, variants.map((variant) => variant.replace(/\*$/, ''))]),
)
const FIRST_WORDS = new Set([...VARIANTS.keys()].map((key) => /^[^\s]*/.exec(key)?.[0] ?? ''))
/** The longest spelling has so many words. */
export const MOST_WORDS = Math.max(...[...VARIANTS.keys()].map((key) => key.split(' ').length))

/** The list's entry for the whole of a short text, such as one item of a skill list. */
export function skillNamed(item: string): string | null {
  const key = keyOf(item)
  return VARIANTS.get(key)?.name ?? VARIANTS.get(key.replace(/(?<![.\s])[.\s]+$/, ''))?.name ?? null
}

/** "mysql" as the list writes it; words that have a capital of their own, or that the list does not know, stay as they are. */
export function withListedCapitals(written: string): string {
  return /\p{Lu}/u.test(written) ? written : (VARIANTS.get(keyOf(written))?.spelling ?? written)
}

/** All spellings of the skill that a few words of a sentence name; none where they name none that takes learning. */
export function spellingsOf(written: string): readonly string[] {
  // Most words begin no skill.
  if (!FIRST_WORDS.has(/^[^\s&]*/.exec(written)?.[0].toLowerCase() ?? '')) return []
  const variant = VARIANTS.get(keyOf(written))
  return variant && !variant.itemOnly ? (SPELLINGS.get(variant.name) ?? []) : []
}

/** What stands between the separators of a list. */
const ITEM = /(?:(?![,;:•·●▪|\t]|\s[-–—]\s|\s{3}).)+/gu
const BEGINS_ITEM = phrase('u')`^[\s*${BULLETS}-]+`
const WORD = /[^\s,;:()[\]{}"“”•·●▪|!?/]+/g

/**
 * Every skill of the curated list that a text names, each once, in the order of the text and in the writer's own words.
 * Words with a usual meaning of their own count only where they are a whole item of a list.
 */
export function findSkills(text: string): FoundSkill[] {
  const found = new Map<string, { at: number; as_written: string }>()
  const note = (name: string, at: number, written: string) => {
    const before = found.get(name)
    if (!before || at < before.at) found.set(name, { at, as_written: tidy(written) })
  }
  for (const { part, at } of itemsOf(text)) {
    const name = skillNamed(part)
    if (name !== null) note(name, at, part)
    else for (const one of namedWithin(part)) note(one.name, at + one.at, one.written)
  }
  return [...found].toSorted((a, b) => a[1].at - b[1].at).map(([name, { as_written }]) => ({ name, as_written }))
}

/** A skill as it is shown: without the full stop of its line, which ".NET" and "Node.js" do not end with. */
const tidy = (written: string): string =>
  written
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '')

/** The items of every line with their places, bullets left out. */
function* itemsOf(text: string): Generator<{ part: string; at: number }> {
  let at = 0
  for (const line of text.split('\n')) {
    const cleaned = line.replace(BEGINS_ITEM, '')
    const from = at + line.length - cleaned.length
    for (const match of cleaned.matchAll(ITEM)) yield { part: match[0], at: from + match.index }
    at += line.length + 1
  }
}

/** The longest spellings first, word by word; a word belongs to one skill only. */
function namedWithin(part: string): { name: string; at: number; written: string }[] {
  const words = [...part.matchAll(WORD)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  const named: { name: string; at: number; written: string }[] = []
  for (let first = 0; first < words.length; first += 1) {
    const hit = longestFrom(part, words, first)
    if (hit) {
      named.push(hit)
      first += hit.words - 1
    }
  }
  return named
}

/** "Excel at planning", "excelled in": what the person does, not the program. */
export const isVerb = (rest: string): boolean =>
  /^excel(?:s|led|ling)?\s+(?:at|in\s+(?!microsoft|google|sheets))/i.test(rest) ||
  /^excel\b(?=\s+and\s+(?:grow|learn|succeed))/.test(rest)

type Place = { from: number; to: number }

function longestFrom(part: string, words: Place[], first: number) {
  const from = words[first]?.from ?? 0
  for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count -= 1) {
    const written = part.slice(from, words[first + count - 1]?.to).replace(/(?:'s|’s)?[.]*$/, '')
    const variant = VARIANTS.get(keyOf(written))
    if (variant && !variant.itemOnly && !isVerb(part.slice(from)))
      return { name: variant.name, at: from, written, words: count }
  }
  return null
}
