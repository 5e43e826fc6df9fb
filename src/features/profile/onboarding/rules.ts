import type { Employment, Schooling } from '../contract.ts'
import { PROFILE_SENTENCES as say, isWebUrl, type OnboardingChecks } from '../rules.ts'

/** The six steps, with the names of spec 2 §2. */
export const STEPS = [1, 2, 3, 4, 5, 6] as const
export type Step = (typeof STEPS)[number]
export const LAST_STEP = 6
export const STEP_NAMES: Record<Step, string> = {
  1: 'Basic Information',
  2: 'Resume Upload',
  3: 'Skills & Expertise',
  4: 'Portfolio & Links',
  5: 'Job Preferences',
  6: 'Connect Your OLJ Account',
}

/** Not offered on the resume and on the board account (spec 2 §4). */
export const SKIPPABLE = [1, 3, 4, 5] as const
export const canSkip = (step: Step): boolean => (SKIPPABLE as readonly Step[]).includes(step)
export const canGoBack = (step: Step): boolean => step > 1
/** Percent complete of the progress bar: the step out of six. */
export const percentAt = (step: Step): number => Math.round((step / LAST_STEP) * 100)
/** A step out of an address or a storage; null for anything that is none. */
export const stepOf = (given: unknown): Step | null => STEPS.find((step) => String(step) === String(given)) ?? null

/** Where a person is: the open step, the farthest one that was open, and what they passed over. */
export type Place = { step: Step; reached: Step; skipped: Step[] }

const further = (a: Step, b: Step): Step => (a > b ? a : b)
const without = (skipped: readonly Step[], step: Step): Step[] => skipped.filter((one) => one !== step)
const next = (step: Step): Step => stepOf(step + 1) ?? LAST_STEP

/** On to the next step; a step that was done is no skipped one any more. */
export function advance(place: Place): Place {
  const step = next(place.step)
  return { step, reached: further(step, place.reached), skipped: without(place.skipped, place.step) }
}

/** On to the next step without this one; steps 2 and 6 cannot be skipped (spec 2 §9). */
export function skip(place: Place): Place {
  if (!canSkip(place.step)) return place
  const passed = [...without(place.skipped, place.step), place.step].toSorted((a, b) => a - b)
  return { ...advance(place), skipped: passed }
}

/** To a step that was open before; any other stays out of reach. */
export const goTo = (place: Place, step: Step): Place => (step <= place.reached ? { ...place, step } : place)

/** What a form of the wizard holds, in the words of the wire but for the numbers, which are still typed text. */
export type ProjectValues = { title: string; description: string; url: string }
export type BasicValues = {
  title: string
  years_of_experience: string
  location: string
  open_to_remote: boolean
  willing_to_relocate: boolean
}
export type PortfolioValues = { website: string; linkedin: string; github: string; projects: ProjectValues[] }
export type PreferenceValues = {
  job_types: string[]
  salary_min: string
  salary_max: string
  work_arrangement: string
  availability: string
  custom_availability: string
}
/** What step 2 holds beside the file: schools and employers are what was accepted out of it. */
type ResumeValues = { resume_url: string; education: Schooling[]; experience: Employment[] }
export type WizardValues = BasicValues & ResumeValues & { skills: string[] } & PortfolioValues & PreferenceValues

/** What the steps ask of the world outside of the forms. */
export type Outside = { hasResume: boolean; connected: boolean }
/** Sentences by the name of their field. */
export type Problems = Record<string, string>

const isEmpty = (text: string): boolean => text.trim() === ''
const linkProblem = (name: string, text: string, sentence: string): Problems =>
  isEmpty(text) || isWebUrl(text.trim()) ? {} : { [name]: sentence }

/** A typed amount; null for none, NaN for what is no amount. */
export const amountOf = (text: string): number | null => (isEmpty(text) ? null : Number(text.trim()))
const isAmount = (amount: number | null): boolean => amount !== null && Number.isFinite(amount) && amount >= 0

const basicProblems = (values: BasicValues): Problems => ({
  ...(isEmpty(values.title) && { title: say.title }),
  ...(isEmpty(values.years_of_experience) && { years_of_experience: say.years }),
  ...(isEmpty(values.location) && { location: say.location }),
  ...(!values.open_to_remote && !values.willing_to_relocate && { work_options: say.workOption }),
})

const projectProblems = (projects: readonly ProjectValues[]): Problems => {
  const found: Problems = projects.length === 0 ? { projects: say.project } : {}
  for (const [at, project] of projects.entries()) {
    if (isEmpty(project.title)) found[`projects.${at}.title`] = say.projectTitle
    if (isEmpty(project.description)) found[`projects.${at}.description`] = say.projectDescription
    Object.assign(found, linkProblem(`projects.${at}.url`, project.url, say.projectUrl))
  }
  return found
}

const portfolioProblems = (values: PortfolioValues): Problems => ({
  ...projectProblems(values.projects),
  ...linkProblem('website', values.website, say.website),
  ...linkProblem('linkedin', values.linkedin, say.linkedin),
  ...linkProblem('github', values.github, say.github),
})

function preferenceProblems(values: PreferenceValues): Problems {
  const found: Problems = values.job_types.length === 0 ? { job_types: say.jobTypes } : {}
  const [min, max] = [amountOf(values.salary_min), amountOf(values.salary_max)]
  if (!isAmount(min)) found.salary_min = say.salaryMin
  if (!isAmount(max)) found.salary_max = say.salaryMax
  if (isAmount(min) && isAmount(max) && Number(min) > Number(max)) found.salary_min = say.salaryOrder
  if (values.availability === 'custom' && isEmpty(values.custom_availability)) {
    found.custom_availability = say.customAvailability
  }
  return found
}

/** What a step still asks for, in the sentences of spec 2 §5; empty when it may be left. */
export function problemsOf(step: Step, values: WizardValues, outside: Outside): Problems {
  switch (step) {
    case 1:
      return basicProblems(values)
    case 2:
      return {
        ...(!outside.hasResume && { resume: say.resume }),
        ...linkProblem('resume_url', values.resume_url, say.resumeUrl),
      }
    case 3:
      return values.skills.length === 0 ? { skills: say.skills } : {}
    case 4:
      return portfolioProblems(values)
    case 5:
      return preferenceProblems(values)
    default:
      return outside.connected ? {} : { board: say.board }
  }
}

/** The step a first visit begins with: the first one that asks for something, or the first when nothing is missing. */
export const firstOpenStep = (values: WizardValues, outside: Outside): Step =>
  STEPS.find((step) => Object.keys(problemsOf(step, values, outside)).length > 0) ?? 1

/** The steps applying cannot do without and that are not done (spec 2 §4): basics, resume, skills, job types. */
export const missingSteps = (checks: OnboardingChecks): Step[] => [
  ...(checks.has_basic_info ? [] : [1 as const]),
  ...(checks.has_resume ? [] : [2 as const]),
  ...(checks.has_skills ? [] : [3 as const]),
  ...(checks.has_job_preferences ? [] : [5 as const]),
]

const FIELD_STEPS: Record<string, Step> = {
  title: 1,
  years_of_experience: 1,
  location: 1,
  open_to_remote: 1,
  willing_to_relocate: 1,
  resume: 2,
  resume_url: 2,
  education: 2,
  experience: 2,
  skills: 3,
  website: 4,
  linkedin: 4,
  github: 4,
  projects: 4,
  jobPreferences: 5,
}
/** The step whose field the server refused; null for a field of none. */
export const stepOfField = (field: string): Step | null => FIELD_STEPS[field.split('.')[0] ?? ''] ?? null

/** After completion: 5 percent every 100 ms, 20 times, then on to /jobs (spec 2 §9). */
export const OVERLAY_TICK_MS = 100
export const OVERLAY_TICKS = 20
export const overlayPercentAt = (ticks: number): number => (Math.min(ticks, OVERLAY_TICKS) * 100) / OVERLAY_TICKS
