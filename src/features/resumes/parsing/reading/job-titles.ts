import { ROLES } from '#features/phrases/people/rules.ts'

const IS_ROLE: ReadonlySet<string> = new Set(ROLES)
const COMPANY =
  /\b(?:inc|incorporated|corp|corporation|company|co(?!-)|ltd|limited|llc|llp|pty|plc|gmbh|group|bank|hospital|school|university|college|solutions|services|technologies|technology|center|centre|agency|restaurant|hotel|resort|enterprises?|trading|construction|international|philippines|phils?|clinic|supermarket|mall|store|academy|institute|foods?|systems|bpo|studios?|digital|consulting|consultancy|partners|holdings|industries|pharmacy|foundation|lgu|bureau|department of|depart\w+ store|cooperative|coop|media|marketing corp|ventures|logistics|realty|properties|outsourcing|global|laborator(?:y|ies)|builders|motors|bakery|cafe|salon|elementary|high school|municipal|city hall|barangay|airlines?|shipping|labs|networks?|telecoms?|insurance|upwork|onlinejobs(?:\.ph)?|fiverr|creatives?|printing|press|publishing|productions?|broadcasting|hardware|grocery|mart|market|depot|express|lines|crewing|maritime|manning|shipyard|farms?|garments|manufacturing|mfg|electronics|semiconductors?|auto|boutique|wellness|spa|gym|casino|inn|lodge|suites|grill|bistro|eatery|carinderia|canteen|entertainment|catering|church|parish|diocese|association|council|commission|authority|municipality|province of|city of|government|office of|ministry of|embassy|medical|health|exports?|furniture|supply|shop|division|deped|engineering (?:services|corp)|contractors|associates|colleges|dental|apparel|tours|travel and tours|energy|power corp|water district|infirmary|montessori|family|residence|(?:national|coast) guard|(?:air|armed|police) forces?|(?:marine|peace|job) corps|army|navy)\b\.?|& (?:sons|co|associates|partners)\b/i
/** How companies of other countries are registered, behind their names. */
export const LEGAL_FORM =
  /(?<=\S\s)(?:[Ss][Dd][Nn]\.? [Bb][Hh][Dd]|[Ss]\.?[Rr]\.?[Ll]|S\.?p\.?A|S\.A\.S?|SAS|SARL|AG|N\.?V|B\.?V|KG|GbR|Oy|OÜ|A\/S|ApS|Kft|d\.o\.o|s\.r\.o|Ltda|LTDA|P[Vv][Tt]|P[Tt][Ee]|LLP|S\.L)\.?(?=$|[\s,()])/u
const FORM = /\b(?:inc|corp|corporation|co|ltd|llc|company)\b\.?/i
const LEVEL = /\s*(?:\([^)]*\)?|\b(?:[ivx]{1,4}|\d|l[123]|level \d|jr|sr|junior|senior|mid)\b\.?)\s*$/i
const MOST_WORDS = 9

/** Whether a few words name an employer by what they are: a company's form, a hospital, a school. */
export const namesCompany = (text: string): boolean => COMPANY.test(text) || LEGAL_FORM.test(text)

/** Whether a few words name a job: the last one is a role, or a role is joined to the rest by "of", "to", "for" or a dash. */
export function namesJob(text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > MOST_WORDS || FORCES.test(text)) return false
  // "Program Management Internship": said for what the intern was.
  if (isRole(words.at(-1)) || (words.length > 1 && words.at(-1) === 'internship')) return true
  const joined = words.some((word, index) => isRole(word) && /^(?:of|to|for|in|and|&)$/.test(words[index + 1] ?? ''))
  // "Director of Infrastructure Division"
  const ofPart = words.some((word, index) => isRole(word) && words[index + 1] === 'of') && !FORM.test(text)
  return joined && !/^(?:of|to|for|in|and)$/.test(words.at(-1) ?? '') && (ofPart || !namesCompany(text))
}

/** Whom somebody served with, though a guard alone is a job. */
const FORCES = /\b(?:national|coast|presidential|air national) guard$/i

/** Whether a role is named anywhere in it. */
export const mentionsJob = (text: string): boolean => wordsOf(text).some(isRole)

function wordsOf(text: string): string[] {
  let rest = text.toLowerCase().trim()
  for (let cut = 0; cut < 3 && LEVEL.test(rest); cut += 1) rest = rest.replace(LEVEL, '')
  return rest
    .split(/[\s/,]+/)
    .map((word) => word.replace(/^[^\p{L}&]+|[^\p{L}]+$/gu, ''))
    .filter(Boolean)
}

/** What firms call themselves: no job, though one of them would be. */
const FIRMS = new Set(['partners', 'contractors', 'associates', 'architects', 'engineers'])

const isRole = (word: string | undefined): boolean =>
  word !== undefined &&
  !FIRMS.has(word) &&
  (IS_ROLE.has(word) ||
    (word.endsWith('s') && IS_ROLE.has(word.slice(0, -1))) ||
    IS_ROLE.has(word.split('-').at(-1) ?? ''))

/** What stands before a role in titles, so that words set without spaces can be told apart. */
const BEFORE_ROLES =
  `virtual executive senior junior lead chief head assistant associate general graphic layout web ui ux product project
program software full stack front end backend frontend mobile android ios data business systems system network cloud devops security quality
assurance customer service success support technical sales marketing digital social media content creative brand video motion photo
administrative admin office human resources hr recruitment training operations finance financial accounting account accounts
payroll tax audit cost budget real estate ecommerce e-commerce amazon shopify seo email registered staff school nurse medical dental
civil electrical mechanical industrial electronics chemical marine site safety construction interior fashion fresh graduate of and the for
call center team floor store shop retail warehouse logistics supply chain purchasing procurement maintenance production process machine
english esl online freelance freelancer professional hotel restaurant front desk guest relations food beverage pastry line
cloud enthusiast consultant coach copy script ghost research legal paralegal event events`.split(/\s+/)

/** A word of capitals without its spaces, cut into words we know from its end on; as it was where that is not possible. */
export function wordsWithin(joined: string): string {
  const known = new Set([...ROLES, ...BEFORE_ROLES])
  const text = joined.toLowerCase()
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= text.length && end <= 60; end += 1) {
    let found: string[] | null = null
    for (let start = Math.max(0, end - 16); start < end; start += 1) {
      const before = best[start]
      if (!before || !known.has(text.slice(start, end))) continue
      if (!found || before.length + 1 < found.length) found = [...before, joined.slice(start, end)]
    }
    best[end] = found
  }
  return best[text.length]?.join(' ') ?? joined
}
