import type { PersonTraits, PostingTraits } from '../rules.ts'
import { familiesOf, familiesOfSkill, isGeneral, type Kind } from './families.ts'

/** How much a kind counts by where it is said. */
const COUNTS = {
  /** `Support (Shopify)`, and what stands behind `for`, `to`, `at`: the tool, the employer, the shop. */
  bracket: 0.85,
  behind: 0.5,
  /** An assistant, an office: beside another kind in the title of a posting, and of a person. */
  asked_general: 0.4,
  own_general: 0.7,
  /** Of that again: `HR assistant`, `marketing coordinator`. */
  office: 0.7,
  tag: 0.9,
  /** Told by one skill, by two or more: beside a title of its own, and beside none but `assistant`. */
  skills_beside: [0.25, 0.6],
  skills_alone: [0.5, 0.8],
  /** Told by two skills of a posting or more: beside a title of its own, and beside one that says `assistant`. */
  asked_skills: 0.3,
  skills_of_general: 0.6,
  earlier: [0.75, 0.65, 0.5],
} as const
/** More would make a posting that lists every tool the work of everybody. */
const MOST_BY_SKILLS = 2
/** So many signs of a posting say what it is about, where nothing else does. */
const BEGINNING = 300

type Counted = Kind & { counts: number }
const BEHIND = /\s(?:for|to|at|with|w\/|under)\s/i
const BRACKET = /[([{]/

/** The kinds of a title, those it is about first: its head, then its brackets, then what stands behind `for`. */
export function kindsOfTitle(title: string): Counted[] {
  const cut = (by: RegExp, text: string): [string, string] => {
    const at = by.exec(text)?.index ?? text.length
    return at === 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  }
  const [front, behind] = cut(BEHIND, title)
  const [head, bracket] = cut(BRACKET, front)
  const found = new Map<string, Counted>()
  const note = (text: string, counts: number) => {
    for (const kind of familiesOf(text)) if (!found.has(kind.name)) found.set(kind.name, { ...kind, counts })
  }
  note(head, 1)
  note(bracket, found.size === 0 ? 1 : COUNTS.bracket)
  note(behind, found.size === 0 ? 1 : COUNTS.behind)
  return [...found.values()]
}

/** Beside a kind that is said as plainly, an assistant is somebody who does that kind. */
function lessGeneral(kinds: Counted[], by: number): Counted[] {
  const plainest = Math.max(0, ...kinds.filter(({ name }) => !isGeneral(name)).map(({ counts }) => counts))
  return kinds.map((kind) =>
    isGeneral(kind.name) && kind.counts <= plainest
      ? { ...kind, counts: kind.counts * (kind.name === 'admin' ? by * COUNTS.office : by) }
      : kind,
  )
}

/** What kind of work a posting offers: by its title, else its tags, by the skills it asks for, else by how it begins. */
export function kindsAsked(
  { title, description, tags }: { title: string; description: string; tags: readonly string[] },
  skills: PostingTraits['skills'],
): PostingTraits['families'] {
  const titled = lessGeneral(kindsOfTitle(title), COUNTS.asked_general)
  const [tagged] = titled.length > 0 ? [] : tags.flatMap((tag) => familiesOf(tag))
  const told = tagged ? [{ ...tagged, counts: COUNTS.tag }] : titled
  const specific = skills.filter(({ weight }) => weight >= 0.5).map(({ value, words }) => ({ line: value, words }))
  const counts =
    told.length === 0 ? 1 : told.every(({ name }) => isGeneral(name)) ? COUNTS.skills_of_general : COUNTS.asked_skills
  const bySkills = [...skillsByKind(specific)]
    .filter(([name, words]) => words.length > 1 && !told.some((kind) => kind.name === name))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_BY_SKILLS)
    .map(([name, words]) => ({ name, words: words.join(', '), counts }))
  const kinds = [...told, ...bySkills]
  const found = kinds.length > 0 ? kinds : kindsOfTitle(description.slice(0, BEGINNING))
  return found.map(({ name: value, words, counts: much }) => ({ value, words, counts: much }))
}

function skillsByKind(skills: readonly { line: string; words: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { line, words } of skills) {
    for (const { name } of familiesOfSkill(line)) found.set(name, [...(found.get(name) ?? []), words])
  }
  return found
}

/** What kinds of work somebody does: by their title, what they did before, and the skills they name. */
export function kindsHeld(
  title: string,
  earlier: readonly string[],
  skills: readonly string[],
): PersonTraits['families'] {
  const found = new Map<string, { words: string; counts: number }>()
  const note = (name: string, words: string, counts: number) => {
    if ((found.get(name)?.counts ?? 0) < counts) found.set(name, { words, counts })
  }
  const own = lessGeneral(kindsOfTitle(title), COUNTS.own_general)
  for (const { name, counts } of own) note(name, title, counts)
  for (const [place, line] of earlier.entries()) {
    const counts = COUNTS.earlier[Math.min(place, COUNTS.earlier.length - 1)] ?? 0
    for (const kind of lessGeneral(kindsOfTitle(line), COUNTS.own_general)) note(kind.name, line, counts * kind.counts)
  }
  for (const [name, lines] of skillsByKind(skills.map((line) => ({ line, words: line })))) {
    const [one, more] = own.every((kind) => isGeneral(kind.name)) ? COUNTS.skills_alone : COUNTS.skills_beside
    note(name, lines.join(', '), lines.length > 1 ? more : one)
  }
  return [...found].map(([value, told]) => ({ value, ...told }))
}
