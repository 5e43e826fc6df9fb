import { readFacts, type Readable } from '#features/jobs/facts/rules.ts'
import { skillNamed } from '#features/resumes/parsing/skills.ts'
import type { PersonTraits, PostingTraits, Told } from '../rules.ts'
import { kindsAsked, kindsHeld, learntInDays } from './kinds-of-work.ts'
import { skillsInLine, skillsInText } from './spellings.ts'
import { type Period, yearsWorked } from './work-years.ts'

/** Named by nearly every posting: having them proves little. */
const COMMON = new Map([
  ['Microsoft Excel', 0.5],
  ['Google Sheets', 0.5],
  ['Microsoft Word', 0.3],
  ['Microsoft Office', 0.3],
  ['Google Workspace', 0.3],
  ['Communication', 0.1],
  ['English Proficiency', 0.1],
  ['Teamwork', 0.1],
  ['Leadership', 0.2],
  ['Time Management', 0.1],
  ['Attention to Detail', 0.1],
  ['Problem Solving', 0.1],
  ['Organizational Skills', 0.1],
  ['Slack', 0.2],
  ['Asana', 0.4],
  ['Trello', 0.3],
  ['Jira', 0.5],
  ['Zoom', 0.1],
  ['Spreadsheets', 0.4],
  ['CRM Management', 0.5],
  ['Scheduling', 0.3],
  ['Email Management', 0.6],
])
const LANGUAGES =
  /\b(?:fluent|fluency|native|bilingual|must (?:speak|know|be)|speaks?|speaking|proficient|written|spoken)[^.\n]{0,40}?\b(spanish|french|german|italian|portuguese|dutch|japanese|korean|mandarin|chinese|cantonese|arabic|russian|hebrew|thai|vietnamese|bahasa|indonesian)\b|\b(spanish|french|german|italian|portuguese|dutch|japanese|korean|mandarin|chinese|cantonese|arabic)[- ](?:speak(?:er|ing)|bilingual|fluent|english)/gi
const LANGUAGE_NAME =
  /\b(spanish|french|german|italian|portuguese|dutch|japanese|korean|mandarin|chinese|cantonese|arabic|russian|hebrew|thai|vietnamese|bahasa|indonesian)\b/i
const YEARS =
  /\b(?:at least |minimum (?:of )?)?(\d{1,2})\s{0,3}(?:\+|plus)?(?:\s{0,3}(?:-|–|to)\s{0,3}\d{1,2}\+?)?\s{0,3}(?:years?|yrs?)\b(?!\s{0,3}(?:old|ago|of age))/gi
const MONTHS =
  /\b(?:at least |minimum (?:of )?)?(\d{1,2})\s{0,3}(?:\+)?\s{0,3}months?\b[^.\n]{0,30}\b(?:experience|exp|bpo|call cent(?:er|re))\b|\bexperience[^.\n]{0,30}?\b(\d{1,2})\s{0,3}months?\b/i
const ON_SITE = /\b(?:hybrid|on-?site|in (?:the|our) (?:[\w]+ )?office|office[- ]based)\b/i
const SENIOR =
  /\b(?:senior|sr\.?|team lead|lead (?:dev\w*|engineer|designer|editor|accountant|recruiter)|head of|principal|director)\b/i
const BEGINNERS_WELCOME =
  /\b(?:no (?:prior |previous |work )?experience(?: is| are)? (?:needed|required|necessary|ok\w*)|no exp(?:erience)? (?:needed|required|ok)|(?:newbies?|beginners?|fresh(?: college)? grad(?:uate)?s?|students|hs grads|high school grad(?:uate)?s|undergrad(?:uate)?s?|career shifters|without experience)(?: (?:and|or|&) [\w ]{3,20})?(?: are| is)?(?: also)? (?:welcome|ok(?:ay)?|accepted|encouraged|can apply|may apply|pwede)|kahit (?:newbie|walang experience)|even (?:newbies?|beginners?)|(?:we|will) (?:can |will )?(?:fully )?train (?:you|the right|from|even)|willing to train|(?:paid |full |free )?training (?:is |will be )?provided|open (?:to|for) (?:newbies?|fresh grad\w*|beginners?)|entry[- ]level)\b/i
const BUCKETS = { '0-1': [0, 1], '1-3': [1, 3], '3-5': [3, 5], '5-10': [5, 10], '10+': [10, 40] } as const

/** Only of work that is learnt in days: an engineer who is trained on the job is still an engineer. */
function beginnersOf({ title, description, tags }: PostingText): Told<boolean> | null {
  const words = BEGINNERS_WELCOME.exec(`${title}\n${description}`)?.[0]
  return words !== undefined && learntInDays(title, tags) ? { value: true, words } : null
}

export type PostingText = Readable & {
  tags: readonly string[]
  job_types: readonly string[]
  /** The highest pay a month in US dollars, as the house computes it; null where none is stated. */
  monthly_usd_max: number | null
}

/** What a posting asks. Never throws; what is not said is left out. */
export function readPosting(posting: PostingText): PostingTraits {
  const { title, description, tags, job_types: types, location } = posting
  const facts = readFacts(posting)
  const { pay, min_id_proof: proof, philippines } = facts
  const usd = posting.monthly_usd_max
  const onSite = ON_SITE.exec(`${location ?? ''}\n${description}`)
  const skills = askedSkills(title, description, tags)
  const years = leastYears(description) ?? leastForSenior(title)
  return {
    skills,
    families: kindsAsked(posting, skills),
    languages: languagesOf(`${title}\n${description}`),
    beginners: years === null ? beginnersOf(posting) : null,
    least_years: years,
    job_types: types,
    pay: usd === null ? null : { value: usd, words: pay?.quote ?? posting.salary ?? '' },
    on_site: onSite && location ? { value: location, words: location } : null,
    id_proof: proof ? { value: proof.value, words: proof.quote ?? `ID proof ${proof.value}` } : null,
    excluded_country: philippines.answer === 'no' ? { value: true, words: philippines.quote ?? location ?? '' } : null,
  }
}

function askedSkills(title: string, description: string, tags: readonly string[]): PostingTraits['skills'] {
  const found = new Map<string, string>()
  for (const tag of tags) {
    const name = skillNamed(tag)
    if (name !== null && !LANGUAGE_NAME.test(name)) found.set(name, tag)
  }
  for (const { name, as_written: words } of skillsInText(`${title}\n${description}`)) {
    if (!found.has(name) && !LANGUAGE_NAME.test(name)) found.set(name, words)
  }
  return [...found].map(([value, words]) => ({ value, words, weight: COMMON.get(value) ?? 1 }))
}

const languagesOf = (text: string): Told[] => {
  const found = new Map<string, string>()
  for (const match of text.matchAll(LANGUAGES)) {
    const name = (match[1] ?? match[2] ?? '').toLowerCase()
    if (name !== '' && !found.has(name)) found.set(name, match[0].trim())
  }
  return [...found].map(([value, words]) => ({ value, words }))
}

/** The fewest years asked for anywhere: what more is asked elsewhere is often a wish. */
function leastYears(description: string): Told<number> | null {
  const asked = [...description.matchAll(YEARS)].map((match) => ({ value: Number(match[1]), words: match[0].trim() }))
  const sane = asked.filter(({ value }) => value >= 1 && value <= 20)
  if (sane.length > 0) return sane.reduce((most, one) => (one.value > most.value ? one : most))
  const months = MONTHS.exec(description)
  const count = Number(months?.[1] ?? months?.[2] ?? 0)
  return months && count > 0 ? { value: count / 12, words: months[0].trim() } : null
}

/** A title alone tells that a beginner is not meant. */
function leastForSenior(title: string): Told<number> | null {
  const words = SENIOR.exec(title)?.[0]
  return words === undefined ? null : { value: 3, words }
}

export type ProfileText = {
  title: string
  skills: readonly string[]
  years_of_experience: keyof typeof BUCKETS | null
  experience: readonly ({ title: string } & Period)[]
  /** When the profile was last changed: work without an end lasts until then. null where nothing was ever said in it. */
  updated_at: Date | null
  location: string
  open_to_remote: boolean
  job_types: readonly string[]
  /** Dollars a month. */
  salary_min: number | null
  id_proof: number | null
}

/** What a person has, from the lines of their profile. */
export function readProfile(profile: ProfileText): PersonTraits {
  const { title, experience, salary_min: floor } = profile
  const skills = heldSkills(profile)
  return {
    skills,
    families: kindsHeld(
      title,
      experience.map((one) => one.title),
      profile.skills,
    ),
    languages: profile.skills.flatMap((line) => {
      const name = LANGUAGE_NAME.exec(line)?.[1]
      return name === undefined ? [] : [{ value: name.toLowerCase(), words: line }]
    }),
    years: yearsOf(profile),
    job_types: profile.job_types,
    pay_floor: floor !== null && floor > 0 ? floor : null,
    location: profile.location,
    remote: profile.open_to_remote,
    id_proof: profile.id_proof,
  }
}

function heldSkills({ skills, title, experience }: ProfileText): Told[] {
  const found = new Map<string, string>()
  for (const line of skills) {
    const names = skillsInLine(line)
    // What is in no list still counts where a posting names it by the same word.
    for (const name of names.length > 0 ? names : [line.trim()]) if (!found.has(name)) found.set(name, line)
  }
  for (const line of [title, ...experience.map((one) => one.title)]) {
    for (const name of skillsInLine(line)) if (!found.has(name)) found.set(name, line)
  }
  return [...found].map(([value, words]) => ({ value, words }))
}

/** What the person chose, else what the dates of their work add up to. */
function yearsOf({ years_of_experience: bucket, experience, updated_at: asOf }: ProfileText): PersonTraits['years'] {
  if (bucket !== null) return { value: { from: BUCKETS[bucket][0], to: BUCKETS[bucket][1] }, words: `${bucket} years` }
  const worked = asOf && yearsWorked(experience, asOf)
  return worked === null
    ? null
    : { value: { from: worked, to: worked }, words: `${worked} years by the dates of your work` }
}
