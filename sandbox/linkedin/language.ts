/** Languages the stand-in answers in; the real site follows its host's country and Accept-Language. */
export type Language = 'en' | 'sv'

/** The sentences of a page that depend on the language. */
export type Words = {
  criteria: { seniority: string; type: string; jobFunction: string; industries: string }
  closed: string
  apply: string
  age: (count: number, unit: AgeUnit) => string
  value: (english: string) => string
}

export type AgeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month'

/** Picks the answer's language from an Accept-Language header; without one, the host's own language. */
export function languageOf(header: string | undefined, host: Language): Language {
  const first = header?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  if (first === 'sv') return 'sv'
  return first === undefined || first === '' || first === '*' ? host : 'en'
}

/**
 * How old a posting is in words, from its UTC day alone: postings of today are hours old (no older than the day itself).
 */
export function ageInWords(postedOn: string, now: Date, language: Language, id: number): string {
  const days = ageInDays(postedOn, now)
  const words = WORDS[language]
  if (days <= 0) {
    const hours = Math.min(now.getUTCHours(), id % 24)
    return hours === 0 ? words.age(1 + (id % 59), 'minute') : words.age(hours, 'hour')
  }
  if (days < 7) return words.age(days, 'day')
  return days < 30 ? words.age(Math.floor(days / 7), 'week') : words.age(Math.floor(days / 30), 'month')
}

/** Whole UTC days between a posting's day and now; never negative. */
export function ageInDays(postedOn: string, now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Math.max(0, Math.round((today - Date.parse(`${postedOn}T00:00:00Z`)) / 86_400_000))
}

const SWEDISH_UNITS: Record<AgeUnit, [string, string]> = {
  minute: ['minut', 'minuter'],
  hour: ['timme', 'timmar'],
  day: ['dag', 'dagar'],
  week: ['vecka', 'veckor'],
  month: ['månad', 'månader'],
}

const SWEDISH_VALUES: Record<string, string> = {
  'Full-time': 'Heltid',
  'Part-time': 'Deltid',
  Contract: 'Kontrakt',
  Temporary: 'Tillfälligt',
  Internship: 'Praktik',
  'Entry level': 'Ingångsnivå',
  'Mid-Senior level': 'Medel-/högre nivå',
  'Not Applicable': 'Ej tillämpligt',
}

/** The sentences per language. */
export const WORDS: Record<Language, Words> = {
  en: {
    criteria: {
      seniority: 'Seniority level',
      type: 'Employment type',
      jobFunction: 'Job function',
      industries: 'Industries',
    },
    closed: 'No longer accepting applications',
    apply: 'Apply',
    age: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
    value: (english) => english,
  },
  sv: {
    criteria: {
      seniority: 'Karriärnivå',
      type: 'Anställningsform',
      jobFunction: 'Arbetsbefattning',
      industries: 'Branscher',
    },
    closed: 'Tar inte längre emot ansökningar',
    apply: 'Ansök',
    age: (count, unit) => `${count} ${SWEDISH_UNITS[unit][count === 1 ? 0 : 1]} sedan`,
    value: (english) =>
      english
        .split(', ')
        .map((each) => SWEDISH_VALUES[each] ?? each)
        .join(', '),
  },
}
