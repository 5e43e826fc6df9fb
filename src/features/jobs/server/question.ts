import { manilaDay } from './manila-day.ts'
import type { SearchQuery } from '../contract.ts'

const LONGEST_SEARCH = 300
const MOST_CHOICES = 20

/**
 * Splits what was typed into finished words and the word still being typed, which may stand for longer ones. Control
 * characters and everything beyond 300 characters are dropped. Nothing counts as unfinished inside quotes, after a
 * minus, after "or" and when a space follows.
 */
export function splitTyped(search: string): { typed: string; last: string } {
  const text = search
    .slice(0, LONGEST_SEARCH * 2)
    // oxlint-disable-next-line no-control-regex -- they are what is thrown away
    .replace(/[\u0000-\u001F\u007F]|[\uD800-\uDFFF]/g, ' ')
    .trimStart()
    .slice(0, LONGEST_SEARCH)
  const match = /^(.*?)([\p{L}\p{N}]+)$/su.exec(text)
  const [, before = '', last = ''] = match ?? []
  const open = (before.match(/"/g) ?? []).length % 2 === 1
  const apart = before === '' || /\s$/.test(before)
  if (!match || open || !apart || /\bor\s+$/i.test(before) || /^(or|and)$/i.test(last)) return { typed: text, last: '' }
  return { typed: before.trim(), last }
}

/** Names in a comma list, each once, without signs that mean something to the database. */
const choices = (list: string | undefined): string[] =>
  [...new Set((list ?? '').slice(0, 2000).split(','))]
    .map((name) =>
      name
        .replace(/[^\p{L}\p{N} .+#&/()-]/gu, '')
        .trim()
        .toLowerCase(),
    )
    .filter((name) => name !== '')
    .slice(0, MOST_CHOICES)

export const tagKeys = (query: Pick<SearchQuery, 'tags'>): string[] => choices(query.tags)

const lexeme = (text: string) => `'${text}'`
const anyOf = (lexemes: string[]) => (lexemes.length === 0 ? [] : [`(${lexemes.map(lexeme).join('|')})`])

/** The filters as one question of filter lexemes, or null without any. A tag nobody uses matches nothing. */
export function filterQuestion(query: SearchQuery, tagIds: number[] | null): string | null {
  const parts = [
    ...anyOf(query.source ? [`~s:${query.source}`] : []),
    ...anyOf(choices(query.job_type).map((type) => `~j:${type}`)),
    ...anyOf(query.salary_range ? [`~p:${query.salary_range}`] : []),
    ...anyOf(tagIds === null ? [] : tagIds.length === 0 ? ['~nothing'] : tagIds.map((id) => `~t:${id}`)),
  ]
  return parts.length === 0 ? null : parts.join('&')
}

const DAYS_BACK = { today: 0, '3days': 2, week: 6, month: 29 } as const

/** The first Manila day of a date filter: `today` is the Manila day, `3days` it and the two before (spec 2 §9). */
export const firstDay = (value: SearchQuery['date_posted'], now: Date): string | null =>
  value === undefined ? null : manilaDay(new Date(now.getTime() - DAYS_BACK[value] * 86_400_000))
