import { KINDS } from './words/rules.ts'
import { ASKED } from './neighbours/rules.ts'

/** Whole words, longer ones also in the plural: `HR` is no `hrs`. */
const whole = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?:(?<=\p{L}{4})s)?(?![\p{L}\p{N}])`, 'iu')
const IN_TITLES = KINDS.map(([name, words]) => [name, whole(words)] as const)
const IN_SKILLS = KINDS.map(
  ([name, words, skills]) => [name, whole(skills === '' ? words : `${words}|${skills}`)] as const,
)

/** By what is asked for, then by whose work it is. */
const NEARNESS = new Map(ASKED.map(([asked, others]) => [asked, new Map(others)]))

export type Kind = { name: string; words: string }

const readWith =
  (readers: typeof IN_TITLES) =>
  (text: string): Kind[] =>
    readers.flatMap(([name, reader]) => {
      const found = reader.exec(text)
      return found ? [{ name, words: found[0] }] : []
    })

/** The kinds of work a title tells, each with its words; what somebody does stands before whom they do it for. */
export const familiesOf = readWith(IN_TITLES)

const known = new Map<string, Kind[]>()
const ofSkill = readWith(IN_SKILLS)

/** The kinds of work a skill belongs to: its tools and tasks tell more than titles have words for. */
export function familiesOfSkill(skill: string): Kind[] {
  const kept = known.get(skill)
  if (kept) return kept
  const found = ofSkill(skill)
  if (known.size < MOST_KEPT) known.set(skill, found)
  return found
}
/** Names of the list of skills are asked for again and again; lines people write themselves are not kept for ever. */
const MOST_KEPT = 3000

/** Kinds that a title names beside another one without meaning much by it: an assistant, a coordinator, a developer. */
const GENERAL = new Set(['virtual assistant', 'admin', 'web development'])
export const isGeneral = (name: string): boolean => GENERAL.has(name)

/** How near somebody's work is to what is asked for: 1 for the same, 0 where nothing is known to connect them. */
export const nearness = (own: string, asked: string): number =>
  own === asked ? 1 : (NEARNESS.get(asked)?.get(own) ?? 0)

/** The kinds of work whose people could do this one, itself first, each with how near. */
export const nearFamilies = (asked: string): [name: string, near: number][] =>
  [[asked, 1] as [string, number], ...(NEARNESS.get(asked) ?? [])].toSorted((one, other) => other[1] - one[1])

/** Where a title goes on with whom the work is for. */
const BEHIND = /\s(?:for|to|at|under)\s/i

/** Says that somebody begins, which is no work of its own. */
const NO_WORK = new Set(['starting out'])

/** The kinds of work of a title, those behind `for` only where nothing stands before it. */
export function kindsTitled(title: string): Kind[] {
  const short = title.slice(0, 200)
  const front = familiesOf(short.slice(0, BEHIND.exec(short)?.index ?? short.length))
  return (front.length > 0 ? front : familiesOf(short)).filter(({ name }) => !NO_WORK.has(name))
}

/** The name of a kind in the search index. */
export const kindName = (kind: string): string => `~k:${kind.replaceAll(' ', '-')}`

/** The name of titles that tell no kind. */
export const NO_KIND = kindName('unsaid')

/** The kinds of a title as names in the search index. */
export function kindNames(title: string): string[] {
  const kinds = kindsTitled(title)
  return kinds.length === 0 ? [NO_KIND] : kinds.map(({ name }) => kindName(name))
}
