/** Offered as chips beside the free entry (spec 2 §3). */
export const POPULAR_SKILLS = [
  'JavaScript',
  'React',
  'Python',
  'Node.js',
  'SQL',
  'Project Management',
  'Marketing',
  'Sales',
  'Data Analysis',
  'UX/UI Design',
  'Communication',
  'Leadership',
] as const

export const MAX_SKILLS = 100
export const MAX_SKILL_LENGTH = 100
export const MAX_PROJECTS = 20
export const MAX_LINE = 150
export const MAX_ABOUT = 5000
export const MAX_URL = 500
export const MAX_PROJECT_TITLE = 200
export const MAX_PROJECT_DESCRIPTION = 2000
/** Schools, and employers: more than anybody's resume names. */
export const MAX_ENTRIES = 30
/** A resume's own words for a moment: `2019`, `March 2019`, `present`. */
export const MAX_MOMENT = 40
/** Monthly dollars; beyond it somebody typed pesos per year. */
export const MAX_SALARY = 1_000_000

/** Sentences of spec 2 §5, to the letter. */
export const PROFILE_SENTENCES = {
  title: 'Professional title is required',
  years: 'Years of experience is required',
  location: 'Location is required',
  workOption: 'Please select at least one work option',
  resume: 'Please upload a resume file',
  resumeUrl: 'Please enter a valid URL for your online resume',
  skills: 'At least one skill is required',
  project: 'Please add at least one project',
  projectTitle: 'Project title is required',
  projectDescription: 'Project description is required',
  projectUrl: 'Please enter a valid project URL',
  website: 'Please enter a valid website URL',
  linkedin: 'Please enter a valid LinkedIn URL',
  github: 'Please enter a valid GitHub URL',
  jobTypes: 'Please select at least one job type',
  salaryMin: 'Minimum salary is required',
  salaryMax: 'Maximum salary is required',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  customAvailability: 'Please specify your custom availability',
  board: 'You must connect your OLJ account to complete onboarding.',
} as const

/** Starts with http or https, names a host and holds no spaces (spec 2 §5). */
export const isWebUrl = (text: string): boolean => /^https?:\/\/[^\s/?#]\S*$/i.test(text)

/** The address with `https://` in front when a person left it out; the forms do this on blur (spec 2 §4). */
export const withProtocol = (text: string): string => {
  const trimmed = text.trim()
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

/** Trimmed, empty ones left out, each kept once whatever its capitals (spec 2 §4). */
export function tidySkills(skills: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const skill of skills) {
    const tidy = skill.replace(/\s+/g, ' ').trim()
    if (tidy !== '' && !seen.has(tidy.toLowerCase())) seen.set(tidy.toLowerCase(), tidy)
  }
  return [...seen.values()]
}

/** The smaller figure may not be above the larger one; a missing one is no quarrel. */
export const salariesInOrder = (min: number | null | undefined, max: number | null | undefined): boolean =>
  typeof min !== 'number' || typeof max !== 'number' || min <= max

/** Another device, or another tab, saved while this one was changing its copy. */
export const PROFILE_CHANGED = 'Your profile was changed somewhere else in the meantime.'

/** The moment of a save: later than the save before it, also within the same millisecond, so that it tells them apart. */
export const nextMoment = (now: Date, before: Date | null): Date =>
  before === null || now > before ? now : new Date(before.getTime() + 1)
