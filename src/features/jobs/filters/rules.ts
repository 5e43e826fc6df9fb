import { manilaDate } from '#contract/time.ts'

/**
 * What only a plan with `has_advanced_filtering` unlocks (spec 2 §2 and §6, decision 017). The search itself, the source,
 * the sort order and the pages are for everybody.
 */
export const ADVANCED_FILTERS = ['job_type', 'salary_range', 'date_posted', 'tags'] as const
export type AdvancedFilter = (typeof ADVANCED_FILTERS)[number]

const DAYS_BACK = { today: 0, '3days': 2, week: 6, month: 29 } as const

/** The first Manila day of a date filter: `today` is the Manila day, `3days` it and the two before. */
export const firstDay = (value: keyof typeof DAYS_BACK | undefined, now: Date): string | null =>
  value === undefined ? null : manilaDate(new Date(now.getTime() - DAYS_BACK[value] * 86_400_000))

/** Spec 2 §2, to the letter. */
export const LOCKED_SENTENCE = 'Premium Feature: Unlock all filters with a Premium subscription.'

type Asked = Partial<Record<AdvancedFilter, string | undefined>>

/** The advanced filters a question makes use of; an empty one, as a plain form sends it, is none. */
export const advancedAsked = (query: Asked): AdvancedFilter[] =>
  ADVANCED_FILTERS.filter((name) => (query[name] ?? '').replace(/[,\s]/g, '') !== '')

/** Characters of a tag's name, and how many may be chosen at once. */
export const LONGEST_TAG = 60
export const MOST_TAGS = 20

/** A tag in the filter: one of the product's with its id, or one a person made, with a negative id (spec 2 §3). */
export type TagChoice = { id: number; name: string }

const keyOf = (name: string): string => name.trim().toLowerCase()

/** A typed tag as a list in an address can carry it: one line, no comma. */
export const tagName = (typed: string): string =>
  typed
    .replace(/[\s,]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TAG)
    .trim()

/**
 * The chosen tags with one more (spec 2 §5): an existing tag that matches whatever the case is used as it is, any other
 * gets the next negative id. Nothing changes for an empty one, for one that is chosen already and beyond 20.
 */
export function addTag(chosen: TagChoice[], typed: string, known: TagChoice[]): TagChoice[] {
  const name = tagName(typed)
  const same = (tag: TagChoice) => keyOf(tag.name) === keyOf(name)
  if (name === '' || chosen.length >= MOST_TAGS || chosen.some(same)) return chosen
  const lowest = Math.min(0, ...chosen.map((tag) => tag.id), ...known.map((tag) => tag.id))
  return [...chosen, known.find(same) ?? { id: lowest - 1, name }]
}

/** The tags a comma list in an address names, each once. */
export const chosenTags = (list: string, known: TagChoice[]): TagChoice[] =>
  list.split(',').reduce<TagChoice[]>((chosen, name) => addTag(chosen, name, known), [])
