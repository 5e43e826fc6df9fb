import { namesJob } from './job-titles.ts'

/** What a column of a table holds, by its name; the first that fits. */
const COLUMNS = {
  employer:
    /^(?:(?:name of )?(?:company|employer|hospital|agency|establishment|organization|institution|office|firm|client|business)|department\/(?:agency|office)(?:\/[a-z]+)*|company\/agency|principal|manning agency)s?(?!\p{Ll})/iu,
  title:
    /^(?:position(?! (?:desired|applied|applying|sought))|job title|job|title|designation|role|post|rank|occupation|nature of work)s?(?!\p{Ll})/iu,
  from: /^(?:from|start(?:ed)?(?: date)?|sign[- ]?on|date (?:started|hired)|hired)$/i,
  to: /^(?:to|end(?:ed)?(?: date)?|sign[- ]?off|until|date ended)$/i,
  dates:
    /^(?:from\s+to$|inclusive (?:dates?|years?)|dates?|periods?|years?|duration|school year|s\.?y\.?|year graduated|dates? covered|date of (?:employment|attendance)|length of service|years? attended)s?(?!\p{Ll})/iu,
  place: /^(?:place|location|address|country)s?(?!\p{Ll})/iu,
  school:
    /^(?:(?:name of )?school|(?:name of )?board\/universit(?:y|ies)|institut(?:e|ion)\/(?:board|university)|institute$|universit(?:y|ies)(?! of \p{L})|college(?! (?:of|park|station)\b)|school attended)s?(?!\p{Ll})/iu,
  degree:
    /^(?:(?:(?:educational|academic) )?qualification|exam(?:ination)?(?:\/(?:degree|course))?(?: passed)?$|class$|standard$|course|degree|program|basic education|major|strand|degree ?\/ ?course)s?(?!\p{Ll})/iu,
  level: /^(?:level|education(?:al)? level|attainment)s?(?!\p{Ll})/iu,
  other:
    /^(?:name of$|vessel|ship|name of (?:vessel|ship)|type|flag|grt|engine|status|salary|monthly salary|reason|reason for leaving|honou?rs?|awards?|remarks?|grade|gwa|c?gpa|average|marks?|percentage|board|supervisor|duties|responsibilities|no\.?|#|%|highest level|units|scholarship|hours|period of attendance|department|appointment|govt?\.? service)s?(?!\p{Ll})/iu,
} as const
export type ColumnKind = keyof typeof COLUMNS
const MOST_WORDS = 5
const FEWEST_KNOWN = 3
/** Few words without numbers. */
const isName = (name: string): boolean => !/\d/.test(name) && name.trim().split(/\s+/).length <= 3

/** "26. LEVEL", "POSITION TITLE (Write in full)", "DEPARTMENT / AGENCY": the name alone. */
const bare = (name: string): string =>
  name
    .replace(/^\s*\d{1,2}\.\s+/, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\s?\/\s?/g, '/')
    .trim()

function kindOf(given: string): ColumnKind | undefined {
  const name = bare(given)
  if (/\d{4}|:\s*\S/.test(name) || name.split(/\s+/).length > MOST_WORDS) return undefined
  return (Object.keys(COLUMNS) as ColumnKind[]).find((kind) => COLUMNS[kind].test(name))
}

/** What the columns of a table hold, when a line of names says it; null for any other line. */
export function columnKinds(text: string): ColumnKind[] | null {
  if (!text.includes('\t')) return null
  const names = text.split('\t').map(bare)
  const kinds = names.map(kindOf)
  const known = kinds.filter((kind) => kind !== undefined).length
  // Among many names one or two may be of their own making.
  const isHead = known === kinds.length || (known >= FEWEST_KNOWN && names.every(isName) && known >= 0.6 * kinds.length)
  // "Position: Office Staff" is a label with its value.
  const isField = names.length === 2 && names.some((name) => /\S\s+\S/.test(name) && namesJob(name))
  return isHead && !isField ? kinds.map((kind) => kind ?? 'other') : null
}

export const isColumnName = (text: string): boolean => kindOf(text) !== undefined

/** The names of a table's columns. */
export const isTableHead = (text: string): boolean => columnKinds(text) !== null
