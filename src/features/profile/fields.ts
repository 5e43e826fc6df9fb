import {
  amount,
  choice,
  choices,
  emptyOf,
  flag,
  line,
  type ProfileField,
  rows,
  type Stored,
  url,
  words,
} from './field-kinds.ts'
import {
  MAX_ABOUT,
  MAX_ENTRIES,
  MAX_LINE,
  MAX_MOMENT,
  MAX_PROJECT_DESCRIPTION,
  MAX_PROJECT_TITLE,
  MAX_PROJECTS,
  MAX_SALARY,
  MAX_URL,
  PROFILE_SENTENCES as say,
} from './rules.ts'

const period = { from: { max: MAX_MOMENT }, to: { max: MAX_MOMENT } }
const history = {
  section: 'experience',
  step: 2,
  max: MAX_ENTRIES,
  noList: 'Enter a list.',
  tooMany: `You can list up to ${MAX_ENTRIES} entries.`,
} as const

/**
 * Every field of a profile, in the order of the page and the wizard. The wire, the stored columns, both forms, the
 * checks of onboarding and the page are made from this table; each is stored in a column of its name. How to add one:
 * docs/product/profile.md.
 */
export const PLAIN_FIELDS = {
  title: line({
    label: 'Professional title',
    section: 'about',
    step: 1,
    needed: say.title,
    completes: 'has_basic_info',
    hint: 'Such as Virtual Assistant or Bookkeeper',
    autoComplete: 'organization-title',
  }),
  about: line({ label: 'Description', section: 'about' }, MAX_ABOUT),
  skills: words({ label: 'Skills', section: 'skills', step: 3, needed: say.skills, completes: 'has_skills' }),
  projects: rows(
    {
      title: { max: MAX_PROJECT_TITLE, needed: say.projectTitle },
      description: { max: MAX_PROJECT_DESCRIPTION, needed: say.projectDescription },
      url: { max: MAX_URL, url: say.projectUrl },
    },
    {
      label: 'Projects',
      section: 'projects',
      step: 4,
      needed: say.project,
      max: MAX_PROJECTS,
      noList: 'Enter a list of projects.',
      tooMany: `You can list up to ${MAX_PROJECTS} projects.`,
    },
  ),
  website: url({ label: 'Website', section: 'contact', step: 4, wrong: say.website, autoComplete: 'url' }),
  linkedin: url({ label: 'LinkedIn', section: 'contact', step: 4, wrong: say.linkedin, autoComplete: 'off' }),
  github: url({ label: 'GitHub', section: 'contact', step: 4, wrong: say.github, autoComplete: 'off' }),
  resume_url: url({
    label: 'Online resume',
    section: 'resume',
    step: 2,
    wrong: say.resumeUrl,
    hint: 'A link that begins with https://',
    autoComplete: 'url',
  }),
  years_of_experience: choice(
    [
      ['0-1', '0 to 1 year'],
      ['1-3', '1 to 3 years'],
      ['3-5', '3 to 5 years'],
      ['5-10', '5 to 10 years'],
      ['10+', 'More than 10 years'],
    ],
    null,
    {
      label: 'Years of experience',
      section: 'experience',
      step: 1,
      needed: say.years,
      completes: 'has_basic_info',
      half: true,
    },
  ),
  location: line({
    label: 'Location',
    section: 'experience',
    step: 1,
    needed: say.location,
    completes: 'has_basic_info',
    hint: 'City or province',
    autoComplete: 'address-level2',
    half: true,
  }),
  open_to_remote: flag({
    label: 'Open to remote work',
    section: 'experience',
    step: 1,
    completes: 'has_basic_info',
  }),
  willing_to_relocate: flag({
    label: 'Willing to relocate',
    section: 'experience',
    step: 1,
    completes: 'has_basic_info',
  }),
  education: rows(
    { school: { max: MAX_LINE }, degree: { max: MAX_LINE }, ...period },
    { ...history, label: 'Education', either: ['school', 'degree'], neither: 'Enter a school or a degree.' },
  ),
  experience: rows(
    { employer: { max: MAX_LINE }, title: { max: MAX_LINE }, ...period },
    { ...history, label: 'Work experience', either: ['employer', 'title'], neither: 'Enter an employer or a title.' },
  ),
}

/** The fields that travel as `job_preferences` (docs/product/profile.md). */
export const PREFERENCE_FIELDS = {
  job_types: choices(
    [
      ['full-time', 'Full-time'],
      ['part-time', 'Part-time'],
      ['contract', 'Contract'],
      ['freelance', 'Freelance'],
      ['internship', 'Internship'],
    ],
    {
      label: 'Job types',
      section: 'preferences',
      step: 5,
      needed: say.jobTypes,
      completes: 'has_job_preferences',
      spellings: ['types', 'jobTypes'],
    },
  ),
  salary_min: amount({
    label: 'Minimum salary',
    section: 'preferences',
    step: 5,
    needed: say.salaryMin,
    hint: 'US dollars per month',
    max: MAX_SALARY,
    half: true,
    spellings: ['salaryMin'],
  }),
  salary_max: amount({
    label: 'Maximum salary',
    section: 'preferences',
    step: 5,
    needed: say.salaryMax,
    hint: 'US dollars per month',
    max: MAX_SALARY,
    half: true,
    spellings: ['salaryMax'],
  }),
  work_arrangement: choice(
    [
      ['on-site', 'On-site'],
      ['remote', 'Remote'],
      ['hybrid', 'Hybrid'],
      ['flexible', 'Flexible'],
    ],
    'flexible',
    {
      label: 'Work arrangement',
      section: 'preferences',
      step: 5,
      half: true,
      spellings: ['workArrangement'],
    },
  ),
  availability: choice(
    [
      ['immediately', 'Immediately'],
      ['2-weeks', 'In 2 weeks'],
      ['1-month', 'In 1 month'],
      ['custom', 'Another time'],
    ],
    'immediately',
    { label: 'Availability', section: 'preferences', step: 5, half: true },
  ),
  custom_availability: line({
    label: 'When you can start',
    section: 'preferences',
    step: 5,
    hint: 'Such as: after my notice of 6 weeks',
    when: ['availability', 'custom'],
    spellings: ['customAvailability'],
  }),
}

export const PROFILE_FIELDS = { ...PLAIN_FIELDS, ...PREFERENCE_FIELDS }

type Fields = typeof PROFILE_FIELDS
export type FieldName = keyof Fields
export type PlainName = keyof typeof PLAIN_FIELDS
export type PreferenceName = keyof typeof PREFERENCE_FIELDS
export type StoredFields = { [N in FieldName]: Stored<Fields[N]> }
/** What a form holds of it: choices and amounts are text there, '' for none. */
export type FormFields = {
  [N in FieldName]: Fields[N] extends { kind: 'choice' | 'amount' } ? string : Stored<Fields[N]>
}

export const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as FieldName[]
export const PLAIN_NAMES = Object.keys(PLAIN_FIELDS) as PlainName[]
export const PREFERENCE_NAMES = Object.keys(PREFERENCE_FIELDS) as PreferenceName[]
export const fieldOf = (name: FieldName): ProfileField => PROFILE_FIELDS[name]

/** Names of the fields for which something holds, in the order of the table. */
export const namesWith = (holds: (field: ProfileField, name: FieldName) => boolean): FieldName[] =>
  FIELD_NAMES.filter((name) => holds(fieldOf(name), name))

/** What a profile begins with. */
export const EMPTY_FIELDS = Object.fromEntries(
  FIELD_NAMES.map((name): [string, unknown] => [name, emptyOf(fieldOf(name))]),
) as StoredFields

/** An amount as it is written: whole, or with two figures of cents. */
const amountText = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(2))

/** A stored value as forms hold it: choices and amounts as text, '' for none. */
export function asTyped(name: FieldName, stored: unknown): unknown {
  const { kind } = fieldOf(name)
  if (kind === 'amount' && typeof stored === 'number') return amountText(stored)
  return kind === 'choice' || kind === 'amount' ? `${(stored as string | number | null) ?? ''}` : stored
}

/** What a form of a new profile begins with. */
export const EMPTY_FORM = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, asTyped(name, EMPTY_FIELDS[name])]),
) as FormFields

/** The label of a chosen value; the value itself where the field has no such choice. */
export const choiceLabel = (name: FieldName, value: string): string => {
  const field = fieldOf(name)
  const options = 'options' in field ? field.options : []
  return options.find(([one]) => one === value)?.[1] ?? value
}
