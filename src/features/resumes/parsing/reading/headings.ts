import { namesJob } from './job-titles.ts'

export type SectionKind =
  | 'head'
  | 'summary'
  | 'work'
  | 'training'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'projects'
  | 'contact'
  | 'personal'
  | 'references'
  | 'other'
  /** A heading that does not say what it is of. */
  | 'unknown'

const WORK =
  'experience|work experiences?|professional experiences?|working experiences?|job experiences?|relevant experiences?|employment|employment history|employment records?|employment background|work history|work background|career history|career summary and experience|professional background|job history|teaching experience|clinical experience|industry experience|freelance experience|freelance work|client work|kasaysayan ng trabaho|karanasan sa trabaho|mga karanasan|sea service|sea experience|sea service records?|shipboard experience|service records?|where i worked|where i have worked|my work|employment details|work|relevant work experience|professional work experience|work record|experience summary|jobs?|career|experience and employment|work experience details|previous employment|employment experience|other work experience|nursing experience|professional history|(?:academic|professional|faculty|teaching|previous) (?:appointments?|positions?)(?: held)?|positions held|appointments'
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  ['work', words(WORK)],
  [
    'training',
    words(
      'on the job trainings?|ojt|ojt experience|internships?|internship experience|practicum|internship and trainings?|on the job training experience|ojt and internship|immersion|work immersion|student teaching|apprenticeship',
    ),
  ],
  [
    'education',
    words(
      'education|educational background|educational attainment|education background|academic background|academic qualifications?|educational qualifications?|(?:professional|technical) qualifications?|(?:academic|educational) credentials|academic history|education and trainings?|academics|schools attended|schooling|education and training background|educational profile|education history|edukasyon|pinag aralan|pag aaral|studies|educational record|scholastic background|academic profile|academia|(?:scholastic|academic|educational|education|educ) (?:records?|preparation|experience|bkgd|back ?g?round)|highest (?:educational attainment|education|attainment)',
    ),
  ],
  [
    'skills',
    words(
      'skills|(?:software|tools|computer) (?:and|,) (?:computer )?technologies|computer technologies|technical skills|key skills|core skills|soft skills|hard skills|skills summary|summary of skills|skill set|skillset|core competenc(?:y|ies)|competencies|areas? of expertise|expertise|skills and (?:abilities|competencies|expertise|qualifications|interests|tools|strengths)|tools|tools and (?:technologies|software|platforms|apps)|tools used|software|software skills|technologies|tech stack|special skills|other skills|professional skills|personal skills|technical proficienc(?:y|ies)|technical expertise|computer skills|abilities|key competencies|strengths|proficiencies|applications and tools|platforms|kasanayan|mga kasanayan|skills and experience|relevant skills and experience|tools i use|what i do|what i can do|clinical skills|services offered|services i offer|languages and frameworks|programming languages|frameworks|databases|skills and tools|kakayahan|mga kakayahan|key strengths|relevant skills|top skills',
    ),
  ],
  [
    'summary',
    words(
      'summary|objectives?|career objectives?|job objectives?|professional summary|profile|professional profile|about|about me|career summary|executive summary|personal statement|career profile|profile summary|personal profile|summary of qualifications|qualifications summary|highlights(?: of qualifications)?|layunin|career highlights|overview|who i am|career goals?',
    ),
  ],
  [
    'certificates',
    words(
      'certifications?|certificates?|certificates?(?: and|,) trainings?|career service|learning and development(?: l and d)?(?: interventions?)?(?: and training programs?)?(?: attended)?|licenses?|licensure|licenses? and certifications?|certifications? and licenses?|trainings?|seminars?|trainings? and seminars?|seminars? and trainings?|trainings?,? seminars?,? and workshops?|seminars? attended|trainings? attended|trainings? and certifications?|certifications? and trainings?|seminars?,? trainings?,? and workshops? attended|seminars? and trainings? attended|eligibilit(?:y|ies)|civil service eligibility|professional development|courses|online courses|professional licenses?|government examinations?|board exam|certifications? and courses|seminars? and workshops?|workshops? and seminars?|seminars?,? workshops?,? and trainings?|trainings? and workshops?|workshops?|licensure and certifications?|examinations? passed|board exams? passed|licensures?|mga sertipiko|trainings? and development',
    ),
  ],
  [
    'projects',
    words(
      'projects|personal projects|academic projects|key projects|selected projects|portfolio|thesis|capstone|capstone project|research',
    ),
  ],
  [
    'contact',
    words('contact|contacts|contact me|contact information|contact details|contact info|get in touch|address'),
  ],
  [
    'personal',
    words(
      'personal|personal data|personal information|personal details|personal background|personal info|bio ?data|personal particulars|basic information|vitals|vital (?:information|statistics|data)',
    ),
  ],
  [
    'references',
    words(
      'references?|sanggunian|mga sanggunian|reference person|references available upon request|character references?|professional references?|referees?|personal references?',
    ),
  ],
  [
    'other',
    words(
      'awards?|achievements?|honou?rs|awards? and (?:honou?rs|recognitions?|achievements?)|honou?rs and awards?|accomplishments|hobbies|interests|hobbies and interests|languages|language|languages? spoken|affiliations?|memberships?|organizations?|organi[sz]ations? and affiliations?|volunteer(?: work| experience)?|volunteering|extra ?curricular activities|activities|leadership experience|publications|declaration|certification statement|additional information|others?|availability|expected salary|positions? of (?:responsibility|leadership)|home office|home office setup|equipment|work setup|computer specifications?|pc specs',
    ),
  ],
]

const JOINED = HEADINGS.map(([kind, { source }]) => [kind, new RegExp(source.replaceAll(' ', ''))] as const)

function words(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})$`)
}

const LONGEST_HEADING = 90
/** Headings that name their kind and say more beside it. */
const OPEN: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'other',
    /^(?:[a-z]+ ){0,3}(?:volunteer|leadership|campus(?= [a-z])|community|extra ?curricular|involvement|organizational)(?: [a-z]+){0,2}$/,
  ],
  ['other', /^(?:selected |invited )?(?:honou?rs|patents?|talks|publications?|awards?)(?: [a-z]+){0,3}$/],
  ['projects', /^(?:[a-z]+ ){1,2}projects?$|^project$|^(?:[a-z]+ )?projects? experiences?$/],
  [
    'work',
    /^(?:internships? and work|work and internships?)$|^(?:[a-z,]+ ){1,4}(?:experiences?|employment|work history)$|^(?:employment|work|jobs?) (?:abroad|overseas)$/,
  ],
  ['education', /^(?:[a-z]+ ){1,2}education$/],
]
/** "Mabalacat Community High School", "Department of Education", "MA in Education": names and degrees are no headings. */
const NAME =
  /\b(?:school|college|university|academy|institute|center|health|hospital)$|^(?:m ?a|m ?s|b ?a|b ?s|a ?b|ph ?d|ed ?d|units?|master|bachelor|doctor|department|bureau|office|college|school|faculty|institute) (?:of|in|for)\b/
/** Capitals, or a capital at each word but the small ones, and few of them. */
const isWrittenAsHeading = (text: string): boolean => {
  const written = text.trim().split(/[ ,:&/]+/)
  return written.length <= 5 && written.every((word) => /^(?:and|of|the|in|at|)$|^\p{Lu}[\p{L}'-]*$/u.test(word))
}

/** The kind of section a line begins, with what follows the heading on the same line; null for any other line. */
export function headingOf(line: string): { kind: SectionKind; rest: string } | null {
  const whole = kindOf(line.replace(/[\t:]+$/, ''))
  if (whole) return { kind: whole, rest: '' }
  const colon = /^([^:\t]{3,50})(?::|\t+:?)\s*(\S.*)$/.exec(line)
  const kind = colon ? kindOf(colon[1] ?? '') : null
  // "Address: Makati" is a fact, "Experience: 5 years" too; only lists follow their heading on its own line.
  return kind === 'skills' ? { kind, rest: colon?.[2] ?? '' } : null
}

/** Long words of headings, and what is often written for them: "experiance", "proffessional". */
const LONG_WORDS =
  'experience experiences education educational qualification qualifications professional employment achievements certifications objective references declaration internship'.split(
    ' ',
  )
function rightlyWritten(word: string): string {
  if (HEADING_WORDS.has(word)) return word
  return LONG_WORDS.find((right) => right[0] === word[0] && isOneSlip(word, right)) ?? word
}

/** Whether one letter is another, missing, too many, or changes places with the next. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Whether a heading is of the list, word by word. */
export function isListedHeading(text: string): boolean {
  const plain = plainly(text.replace(/[\t:]+$/, ''))
  return HEADINGS.some(([, pattern]) => pattern.test(plain))
}

/** In small letters, with nothing between the words that says nothing. */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\/s\b/g, 's')
    .replaceAll('&', ' and ')
    .replaceAll('/', ' and ')
    .replace(/[^a-z, ]+/g, ' ')
    .replace(/\b[a-z]{8,15}\b/g, rightlyWritten)
    .replace(/^(?:my|our|mga|[ivx]+(?=\s)|[a-h](?=\s[a-z]{2}))\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()

function kindOf(given: string): SectionKind | null {
  // "Work experience (latest first)"
  const text = given.replace(/(?<=\S)\s*\([^()]*\)\s*$/, '')
  if (text.length > LONGEST_HEADING) return null
  const plain = plainly(text)
  const found = HEADINGS.find(([, pattern]) => pattern.test(plain))
  const open = found || NAME.test(plain) ? null : OPEN.find(([, pattern]) => pattern.test(plain))
  if (open && isWrittenAsHeading(text) && !/:\s*\S/.test(text) && !namesJob(text)) return open[0]
  // Letters drawn far apart come without the spaces between their words.
  const close = [plain.replaceAll(' ', ''), text.toLowerCase().replace(/[^a-z]+/g, '')]
  const joined = found ? null : JOINED.find(([, pattern]) => close.some((one) => pattern.test(one)))
  return (found ?? joined)?.[0] ?? composed(text, plain)
}

/** Words of which headings are made; none of them is a name. */
const HEADING_WORDS = new Set(
  `my our the of and in for with to a an as at on from where what i ve have has been am is s who how mga ng sa
  administrative government board work working worked job jobs employment employed career careers experience experiences professional relevant previous past prior recent other
  key core main major basic general related additional selected notable significant special technical hard soft personal
  school schools schooling courses coursework online specialization specializations specialisation education educational academic academics studies studied study learned learning graduated degree degrees background history record records summary overview
  profile details detail info information data attainment qualification qualifications highlights list section
  training trainings seminar seminars workshop workshops attended conducted certification certifications certificate certificates license licenses licence licences licensure
  eligibility eligibilities examination examinations exam exams passed taken internship internships practicum immersion ojt
  skill skills skillset abilities ability expertise competencies competency proficiency proficiencies tools software strengths strength areas area knowledge use know good do did done can went go
  project projects portfolio thesis reference references referee referees character contact contacts reach me about hello say hi objective objectives goals
  award awards honor honors honours achievement achievements recognition recognitions affiliation affiliations organization organizations organizational
  membership memberships volunteer volunteering interests interest hobbies hobby languages language spoken extracurricular extra curriculum co curricular activities
  journey path timeline chronology assignments engagements held companies employers clients exposure progression track industry
  roles positions alma mater academe credentials formation service documents travel
  mga kasaysayan natapos edukasyonal pagsasanay pinagtrabahuhan kaniadto kasinatian karanasan naging trabaho kaalaman edukasyon aral pag nag pinag nagtapos kasanayan kakayahan sanggunian`.split(
    /\s+/,
  ),
)

/** Whether a line is of nothing but words that headings are made of. */
export const isOfHeadingWords = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => HEADING_WORDS.has(word))

/** A heading nobody listed, of words that headings are made of. */
function composed(text: string, plain: string): SectionKind | null {
  if (!isWrittenAsHeading(text.replace(/[^\p{L}\s&/'-]/gu, '')) || !isOfHeadingWords(plain) || /\d/.test(text))
    return null
  // Of two halves the first says what comes first: "Education and certifications".
  const [half = '', ...others] = plain.split(/,? and |, /)
  const kind = others.length > 0 ? looseKind(half) : null
  // "On-the-job training / work experience": what stands below is work, its trainings say so themselves.
  if (others.length > 0 && /\b(?:on the job|ojt|internships?|practicum|immersion)\b/.test(plain))
    return [half, ...others].some((one) => looseKind(one) === 'work') ? 'work' : 'training'
  return kind ?? looseKind(plain)
}

/** What a heading that is written like the others is about, by a word in it; `unknown` where none tells. */
const LOOSE: readonly (readonly [SectionKind, RegExp])[] = [
  ['references', /\b(?:references?|referees?)\b/],
  [
    'certificates',
    /\b(?:trainings?|seminars?|certif\w+|licen[sc]\w*|eligibilit\w+|workshops?|courses?|exam(?:ination)?s?)\b/,
  ],
  // "Academic awards": what was given, not where somebody studied.
  ['other', /^(?:\w+ )?(?:academic|school|scholastic)\w* (?:awards?|honou?rs?|achieve\w+|recogni\w+|distinctions?)\b/],
  [
    'education',
    /\b(?:educat\w+|school(?:s|ing)?|academic\w*|stud(?:y|ies|ied)|graduated|(?<!(?:machine|deep|e) )learn(?:ed|ing)|degrees?|alma mater|academe|(?:nag ?)?aral|edukasyon(?:al)?|nagtapos|natapos)\b/,
  ],
  ['training', /\b(?:internships?|ojt|practicum|immersion)\b/],
  [
    'skills',
    /\b(?:skills?|skillset|tools|expertise|competenc\w+|proficienc\w+|software|strengths|technologies|areas? of speciali[sz]ations?|kasanayan|kakayahan|kaalaman|good at|i (?:use|know|offer)|can do)\b/,
  ],
  ['projects', /\b(?:projects?|portfolio|thesis|capstone)\b/],
  [
    'other',
    /\b(?:awards?|honou?rs?|achieve\w+|recogni\w+|affiliat\w+|organi[sz]ations?|memberships?|extra ?curricular|activities|events|volunteer\w*|interests?|hobb\w+|languages?)\b/,
  ],
  [
    'work',
    /\b(?:work(?:ed)?|employ\w+|experiences?|career|jobs?|karanasan|trabaho|roles|working|assignments|engagements|companies|clients|roles|positions|exposure|kasinatian|pinagtrabahuhan|track record|i (?:ve )?(?:have )?(?:did|done)|professional (?:records?|history|background|journey|timeline))\b/,
  ],
  ['summary', /\b(?:about|profile|summary|objectives?|hello)\b/],
  ['contact', /\b(?:contacts?|reach me)\b/],
]

const looseKind = (plain: string): SectionKind | null => LOOSE.find(([, pattern]) => pattern.test(plain))?.[0] ?? null

export const looseHeading = (text: string): SectionKind =>
  looseKind(text.toLowerCase().replace(/[^a-z ]+/g, ' ')) ?? 'unknown'
