import { isAside } from './asides.ts'
import { assigned, type Assigned } from './assignment.ts'
import { withoutDates } from './dates.ts'
import { couldBeHead } from './entry-lines.ts'
import { fragmentsOf } from './fragments.ts'
import { isKnownEmployer } from './employers.ts'
import { LEGAL_FORM, namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { firstLook } from './looks.ts'

/** What a post is said in where no dates are: its name, its employer, its place. */
const MOST_LINES = 3
const MOST_WORDS = 10
const MOST_NAME_WORDS = 6

/**
 * Posts of a section in which nothing is dated: lines that stand together and name a job and, by its own words, an employer.
 * Without a time to hold on to, what only may be an employer is left out.
 */
export function undatedPosts(given: readonly Line[]): Assigned[] {
  const employers = employersListed(given)
  if (employers.length > 1) return employers
  const listed = postsListed(given)
  if (listed.length > 1) return listed
  const inBrackets = postsInBrackets(given)
  if (inBrackets.length > 1) return inBrackets
  // A list of nothing but posts has no points of what was done.
  const isList = given.every(({ bullet, text }) => bullet && text.split(/\s+/).length <= MOST_WORDS)
  const lines = isList ? given.map((line) => ({ ...line, bullet: false })) : given
  const heads = [...employersAbovePoints(lines), ...employersAlike(lines), ...employersAbovePosts(lines)]
  const drafts = blocksOf(lines)
    .filter((block) => block.length <= MOST_LINES && block.some(({ text }) => saysJob(text)))
    .map((block) => ({ fragments: block.flatMap((line, row) => fragmentsOf(line, row - block.length + 1, null)) }))
  return assigned(drafts).filter(
    ({ title, employer }) =>
      title !== null &&
      employer !== null &&
      saysJob(title) &&
      (namesCompany(employer) ||
        isKnownEmployer(employer) ||
        heads.some((head) => head === employer || head.startsWith(`${employer},`))),
  )
}

/** Items that are all employers by their last words, below a heading such as "Other experience": somebody worked there. */
function employersListed(lines: readonly Line[]): Assigned[] {
  const isEmployer = ({ text, bullet }: Line): boolean =>
    bullet &&
    !saysJob(text) &&
    text.split(/\s+/).length <= MOST_NAME_WORDS &&
    /^\p{Lu}/u.test(text) &&
    (namesCompany(text.split(/\s+/).at(-1) ?? '') || LEGAL_FORM.test(text) || isKnownEmployer(text))
  return lines.every(isEmployer)
    ? lines.map(({ text }) => ({ title: null, employer: text, leads: false, doubtful: false }))
    : []
}

/** Employers with nothing below them but the posts somebody had there, as the items of a list. */
function postsListed(lines: readonly Line[]): Assigned[] {
  const posts: Assigned[] = []
  let employer: string | null = null
  for (const { text, bullet } of lines) {
    if (!bullet) {
      const name = text.replace(/\s*\(.*$/, '').trim()
      employer = name !== '' && !saysJob(text) && name.split(/\s+/).length <= MOST_NAME_WORDS ? name : null
    } else if (!namesJob(text) || text.split(/\s+/).length > MOST_NAME_WORDS) return []
    else if (employer !== null) posts.push({ title: text, employer, leads: true, doubtful: false })
  }
  return posts
}

/** Jobs known by their letters, where an employer stands before them. */
const BY_LETTERS = /^(?:CNA|LPN|LVN|RN|HHA|CSR|TSR|VA)$/
/** "Tain Hospital at Oban (Staff Nurse)", line after line: an employer by its words, its town and the post there. */
function postsInBrackets(lines: readonly Line[]): Assigned[] {
  return lines.flatMap(({ text }) => {
    const [, name = '', title = ''] = /^([^()]+)\s\(([^()]+)\)$/.exec(withoutDates(text)) ?? []
    const isPost =
      (namesJob(title) || BY_LETTERS.test(title) || /\s[Tt]ech$/.test(title)) &&
      !namesJob(name) &&
      (namesCompany(name) || isKnownEmployer(name))
    if (!isPost || text.split(/\s+/).length > MOST_WORDS) return []
    return [{ title, employer: name.replace(/(?:\sat\s|,\s).*$/, ''), leads: true, doubtful: false }]
  })
}

/** "Veridian — Test Engineer" above the points of what was done: whatever has no job in it is the employer. */
function employersAbovePoints(lines: readonly Line[]): Set<string> {
  return new Set(
    lines.flatMap(({ text, bullet }, index) => {
      const parts = text.split(/\t?\s?[—–]\s/)
      const jobs = parts.filter(namesJob)
      const areShort = parts.every((part) => part.split(/\s+/).length <= MOST_NAME_WORDS)
      const isHead = !bullet && lines[index + 1]?.bullet && parts.length === 2 && jobs.length === 1 && areShort
      const name = parts.find((part) => !namesJob(part))?.trim() ?? ''
      return isHead && /^\p{Lu}/u.test(name) ? [name] : []
    }),
  )
}

const FEWEST_ALIKE = 2
/** "Analyst | Tidewell" and "Intern | Morrow Inc": lines of a job and a name around a bar, of which one is an employer by its words. */
function employersAlike(lines: readonly Line[]): string[] {
  const names = lines.flatMap(({ text, bullet }) => {
    const [job = '', name = '', ...others] = text.split(/\s?\|\s?/)
    const isPost = !bullet && others.length === 0 && namesJob(job) && /^\p{Lu}/u.test(name) && !namesJob(name)
    return isPost && text.split(/\s+/).length <= MOST_WORDS ? [name.trim()] : []
  })
  return names.length >= FEWEST_ALIKE && names.some(namesCompany) ? names : []
}

/** Names apart from what stands above them, each right above a post, in the same letters; one of them is an employer by its words. */
function employersAbovePosts(lines: readonly Line[]): string[] {
  const heads = lines.filter(({ text, bullet, gap }, at) => {
    const below = lines[at + 1]
    const isPost = below !== undefined && !below.bullet && !below.gap && namesJob(below.text.split('\t')[0] ?? '')
    return isPost && gap && !bullet && /^\p{Lu}/u.test(text) && !saysJob(text) && text.split(/\s+/).length <= MOST_WORDS
  })
  const looks = new Set(heads.map(firstLook))
  const areAlike = heads.length >= FEWEST_ALIKE && looks.size === 1 && heads.some(({ text }) => namesCompany(text))
  return areAlike ? heads.map(({ text }) => text.split('\t')[0] ?? '') : []
}

const saysJob = (text: string): boolean => text.split(/\t|,\s|\s[-–—|·@/]\s|\s(?:at|sa)\s|:\s|\s\(/).some(namesJob)

/** Lines up to what was done, or up to an empty line; a line that says a job and more is a post by itself. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  let open: Line[] = []
  const close = () => {
    if (open.length > 0) blocks.push(open)
    open = []
  }
  for (const [index, line] of lines.entries()) {
    if (!couldBeHead(line, lines[index + 1])) {
      close()
      continue
    }
    const again = saysJob(line.text) && open.some(({ text }) => saysJob(text))
    if (line.gap || again) close()
    if (!isAside(withoutDates(line.text))) open.push(line)
  }
  close()
  return blocks
}
