import { skillGroups } from '../market/skills.ts'
import type { OljPosting } from '../market/types.ts'

/** A skill as the board numbers and files it. */
export type Skill = { id: number; name: string; /** `{parent}--{child}` of its category page. */ category: string }

/** All skills by name, by number and by category. */
export type SkillTable = {
  byName: (name: string) => Skill
  byId: (id: number) => Skill | undefined
  byCategory: (category: string) => Skill | undefined
  all: () => Skill[]
}

/** Numbers seen on the real site; the others are ours. */
const knownIds: Readonly<Record<string, number>> = {
  Typescript: 489,
  'Video Editing': 305,
  'Virtual Assistant': 38_361,
}
const parents = new Map(Object.entries(skillGroups).flatMap(([parent, names]) => names.map((name) => [name, parent])))

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Numbers every skill of the categories, then whatever else postings name; a new name gets the next number. */
export function createSkillTable(postings: readonly OljPosting[]): SkillTable {
  const byName = new Map<string, Skill>()
  const byId = new Map<number, Skill>()
  const byCategory = new Map<string, Skill>()
  let next = 1_001
  const add = (name: string): Skill => {
    const known = byName.get(name)
    if (known) return known
    const category = `${parents.get(name) ?? 'other'}--${slugOf(name)}`
    const skill = { id: knownIds[name] ?? next++, name, category }
    byName.set(name, skill)
    byId.set(skill.id, skill)
    byCategory.set(category, skill)
    return skill
  }
  for (const name of parents.keys()) add(name)
  for (const posting of postings) for (const name of posting.skills) add(name)
  return {
    byName: add,
    byId: (id) => byId.get(id),
    byCategory: (category) => byCategory.get(category),
    all: () => [...byName.values()],
  }
}
