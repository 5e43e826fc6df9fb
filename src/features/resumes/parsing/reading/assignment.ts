import { isOnlyPlace, withoutAsides } from './asides.ts'
import { type Evidence, evidenceOf, OWN_WORK } from './evidence.ts'
import { commaParts, type Fragment } from './fragments.ts'
import { mentionsJob, namesCompany, namesJob } from './job-titles.ts'

/** The parts of one entry, before it is known what they are. */
export type Draft = { fragments: Fragment[] }
/** `leads` when the employer's name stands above the post or alone: posts below may be of the same employer. */
export type Assigned = {
  title: string | null
  employer: string | null
  leads: boolean
  /** Only what stands below the date was left for the employer, and it does not sound like one. */ doubtful: boolean
}

/** A fragment with what its own words say, and what those at the same place or of the same look say in other entries. */
type Weighed = Fragment & Evidence & { lean: number }

/** Most that other entries may say about one. */
const [MOST_LEAN, LEAN] = [3, 0.7]
const LABELLED = 12
/** So much speaks for an employer that says what it is. */
const [STRONG, NAMED, DOUBTFUL] = [3, 2.5, 1.5]
/** What stands below the date is more likely a description the lower it stands. */
const PER_ROW_BELOW = 0.6
/** A name alone with a place is more likely who was worked for. */
const WITH_PLACE = 1.2

/**
 * Decides for all entries of a section together which part is the job and which the employer: entries of one resume are
 * written alike, so what is plain in one tells what is not in the other.
 */
export function assigned(drafts: Draft[]): Assigned[] {
  const both = drafts.filter(({ fragments: [only, second] }) => only && !second && saysBoth(only.text)).length
  const groups = drafts.some(({ fragments: [only, second] }, index) => {
    const next = drafts[index + 1]?.fragments[0]
    // Where each names its own employer, none stands above the others.
    return only && !second && both < FEWEST_ALIKE && !saysJob(only.text) && next && saysJob(next.text)
  })
  const below = drafts.filter(({ fragments }) => isPostAboveName(fragments)).length
  const own = drafts.map(({ fragments }) => {
    const isAlike = below >= FEWEST_ALIKE && fragments.filter(({ row }) => row > 0).length === 1
    return cutAlike(cut(fragments, groups || isAlike), both)
      .map(belowTime(fragments))
      .map(weigh)
  })
  // Where all of every entry looks alike, looks tell nothing apart.
  const isTelling = own.some((entry) => new Set(entry.map(({ look }) => look)).size > 1)
  const keys = own.map((entry) => entry.map((fragment) => featuresOf(fragment, entry, isTelling)))
  return own.map((entry, index) => {
    const weighed = entry.map((fragment, at) => ({ ...fragment, lean: leanOf(own, keys, index, at) }))
    return bestPair(weighed)
  })
}

/** "Cook\t2019 – 2021" above "Bayside": nothing but a job, and below its time who it was for. */
const isPostAboveName = ([post, name, ...others]: Fragment[]): boolean =>
  post !== undefined &&
  name !== undefined &&
  others.length === 0 &&
  post.row === 0 &&
  name.row === 1 &&
  namesJob(post.text)

/** "Cook, Bayside Grill": a job, and a name behind its comma. */
function saysBoth(text: string): boolean {
  const [job = '', name = '', ...others] = commaParts(text)
  return others.length === 0 && name !== '' && namesJob(job) && !namesJob(name) && !UNIT.test(name)
}
const [FEWEST_ALIKE, MOST_ALIKE] = [2, 3]
/** "Help Line, Northgate School": where others are a job and its employer around a comma, so is a job nobody knows. */
function cutAlike(fragments: Fragment[], both: number): Fragment[] {
  const [only, second] = fragments
  const pieces = only && !second && only.role === null && both >= FEWEST_ALIKE ? commaParts(only.text) : []
  if (!only || pieces.length !== 2) return fragments
  // Where most entries are written so, what sounds like a firm before the comma is what was done: "Cleaning Services, Tain".
  if (evidenceOf(pieces[0] ?? '').employer > 1 && (both < MOST_ALIKE || UNIT.test(pieces[1] ?? ''))) return fragments
  return pieces.map((text, at) => ({ ...only, text, at: only.at + at / 10 }))
}

/** Below a time that stands alone an entry begins where others have their time. */
function belowTime(fragments: Fragment[]): (fragment: Fragment) => Fragment {
  const isBelow = fragments.every(({ row }) => row > 0)
  return (fragment) => (isBelow ? { ...fragment, row: fragment.row - 1 } : fragment)
}

/** Where one fragment has to say both, its commas part it. */
function cut(fragments: Fragment[], groups: boolean): Fragment[] {
  const hasTitle = fragments.some(({ text, role }) => role === 'title' || namesJob(text))
  const above = fragments.filter(({ row }) => row <= 0)
  // Below a time that stands alone comes what it is of.
  const heads = above.length > 0 ? above : fragments.filter(({ row }) => row === 1)
  return fragments.flatMap((fragment) => {
    const pieces = fragment.role === null ? commaParts(fragment.text) : []
    // "Charge Nurse Relief, Tain Hospital": a job by one of its words, before employers by theirs.
    const jobs = pieces.filter(
      (piece, at) => namesJob(piece) || (at === 0 && mentionsJob(piece) && !namesCompany(piece)),
    )
    const strongest = Math.max(
      ...pieces.filter((piece) => !namesJob(piece)).map((piece) => evidenceOf(piece).employer),
      0,
    )
    const strong = strongest > NAMED
    // "Staff Nurse, Emergency Room" above a hospital is whole: another part is more of an employer.
    const least = hasTitle ? 1 : strongest + 1
    // "Registered Nurse, Intensive Care Unit": where in it, when something else can be the employer.
    const isWithUnit =
      pieces.every((piece) => jobs.includes(piece) || UNIT.test(piece)) && otherEmployer(fragments, fragment, 1)
    const splits =
      pieces.length > 1 &&
      jobs.length > 0 &&
      !isWithUnit &&
      ((strong && !otherEmployer(fragments, fragment, STRONG)) ||
        (!groups && heads.length === 1 && heads[0] === fragment && !otherEmployer(fragments, fragment, least)))
    const inside =
      fragment.row <= 1 && !otherEmployer(fragments, fragment, 1) ? employerInBrackets(fragment.text) : null
    const joined = fragments.length === 1 && fragment.role === null ? employerBehindJob(fragment.text) : null
    const both = inside ?? joined
    if (both) return both.map((text, at) => ({ ...fragment, text, at: fragment.at + at / 10 }))
    if (!splits) return [fragment]
    return pieces.map((text, at) => ({ ...fragment, text, at: fragment.at + at / 10 }))
  })
}

/** "Senior Teller Bank of Tain": a job, and right behind it an employer by its words, with nothing between them. */
function employerBehindJob(text: string): [string, string] | null {
  const words = text.split(' ')
  if (namesJob(text) || /[,;(–—]/.test(text)) return null
  const at = words.findIndex((_, index) => {
    const [job, name] = [words.slice(0, index).join(' '), words.slice(index).join(' ')]
    return /^\p{Lu}/u.test(name) && name.includes(' ') && namesJob(job) && !mentionsJob(name) && isEmployer(name)
  })
  return at > 0 ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : null
}
const isEmployer = (name: string): boolean => !UNIT.test(name) && evidenceOf(name).employer > STRONG

/** "Tax Associate (Reyes & Co.)": the employer, where no other part can be it. */
function employerInBrackets(text: string): [string, string] | null {
  const [, job = '', employer = ''] = /^(.{3,}?)\s*\((\p{Lu}[^()]{3,})\)$/u.exec(text) ?? []
  const { employer: sounds } = evidenceOf(employer)
  return namesJob(job) &&
    sounds >= 1 &&
    !/^(?:now|formerly|previously)\b/i.test(employer) &&
    !LEVEL.test(employer) &&
    !namesJob(employer)
    ? [job, employer]
    : null
}

const saysJob = (text: string): boolean => namesJob(text) || commaParts(text).some(namesJob)

/** Whether another part can be the employer. */
const otherEmployer = (fragments: Fragment[], but: Fragment, least: number): boolean =>
  fragments.some((one) => one !== but && one.row <= 2 && evidenceOf(one.text).employer >= least)

function weigh(fragment: Fragment): Fragment & Evidence {
  if (fragment.role === 'title') return { ...fragment, title: LABELLED, employer: -LABELLED }
  if (fragment.role === 'employer') return { ...fragment, title: -LABELLED, employer: LABELLED }
  const { title, employer } = evidenceOf(fragment.text)
  const below = Math.max(0, fragment.row - 1) * PER_ROW_BELOW + (fragment.row > 0 ? PER_ROW_BELOW : 0)
  const isName = fragment.placed === 'apart' || fragment.row <= 1
  const placed = fragment.placed && isName && title < 1 && employer > 0 ? WITH_PLACE : 0
  return { ...fragment, title: title - below, employer: employer - below + placed }
}

const featuresOf = (fragment: Fragment, entry: Fragment[], isTelling: boolean): string[] => {
  const order = entry.indexOf(fragment)
  const features = [`place ${fragment.row} ${fragment.at}`, `order ${order}`]
  return fragment.look === '' || !isTelling ? features : [...features, `look ${fragment.look}`]
}

/** How much more a fragment is a job than an employer, by those like it in other entries. */
function leanOf(own: (Fragment & Evidence)[][], keys: string[][][], index: number, at: number): number {
  let [sum, count] = [0, 0]
  for (const key of keys[index]?.[at] ?? []) {
    let [total, like] = [0, 0]
    own.forEach((entry, other) => {
      if (other === index) return
      entry.forEach(({ title, employer }, there) => {
        if (!keys[other]?.[there]?.includes(key)) return
        // Who says a job alone stands where others have their employer.
        if (entry.length === 1 && (own[index]?.length ?? 0) > 1 && !key.startsWith('look')) return
        const says = Math.max(-4, Math.min(4, title - employer))
        // "Oban Investment Manager" below a post that says what it is: a firm may end as a post does.
        const isSecond = entry.slice(0, there).some((before) => before.title >= title)
        total += isSecond ? Math.min(0, says) : says
        like += 1
      })
    })
    if (like > 0) {
      sum += total / (like + 0.5)
      count += 1
    }
  }
  return count === 0 ? 0 : Math.max(-MOST_LEAN, Math.min(MOST_LEAN, sum / count))
}

/** The two parts that are best as job and employer; one of them stays unsaid where nothing speaks for it. */
function bestPair(parts: Weighed[]): Assigned {
  const titleOf = (part: Weighed) => part.title + part.lean * LEAN
  const employerOf = (part: Weighed) => part.employer - part.lean * LEAN
  let best: { score: number; title: Weighed | null; employer: Weighed | null } = {
    score: 0,
    title: null,
    employer: null,
  }
  for (const title of [null, ...parts]) {
    for (const employer of [null, ...parts]) {
      if (title !== null && title === employer) continue
      const score =
        (title === null ? 0 : titleOf(title) - tiny(parts, title)) +
        (employer === null ? 0 : employerOf(employer) - tiny(parts, employer))
      if (score > best.score) best = { score, title, employer }
    }
  }
  const employer = best.employer ?? leftAsEmployer(parts, best.title)
  const title = best.title ?? leftAsTitle(parts, employer)
  const leads = employer !== null && employer.row <= 0 && (title === null || employer.row < title.row)
  return {
    title:
      title === null ? null : withUnit(withoutBrackets(withoutAsides(title.text)), unitBehind(parts, title, employer)),
    employer: employer === null ? null : withoutStop(withoutTown(withoutAsides(employer.text))),
    leads,
    doubtful: employer !== null && employer.row > 0 && mayBeAnything(employer),
  }
}

/** A name before a town may be a town of its state, too. */
const mayBeAnything = ({ placed, employer, lean }: Weighed): boolean =>
  placed === 'before' || (placed === undefined && employer < DOUBTFUL && lean > -1)

const MOST_LEFT_WORDS = 5
/** Beside an employer that says what it is, a few words nobody knows are what somebody was there. */
function leftAsTitle(parts: Weighed[], employer: Weighed | null): Weighed | null {
  // "Freelance | Independent Contractor"
  const own = employer && OWN_WORK.test(employer.text) ? parts.find((part) => part !== employer && part.row <= 0) : null
  if (own && OWN_WORK.test(own.text)) return own
  if (employer === null || employer.employer < STRONG) return null
  const isLeft = ({ text, row, title }: Weighed): boolean =>
    row <= 1 && title > -PER_ROW_BELOW && /^\p{Lu}[^:.]*$/u.test(text) && text.split(' ').length <= MOST_LEFT_WORDS
  return parts.find((part) => part !== employer && isLeft(part)) ?? null
}

/** Above a post that says what it is: whoever alone is named there, whatever other entries have in that place. */
function leftAsEmployer(parts: Weighed[], title: Weighed | null): Weighed | null {
  if (title === null || title.title < STRONG) return null
  // Below a post with its time: a name alone with a place.
  const [below, ...others] = parts.filter((part) => part !== title && part.row > 0)
  if (title.row <= 0 && parts.every((part) => part === title || part.row > 0))
    if (below?.row === 1 && below.placed && others.length === 0 && below.title < 1) return below
  const [only, ...more] = parts.filter((part) => part !== title && part.row <= 0)
  const isAbove = only !== undefined && more.length === 0 && only.row < title.row
  return isAbove && only.employer >= 1 && only.title < 1 ? only : null
}

/** Where in a hospital or a shop somebody worked is said with the post, when the employer stands on its own. */
const UNIT = /\b(?:unit|ward|dep(?:artmen)?t\.?|section|division|team|room|area|station|clinic|i\.?c\.?u\.?|e\.?r\.?)$/i
function unitBehind(parts: Weighed[], title: Weighed, employer: Weighed | null): string | null {
  const behind = parts.find(({ row, at }) => row === title.row && at === Math.floor(title.at) + 1)
  return behind && employer && behind !== employer && UNIT.test(behind.text) ? behind.text : null
}
const withUnit = (title: string, unit: string | null): string => (unit === null ? title : `${title} – ${unit}`)

/** A full stop that ends a line, and shortens no word: "Tain Foods." but "Tain Bros." */
const withoutStop = (employer: string): string =>
  SHORTENED.test(employer) ? employer : employer.replace(/(?<=\p{Ll}{4})\.$/u, '')
const SHORTENED =
  /\b(?:assoc|univ|phils|natl|intl|techs?|bros|dept|corps?|incorp|hosp|elem|cons|const|entp|indus?t?|govt|mgmt|mktg|pharm|prod|serv)\.$/i

/** Of equals the first one. */
const tiny = (parts: Weighed[], part: Weighed): number => parts.indexOf(part) / 100

const LEVEL = /\b(?:level|tier|grade|[ivx]{1,3}|l?\d)\b/i
/** "(Call Center)" says where; "(Level II)" is part of what the post is called. */
const withoutBrackets = (title: string): string =>
  title.replace(/\s*\(([^()]*)\)$/, (all, inner: string) => (LEVEL.test(inner) ? all : ''))

/** "120 Kalayaan Blvd.", "14 Rizal St": a street with the number of a house. */
const STREET =
  /^(?:no\.? ?|#)?\d{1,5}[\p{L}\d-]{0,4}\s(?:[\p{L}.'-]+\s){0,4}(?:blvd|boulevard|st|street|ave|avenue|rd|road|drive|lane|ln|highway|hwy|way)\b\.?$/iu
/** Part of a name behind a comma, and no place. */
const NAME_GOES_ON =
  /^(?:inc|corp|co|ltd|llc|lp|llp|pte|pty|plc|lda|gmbh|s\.?a|incorporated|corporation|limited|cpas?|rn|md|jr|sr|division|department|college|school|faculty|lab|unit|&|and)\b|\boffice$/i

/** "Atmosphere Resort, Dauin", "LBC Express-Cavite": behind a name stands where it is, or more about it in brackets. */
function withoutTown(employer: string): string {
  const [, before, place = ''] = /^(.{3,})-\s?(\p{Lu}.*)$/u.exec(employer) ?? []
  if (before !== undefined && isOnlyPlace(place)) return before.trim()
  // "Megapillar Builders Inc. Bulacan"
  const [, firm, town = ''] = /^(.{3,}\b(?:Inc|Corp|Co|Ltd|LLC)\b\.?)\s+(\p{Lu}.*)$/u.exec(employer) ?? []
  if (firm !== undefined && isOnlyPlace(town)) return firm
  const [plain = ''] = employer.split(/,\s+(?=(?:for|serving|under|assigned|part of|a|an|the)\s\p{Ll})/u)
  const bare = plain.replace(/\s*\([^()]*\)?$/u, '')
  const names = bare.split(/,\s+/)
  const isPlace = (part: string) =>
    STREET.test(part) || (/^\p{Lu}/u.test(part) && !NAME_GOES_ON.test(part) && !namesCompany(part))
  const last = names.findLastIndex((part, index) => index === 0 || !isPlace(part))
  return names.slice(0, last + 1).join(', ') || employer
}
