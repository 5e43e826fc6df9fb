import { type OnboardingChecks, onboardingChecks } from '../checks.ts'
import type { ProfileField, RowsField } from '../field-kinds.ts'
import { fieldOf, type FieldName, type FormFields, namesWith, type PROFILE_FIELDS } from '../fields.ts'
import { PROFILE_SENTENCES as say, isWebUrl, salariesInOrder } from '../rules.ts'

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
/** A step out of an address or a storage; null for anything that is none. */
export const stepOf = (given: unknown): Step | null => STEPS.find((step) => String(step) === String(given)) ?? null

/** Where a person is: the open step, the farthest one that was open, and what they passed over. */
export type Place = { step: Step; reached: Step; skipped: Step[] }

const further = (a: Step, b: Step): Step => (a > b ? a : b)
const without = (skipped: readonly Step[], step: Step): Step[] => skipped.filter((one) => one !== step)
const next = (step: Step): Step => stepOf(step + 1) ?? LAST_STEP

/** Percent complete of the progress bar: the steps that are done and were not skipped, out of six. */
export const percentAt = ({ reached, skipped }: Omit<Place, 'step'>): number => {
  const done = STEPS.filter((one) => one < reached && !skipped.includes(one)).length
  return Math.round((done / LAST_STEP) * 100)
}

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

/** The steps that hold fields. */
export type FieldStep = Exclude<Step, 6>
/** The fields a step asks for, in their order. */
export const fieldsOfStep = (step: Step): FieldName[] => namesWith((field) => field.step === step)

type NameWithStep = { [N in FieldName]: (typeof PROFILE_FIELDS)[N] extends { step: number } ? N : never }[FieldName]
/** What the wizard holds, in the words of the wire but for choices and amounts, which are text. */
export type WizardValues = Pick<FormFields, NameWithStep>
export const WIZARD_NAMES = namesWith(({ step }) => step !== undefined) as NameWithStep[]

/** What the steps ask of the world outside of the forms. */
export type Outside = { hasResume: boolean; connected: boolean }
/** Sentences by the name of their field. */
export type Problems = Record<string, string>

const isEmpty = (text: string): boolean => text.trim() === ''
/** A typed amount; null for none, NaN for what is no amount. */
export const amountOf = (text: string): number | null => (isEmpty(text) ? null : Number(text.trim()))
const isAmount = (amount: number | null): boolean => amount !== null && Number.isFinite(amount) && amount >= 0

const isLink = (text: string): boolean => isEmpty(text) || isWebUrl(text.trim())

type Row = Readonly<Record<string, string>>
/** What is wrong with the rows of a list, by `list.0.cell`. */
function rowProblems(name: FieldName, { cells }: RowsField, list: readonly Row[]): Problems {
  const found: Problems = {}
  for (const [at, row] of list.entries()) {
    for (const [cell, { needed, url }] of Object.entries(cells)) {
      const text = row[cell] ?? ''
      if (needed !== undefined && isEmpty(text)) found[`${name}.${at}.${cell}`] = needed
      if (url !== undefined && !isLink(text)) found[`${name}.${at}.${cell}`] = url
    }
  }
  return found
}

function isMissing(field: ProfileField, value: unknown): boolean {
  if (field.kind === 'amount') return !isAmount(amountOf(value as string))
  return typeof value === 'string' ? isEmpty(value) : Array.isArray(value) && value.length === 0
}

/** One project or one link is enough to show work by: beside a link the list of projects may stay empty. */
const isSpared = (name: FieldName, { projects, website, linkedin, github }: WizardValues): boolean =>
  name === 'projects' && projects.length === 0 && ![website, linkedin, github].every(isEmpty)

/** What is wrong with one field by its row of the table. */
function fieldProblems(name: FieldName, value: unknown): Problems {
  const field = fieldOf(name)
  if (field.needed !== undefined && isMissing(field, value)) return { [name]: field.needed }
  if (field.kind === 'url' && !isLink(value as string)) return { [name]: field.wrong }
  return field.kind === 'rows' ? rowProblems(name, field, value as Row[]) : {}
}

function preferenceProblems(values: WizardValues): Problems {
  const found: Problems = {}
  const [min, max] = [amountOf(values.salary_min), amountOf(values.salary_max)]
  if (isAmount(min) && isAmount(max) && !salariesInOrder(min, max)) found['salary_min'] = say.salaryOrder
  if (values.availability === 'custom' && isEmpty(values.custom_availability)) {
    found['custom_availability'] = say.customAvailability
  }
  return found
}

/** What a step still asks for, in the sentences of spec 2 §5; empty when it may be left. */
export function problemsOf(step: Step, values: WizardValues, outside: Outside): Problems {
  const all: Partial<FormFields> = values
  const asked = fieldsOfStep(step).filter((name) => !isSpared(name, values))
  const found = Object.assign({}, ...asked.map((name) => fieldProblems(name, all[name]))) as Problems
  switch (step) {
    case 1:
      return {
        ...found,
        ...(!values.open_to_remote && !values.willing_to_relocate && { work_options: say.workOption }),
      }
    case 2:
      return { ...found, ...(!outside.hasResume && { resume: say.resume }) }
    case 5:
      return { ...found, ...preferenceProblems(values) }
    case 6:
      return outside.connected ? {} : { board: say.board }
    default:
      return found
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

/** The steps that what is typed leaves open, of those applying cannot do without. */
export const missingOf = (values: WizardValues, hasResume: boolean): Step[] =>
  missingSteps(onboardingChecks({ ...values, has_resume: hasResume }))

/** What applying still waits for, by the labels of the forms and in the order of the steps. */
export function missingNames(values: WizardValues, hasResume: boolean): string[] {
  const all: Partial<FormFields> = values
  const isOpen = (name: FieldName) => fieldOf(name).completes !== undefined && isMissing(fieldOf(name), all[name])
  const namesOf = (step: Step): string[] =>
    fieldsOfStep(step)
      .filter(isOpen)
      .map((name) => fieldOf(name).label)
  const isFixed = !values.open_to_remote && !values.willing_to_relocate
  return STEPS.flatMap((step) => [
    ...namesOf(step),
    ...(step === 1 && isFixed ? ['Work options'] : []),
    ...(step === 2 && !hasResume ? ['Resume'] : []),
  ])
}

/** To a step wherever it lies; the ones before that nobody opened and that ask for something count as passed over. */
export function broughtTo(step: Step, place: Place, asks: (step: Step) => boolean): Place {
  const passed = SKIPPABLE.filter((one) => one > place.reached && one < step && asks(one))
  const skipped = [...new Set([...place.skipped, ...passed])].toSorted((a, b) => a - b)
  return { step, reached: further(step, place.reached), skipped }
}

/** The step whose field the server refused; null for a field of none. */
export function stepOfField(field: string): Step | null {
  const name = field.split('.')[0] ?? ''
  if (name === 'resume') return 2
  if (name === 'jobPreferences') return 5
  return WIZARD_NAMES.includes(name as NameWithStep) ? (fieldOf(name as FieldName).step ?? null) : null
}

/** After completion: 5 percent every 100 ms, 20 times, then on to /jobs (spec 2 §9). */
export const OVERLAY_TICK_MS = 100
export const OVERLAY_TICKS = 20
export const overlayPercentAt = (ticks: number): number => (Math.min(ticks, OVERLAY_TICKS) * 100) / OVERLAY_TICKS
