import { LONGEST_LINE } from '../rules.ts'
import { isAside } from './asides.ts'
import { periodsIn } from './dates.ts'
import { namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { firstLook } from './looks.ts'
import { linesIn, type Section } from './sections.ts'
import type { Spell } from './work-history.ts'

const LABELLED =
  /^(?:(?:desired|target|preferred|applied)\s+(?:position|job|role|job title)|position\s+(?:desired|applied(?: for)?|applying for|sought)|(?:job|professional) title|(?:job|career) intention|applying for|(?:job )?applied for|nais na (?:trabaho|posisyon)|(?:gusto|hanap) (?:na|nga) trabaho)\s*[:\t-]\s*([^\t]+)/i
/** "Post applied for Lift Technician": a label that needs no sign behind it. */
const APPLIED = /^(?:post|position|job) applied for\s*[:\t-]?\s*(\p{L}[^\t:]{2,60})$/iu
const LABEL_ALONE =
  /^(?:(?:desired|target|preferred)\s+(?:position|job|role)|(?:job|position)\s+(?:desired|applied for|sought)|preferred job)\s*:?$/i
const OBJECTIVE =
  /\b(?:position|role|job|post|work|career|employment|opportunity|trabaho)\s+(?:as|of|bilang)\s+(?:an?\s+|the\s+)?((?:[\p{L}&/-]+\s){0,4}[\p{L}&/-]+)/giu
const SOUGHT =
  /\b(?:seeking(?: for)?|looking for|apply(?:ing)? (?:for|as))\s+(?:an?\s+|the\s+|my\s+first\s+)?((?:[\p{L}&/-]+\s){0,5}[\p{L}&/-]+)/giu
/** What people say of the job they seek. */
const WISHES =
  /^(?:(?:entry[- ]level|full[- ]time|part[- ]time|challenging|suitable|stable|rewarding|permanent|new|remote|regular|good|online|home[- ]based)\s+)+/i
/** "Web Developer looking for a position as …": who seeks begins with what they are. */
const SEEKER =
  /^((?:[\p{L}&/-]+\s){0,4}[\p{L}&/-]+)\s(?:looking|seeking|searching|in search of|aiming|eager to|who is looking)\b/iu
const HEAD_LINES = 8
const NOT_A_TITLE =
  /@|\d(?!d\b)|https?:|:|\.(?:com|ph)|\b(?:resume|curriculum vitae|bio-?data|seeking|looking|experience|completed|pursuing)\b/i

/** The person's professional title: labelled, or under the name, or the job they seek, or the job they have or had last. */
export function titleOf(sections: Section[], spells: Spell[]): string | null {
  const head = linesIn(sections, 'head').filter(saysWord).slice(0, HEAD_LINES)
  return (
    labelled(linesIn(sections, 'head', 'personal', 'summary')) ??
    fromHead(head) ??
    offered(head) ??
    seeker(linesIn(sections, 'summary')) ??
    sought([...linesIn(sections, 'summary'), ...head]) ??
    latest(spells)
  )
}

/** A name set around a picture comes as letters in lines of their own. */
const saysWord = ({ text }: Line): boolean => /\p{L}{3}|\d/u.test(text)

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|–—-]+|[\s,.|–—-]+$/g, '')
    .replace(/^([^()]+)\)$/, '$1')
    .slice(0, LONGEST_LINE)

function labelled(lines: Line[]): string | null {
  for (const [index, { text }] of lines.entries()) {
    const value = LABEL_ALONE.test(text) ? lines[index + 1]?.text : (LABELLED.exec(text) ?? APPLIED.exec(text))?.[1]
    if (value !== undefined) return tidy(value)
  }
  return null
}

/** "SENIOR SOFTWARE" above "ENGINEER" in the same letters, below the name: a title that had no room in its column. */
const withTitlesWhole = (head: Line[]): Line[] =>
  head.flatMap((line, index) => {
    const [name, above, below] = [head[index - 1], line, head[index + 1]]
    const look = firstLook(above)
    const isBegun = name && below && look !== '' && firstLook(below) === look && firstLook(name) !== look
    if (isBegun && isOneWord(below) && namesJob(below.text) && !namesJob(above.text) && WORDS.test(above.text))
      return [{ ...above, text: `${above.text} ${below.text}` }]
    return [line]
  })
const isOneWord = ({ text }: Line): boolean => !/\s/.test(text.trim())
/** Two or three words and nothing else. */
const WORDS = /^\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,2}$/u

/** A line near the name of which a part names a job: that part, and those right behind it that name jobs too. */
function fromHead(given: Line[]): string | null {
  const head = withTitlesWhole(given)
  for (const [index, { text }] of head.entries()) {
    // "- Pia Luna, Head of Stores": who says something of the person.
    if (periodsIn(text).length > 0 || /^[-–—]\s?\p{Lu}/u.test(text)) continue
    if (index === 1 && isListOfCallings(text)) return tidy(text)
    // Behind an address stands what somebody is besides: "mail@example.test | Student Ambassador".
    if (/@\w|https?:/.test(text.split(/\s?[|•·]\s?/)[0] ?? '') && !text.includes('\t')) continue
    for (const column of (index === 0 ? withoutName(text) : text).split('\t').map(withoutContact)) {
      const parts = column.split(PARTS)
      const jobs = parts.map((part, at) => at % 2 === 0 && isHeadline(part))
      const from = jobs.indexOf(true)
      if (from < 0) continue
      let to = from
      while (jobs[to + 2]) to += 2
      return tidy(ownTitle(withoutEmployer(parts.slice(from, to + 1).join(''))))
    }
  }
  return null
}

const FEWEST_CALLINGS = 3
/** "Lifelong Learner, Web Designer, Speaker" right below the name: what somebody calls themselves. */
function isListOfCallings(text: string): boolean {
  const parts = text.split(/,\s+/)
  const areShort = parts.every((part) => /^\p{Lu}/u.test(part) && part.split(/\s+/).length <= 3)
  return parts.length >= FEWEST_CALLINGS && areShort && !NOT_A_TITLE.test(text) && parts.some(namesJob)
}

/** "Wilma Cortez, Laundry Attendant": the job behind the name. */
function withoutName(text: string): string {
  const [name = '', job = '', ...rest] = text.split(/,\s+/)
  return !namesJob(name) && namesJob(job) ? [job, ...rest].join(', ') : text
}

/** Without stars and other signs around it. */
const bare = (text: string): string => text.replace(/^[^\p{L}\d]+|[^\p{L}\d)+#.]+$/gu, '')

/** The job alone: without who wants to become one, and without papers and licences in brackets. */
const ownTitle = (text: string): string =>
  bare(
    bare(text)
      .replace(/^(?:an? )?(?:aspiring|future)\s+/i, '')
      .replace(/\s+applicant$/i, '')
      .replace(/\s*\([^()]*\b(?:holder|licensed|passer|certified|nc ?(?:[ivx]+|\d))\b[^()]*\)$/i, '')
      .replace(/\s*\([A-Z]{2,6}\)$/, '')
      .replace(/,\s+(?:department|college|school|faculty|office|division) of .*$/i, ''),
  )

/** "Family driver, Parañaque City, 0917 …": the job without where it is and how to call. */
const withoutContact = (text: string): string =>
  text
    .split(/,\s+/)
    .filter((piece, index) => index === 0 || !(isAside(piece) || /@|\d{3}/.test(piece)))
    .join(', ')

/** "Master of Science" names no master. */
const DEGREE =
  /^(?:bachelor|master|doctor|associate)s? of (?:applied |fine |computer |business |public )?(?:science|arts|engineering|technology|education|philosophy|commerce|administration|health|medicine|laws?)\b/i
const PARTS = /(\s?[|•·;]\s?|\s[–—-]\s)/
const MOST_WORDS = 9
/** Few words, and none of a sentence, that end as a job, or begin with one before a comma. */
function isHeadline(given: string): boolean {
  const part = ownTitle(withoutEmployer(given))
  const [first = ''] = part.split(/,\s|\s\/\s/)
  const isShort =
    part.split(/\s+/).length <= MOST_WORDS && (/^[\p{Lu}\d]|^i?OS\b|^e-?commerce/u.test(part) || SMALL_TITLE.test(part))
  const namesOne = namesJob(part) || namesJob(first) || CALLING.test(part)
  return isShort && !NOT_A_TITLE.test(part) && !SENTENCE.test(part) && namesOne && !DEGREE.test(first)
}
/** "frontend developer", all in small letters. */
const SMALL_TITLE = /^(?!(?:an?|the|as|of|for|to|and|my|by|with)\b)\p{Ll}{3,}(?:[ /-]\p{Ll}{2,}){1,3}$/u

/** "Sales and Marketing Professional": what people call themselves, and no post is called. */
const CALLING = /^(?:\p{L}[\p{L}&/-]+ ){1,4}(?:professional|practitioner)$/iu

/** Kinds of work that somebody offers by their name alone. */
const OFFERED =
  /\b(?:(?:digital|social media|content|e-?mail|growth|product|affiliate|performance) marketing|(?:customer|client|technical|tech|admin\w*|chat|e-?mail|operations|executive|back[- ]?office) (?:support|service|services|assistance|care)|operations|data entry|(?:web|software|app|mobile|game) development|(?:graphic|web|interior|product|ui\/ux|fashion) design|video editing|bookkeeping|recruitment|copywriting|lead generation|real estate sales|(?:software|data|cloud|network|mechanical|electrical|civil|electronics|industrial|chemical) engineering)$/i
const MOST_OFFERED_WORDS = 6
/** The line below the name that says what somebody does without naming a job: "Digital Marketing". */
function offered(head: Line[]): string | null {
  const text = bare(head[1]?.text ?? '')
  const [first = ''] = text.split(/,\s/)
  const isLine = /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= MOST_OFFERED_WORDS
  if (!isLine || NOT_A_TITLE.test(text) || SENTENCE.test(text) || !OFFERED.test(first)) return null
  return tidy(first)
}
const SENTENCE = /[.!?]$|\b(?:with|who|that|to|used|is|am|are|my|your|years?)\s/i

/** "Data Analyst at Globe Telecom": the job without where it is. */
const withoutEmployer = (text: string): string => text.replace(/\s(?:at|@)\s\p{Lu}.*$/u, '')

/** What somebody is with whom their objective begins; without what they say of how they are. */
function seeker([first]: Line[]): string | null {
  const [, found = ''] = SEEKER.exec(first?.text ?? '') ?? []
  const title = ownTitle(found)
  return namesJob(title) && /^\p{Lu}\p{L}+(?: \p{Lu}| \/|$)/u.test(title) && !/\b(?:and|for|with|an?|in)\b/i.test(title)
    ? tidy(title)
    : null
}

/** "… a position as a junior accountant in a company …": the words up to the last that makes them a job. */
function sought(lines: Line[]): string | null {
  const text = lines.map((line) => line.text).join(' ')
  for (const [, found = ''] of [OBJECTIVE, SOUGHT].flatMap((pattern) => [...text.matchAll(pattern)])) {
    const words = found.replace(WISHES, '').split(' ')
    for (let count = words.length; count > 0; count -= 1) {
      const title = words.slice(0, count).join(' ')
      if (namesJob(title) && !/\b(?:in|with|where|that|and|for|to|as|an?|or|o|at|my)\b/i.test(title)) return tidy(title)
    }
  }
  return null
}

/** What is not dated is named in the order in which it is told, the latest first. */
const rank = ({ period }: Spell): number =>
  period === null ? 0 : period.to === 'present' ? Infinity : period.to.year * 12 + (period.to.month ?? 6)

const latest = (spells: Spell[]): string | null =>
  spells
    .filter(({ work }) => work.title !== null)
    .toSorted((a, b) => rank(b) - rank(a))[0]
    ?.work.title?.replace(/\s*\((?:level|tier)\b[^()]*\)$/i, '') ?? null

/** Short words of titles that are no abbreviations. */
const SHORT = /^(?:web|app|car|art|tax|law|sea|bar|pet|new|van|bus|key|air|gas|oil|tea|spa|gym|day)$/
const SMALL = /^(?:of|and|the|for|in|at|to|with|or|sa|ng)$/
/** A title all in capitals as others write theirs; short words such as "HR" and "CEO" stay. */
export function withoutCapitals(title: string): string {
  if (/\p{Ll}/u.test(title)) return title
  return title.toLowerCase().replace(/[\p{L}']+/gu, (word: string, at: number) => {
    if (SMALL.test(word) && at > 0) return word
    return word.length <= 3 && !SHORT.test(word)
      ? word.toUpperCase()
      : word.replace(/^./u, (first) => first.toUpperCase())
  })
}
