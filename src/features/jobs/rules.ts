/** Boards postings come from (spec 2 §1). */
export const SOURCES = ['olj', 'linkedin'] as const
/** Sort options (spec 2 §9). */
export const SORT_VALUES = ['date_desc', 'date_asc', 'relevance'] as const
export type SortBy = (typeof SORT_VALUES)[number]
/** Monthly pay in US dollars (spec 2 §9). */
export const SALARY_RANGES = ['0-500', '500-1000', '1000-2000', '2000-5000', '5000+'] as const
/** Spec 2 §9. */
export const DATE_POSTED_VALUES = ['today', '3days', 'week', 'month'] as const
/** Values of the job type filter (spec 2 §9). */
export const JOB_TYPE_FILTERS = ['Full-time', 'Part-time', 'Contract', 'Gig', 'Remote', 'Hybrid', 'On-site'] as const
/** Postings on a listing page (spec 2 §9). */
export const PAGE_SIZE = 10
/** Characters of the description preview on a card (spec 2 §2). */
export const PREVIEW_LENGTH = 150
/** Characters of the description that list answers carry. */
export const LIST_DESCRIPTION_LENGTH = 300
/** Page numbers shown at once (spec 2 §9). */
export const PAGE_WINDOW = 5

/** `text` with its spaces and line breaks squeezed, cut at `length` characters; what was cut ends with an ellipsis. */
export function cutText(text: string, length: number): string {
  // Single spaces, which most are, need no replacing.
  const flat = text.replace(/\s{2,}|[^\S ]/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length)
  // Never between the two halves of one character.
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1).trimEnd() : cut.trimEnd()}…`
}

/** The card's description, 150 characters at most and an ellipsis (spec 2 §2). */
export const previewOf = (description: string): string => cutText(description, PREVIEW_LENGTH)

/** The first two letters or digits of an employer's name, in capitals (spec 2 §2); `?` when there are none. */
export function initialsOf(name: string | null): string {
  const letters = (name ?? '').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.slice(0, 2).join('').toLocaleUpperCase('en') || '?'
}

/** The page numbers to show around `page`, and whether an ellipsis stands before and after them (spec 2 §9). */
export function pageWindow(page: number, pages: number): { numbers: number[]; before: boolean; after: boolean } {
  const last = Math.max(1, pages)
  const width = Math.min(PAGE_WINDOW, last)
  const first = Math.min(Math.max(1, page - Math.floor(PAGE_WINDOW / 2)), last - width + 1)
  const numbers = Array.from({ length: width }, (_, index) => first + index)
  return { numbers, before: first > 1, after: first + width - 1 < last }
}

/** Signs between words that texts outside the plain alphabet are full of: dashes, quotes, bullets, currencies. */
const COMMON_SIGNS = /[\u2010-\u2027\u20ac\u20b1]+/g
// The plain alphabet begins with them.
const PLAIN = /^[\0-\x7f]*$/

/** Letters without accents, small, everything else a single space. */
export function plainWords(text: string): string {
  // Most text needs no more than the plain alphabet, and most spaces in it stay what they are.
  const plain = text.replace(COMMON_SIGNS, ' ')
  if (PLAIN.test(plain)) {
    return plain
      .toLowerCase()
      .replace(/(?<! ) *[^a-z0-9+# ][^a-z0-9+#]*| {2,}/g, ' ')
      .trim()
  }
  return plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** What advertisers put around a title; it does not tell one job from another. */
const TITLE_NOISE = new Set(
  'urgent urgently hiring hire needed wanted now asap immediate immediately start remote wfh home based work from a an the for and with full part time fulltime parttime job opening position'.split(
    ' ',
  ),
)

/** A title reduced to what names the job: two postings of one job share it. Empty titles of noise keep their words. */
export function titleKey(title: string): string {
  // bounded: a title or what was searched for, a few hundred signs
  const words = plainWords(title.replace(/[([{][^)\]}]*[)\]}]/g, ' ')).split(' ')
  const telling = words.filter((word) => word !== '' && !TITLE_NOISE.has(word))
  return (telling.length > 0 ? telling.join(' ') : plainWords(title)).slice(0, 300)
}

/** An employer's name as a key: case, accents, punctuation and legal forms do not tell two apart. */
export function employerKey(name: string): string {
  const plain = plainWords(name)
  return (
    plain
      .replace(/\b(inc|llc|ltd|corp|co|pty|company|corporation|incorporated|limited)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ||
    plain ||
    name.trim().toLowerCase()
  )
}

const LEGAL_FORMS =
  'inc llc llp lp ltd corp co plc pty pte gmbh ag sa bv nv srl spa oy ab kk apc pllc pc cpa esq sdn bhd group holdings services solutions technologies technology company corporation incorporated limited'
const COUNTRIES =
  'uk usa us ph philippines phils australia au nz canada uae singapore sg india ireland europe emea apac asia global worldwide international'
const NAME_TAIL = new Set(`${LEGAL_FORMS} ${COUNTRIES}`.split(' '))

/** Written short in names, and left out of them. */
const NAME_WORDS = new Map(Object.entries({ st: 'saint', sto: 'santo', sta: 'santa', and: '', the: '' }))

/** `Acme via Talentgate` is Acme's, `AC Homes LLC dba Acme` too. */
const VIA = /[ ,(](?:via|through) .*$/i
/** `Law Offices of Renata Quiroz` are hers. */
const OFFICES_OF = /^(?:the )?(?:law )?(?:offices?|practice|firm) of /i
/** `S.r.l.`, `B.V.` */
const INITIALS_BEHIND = /(?<= )[a-z](?: [a-z]){1,3}$/
const TRADING_AS = /^.*\s(?:d\/?b\/?a|t\/a|trading as)\s+/i

/**
 * An employer's name as two postings are compared by it: without who passed it on, without legal forms and the country at its end, `Atos` for
 * `ATOS UK Ltd.`, and with its short words written out. A name that is nothing else stays whole.
 */
export function employerForm(name: string): string {
  const words = plainWords(name.slice(0, 200).replace(VIA, '').replace(TRADING_AS, '').replace(OFFICES_OF, ''))
    .replace(INITIALS_BEHIND, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .map((word) => NAME_WORDS.get(word) ?? word)
    .filter((word) => word !== '')
  while (words.length > 1 && NAME_TAIL.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ') || plainWords(name)
}

/** What can be understood in the words of a search beside the work itself. */
export const UNDERSTOOD = ['job_type', 'pay', 'shift', 'experience', 'voice', 'home', 'place', 'avoided'] as const
