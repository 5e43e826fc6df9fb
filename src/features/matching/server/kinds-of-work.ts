import { BEGINNERS, type PersonTraits, type PostingTraits } from '../rules.ts'
import { familiesOf, familiesOfSkill, isGeneral, type Kind, nearness } from '#features/jobs/kinds/rules.ts'

/** How much a kind counts by where it is said. */
const COUNTS = {
  /** `Support (Shopify)`: the tool or what is made with it, and of another kind of work whom it is for. */
  bracket: 0.85,
  bracket_afar: 0.3,
  /** What stands behind `for`, `to`, `at`: the employer, the shop. */
  behind: 0.5,
  /** An assistant, an office: beside another kind in the title of a posting, and of a person. */
  asked_general: 0.25,
  own_general: 0.7,
  /** Of that again: `HR assistant`, `marketing coordinator`. */
  office: 0.7,
  /** What is done by those whom the posting's own work is to lead. */
  led: 0.6,
  tag: 0.9,
  /** Told by one skill, by two or more: beside a title of its own, and beside none but `assistant`. */
  skills_beside: [0.25, 0.6],
  skills_alone: [0.5, 0.8],
  /** Told by two skills of a posting or more: beside a title of its own, and beside one that says `assistant`. */
  asked_skills: 0.2,
  skills_of_general: 0.4,
  earlier: [0.75, 0.65, 0.5],
} as const
/** More would make a posting that lists every tool the work of everybody. */
const MOST_BY_SKILLS = 2
/** So many signs of a posting say what it is about, where nothing else does. */
const BEGINNING = 300

/** Nearer than this, a kind in brackets is part of the work of the title's head. */
const NEAR = 0.25

type Counted = Kind & { counts: number }
const BEHIND = /\s(?:for|to|at|with|w\/|under)\s/i
const BRACKET = { posting: /[([{]|\s[-–—]\s/, person: /[([{]/ }

/** The kinds of a title, those it is about first: its head, then its brackets, then what stands behind `for`. */
export function kindsOfTitle(title: string, whose: 'posting' | 'person'): Counted[] {
  const cut = (by: RegExp, text: string): [string, string] => {
    const at = by.exec(text)?.index ?? text.length
    return at === 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  }
  const [front, behind] = cut(BEHIND, title)
  const [head, bracket] = cut(BRACKET[whose], front)
  const found = new Map<string, Counted>()
  const note = (text: string, counts: (kind: Kind) => number) => {
    const told = familiesOf(text).filter(({ name }) => !found.has(name))
    for (const kind of told.map((one) => ({ ...one, counts: counts(one) }))) found.set(kind.name, kind)
  }
  note(head, () => 1)
  const heads = [...found.values()].map(({ name }) => name)
  // `Virtual Assistant (Amazon)` says which assistant; `Recruiter (BPO)` says for whom. A person lists what they do.
  const open = whose === 'person' || heads.every(isGeneral)
  const afar = (name: string) =>
    !open && heads.every((one) => Math.max(nearness(one, name), nearness(name, one)) < NEAR)
  note(bracket, ({ name }) => (heads.length === 0 ? 1 : afar(name) ? COUNTS.bracket_afar : COUNTS.bracket))
  const before = found.size
  note(behind, () => (before === 0 ? 1 : COUNTS.behind))
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

const LEADS = /manage|lead|head|supervisor|captain|obm/i
const leads = ({ name, words }: Kind): boolean =>
  name === 'team leading' || (name === 'operations' && LEADS.test(words))

/** Whoever leads the work of others has to have led; what those others do counts beside it. */
const ofLeaders = (kinds: Counted[]): Counted[] =>
  kinds.some(leads) ? kinds.map((kind) => (leads(kind) ? kind : { ...kind, counts: kind.counts * COUNTS.led })) : kinds

/** What kind of work a posting offers: by its title, else its tags, by the skills it asks for, else by how it begins. */
export function kindsAsked(
  { title, description, tags }: { title: string; description: string; tags: readonly string[] },
  skills: PostingTraits['skills'],
): PostingTraits['families'] {
  const titled = ofLeaders(lessGeneral(kindsOfTitle(title, 'posting'), COUNTS.asked_general))
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
  const found = kinds.length > 0 ? kinds : kindsOfTitle(description.slice(0, BEGINNING), 'posting')
  return found
    .filter(({ name }) => name !== BEGINNERS)
    .map(({ name: value, words, counts: much }) => ({ value, words, counts: much }))
}

const IN_DAYS = new Set([
  'virtual assistant',
  'admin',
  'data entry',
  'customer support',
  'phone support',
  'moderation',
  'transcription',
  'ecommerce',
  'retail',
  'food service',
])

/** Whether a posting's work, as its title or its tags tell it, is learnt in days. */
export function learntInDays(title: string, tags: readonly string[]): boolean {
  const titled = kindsOfTitle(title, 'posting').filter(({ name }) => name !== BEGINNERS)
  const told = titled.length > 0 ? titled : tags.flatMap((tag) => familiesOf(tag)).slice(0, 1)
  return told[0] !== undefined && IN_DAYS.has(told[0].name)
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
  const own = lessGeneral(kindsOfTitle(title, 'person'), COUNTS.own_general)
  for (const { name, counts } of own) note(name, title, counts)
  for (const [place, line] of earlier.entries()) {
    const counts = COUNTS.earlier[Math.min(place, COUNTS.earlier.length - 1)] ?? 0
    for (const kind of lessGeneral(kindsOfTitle(line, 'person'), COUNTS.own_general))
      note(kind.name, line, counts * kind.counts)
  }
  for (const [name, lines] of skillsByKind(skills.map((line) => ({ line, words: line })))) {
    const [one, more] = own.every((kind) => isGeneral(kind.name)) ? COUNTS.skills_alone : COUNTS.skills_beside
    note(name, lines.join(', '), lines.length > 1 ? more : one)
  }
  return [...found].map(([value, told]) => ({ value, ...told }))
}
