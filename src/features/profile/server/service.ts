import { addResume, checkedUpload, defaultResume } from '#features/resumes/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import { isComplete, type OnboardingChecks, onboardingChecks, type OnboardingFacts } from '../checks.ts'
import type { JobPreferences, JobseekerProfile, ProfileBody } from '../contract.ts'
import { EMPTY_FIELDS, PREFERENCE_NAMES, type PreferenceName } from '../fields.ts'
import { nextMoment, PROFILE_CHANGED, PROFILE_SENTENCES as say, salariesInOrder } from '../rules.ts'
import {
  findOnboardingFacts,
  findOrInsertLocked,
  findProfile,
  type ProfileRow,
  updateHidePrompt,
  updateProfile,
} from './queries.ts'

export type Onboarding = {
  checks: OnboardingChecks
  onboarding_completed: boolean
  hide_onboarding_prompt: boolean
}

/** How far a person's onboarding is (product, "onboarding_completed"). */
export async function onboardingOf(db: Db, userId: number): Promise<Onboarding> {
  const facts = await findOnboardingFacts(db, userId)
  const { hide_onboarding_prompt: hidden, has_resume: hasResume, ...fields } = facts ?? {}
  const checks = onboardingChecks({ ...fields, has_resume: hasResume ?? false } as OnboardingFacts)
  return {
    checks,
    onboarding_completed: isComplete(checks),
    hide_onboarding_prompt: hidden ?? false,
  }
}

/** Whether a person may apply as far as onboarding is concerned (spec 2 §6). */
export const isOnboardingComplete = async (db: Db, userId: number): Promise<boolean> =>
  (await onboardingOf(db, userId)).onboarding_completed

const EMPTY: Omit<ProfileRow, 'updated_at'> = { ...EMPTY_FIELDS, hide_onboarding_prompt: false }

/** The whole profile; the empty one with `updated_at: null` for somebody who never saved anything. */
export async function readProfile(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
): Promise<JobseekerProfile> {
  const [stored, resume, onboarding] = await Promise.all([
    findProfile(db, userId),
    defaultResume(db, userId),
    onboardingOf(db, userId),
  ])
  const row = Object.entries(stored ?? EMPTY)
  const isPreference = ([name]: [string, unknown]) => (PREFERENCE_NAMES as string[]).includes(name)
  const plain = Object.fromEntries(row.filter((one) => !isPreference(one))) as Omit<ProfileRow, PreferenceName>
  return {
    ...plain,
    job_preferences: Object.fromEntries(row.filter(isPreference)) as JobPreferences,
    resume: resume && {
      id: resume.id,
      name: resume.file_name,
      bytes: resume.bytes,
      uploaded_at: resume.uploaded_at.toISOString(),
    },
    onboarding_completed: onboarding.onboarding_completed,
    updated_at: stored?.updated_at?.toISOString() ?? null,
    usd_php_rate: config.USD_PHP_RATE,
  }
}

export type ProfileUpdate = {
  userId: number
  body: ProfileBody
  file: UploadedFile | null
  /** Name of the file's field, for the sentence when the file is refused. */
  field: string
  request: RequestFacts
}

/**
 * Saves what is given and leaves the rest; with a file, that becomes the default resume. All of it or nothing.
 * @throws FieldError for a refused file and for salaries or an availability that do not fit what is stored.
 * @throws AppError 409 `profile_changed` when the profile is not the one any more that `updated_at` of the body names.
 */
export async function saveProfile(deps: Deps, given: ProfileUpdate): Promise<JobseekerProfile> {
  const { userId, file } = given
  if (file) await deps.limits.take('upload', { userId, address: given.request.address })
  const checked = file ? await checkedUpload(file, given.field) : null
  const now = deps.clock.now()
  const save = async (db: Db) => {
    const stored = await findOrInsertLocked(db, userId)
    refuseWhenChanged(stored, given.body)
    const written = changes(stored, given.body)
    if (Object.keys(written).length === 0) return
    await updateProfile(db, userId, { ...written, updated_at: nextMoment(now, stored.updated_at) })
  }
  if (checked) await addResume(deps, { userId, file: checked, makeDefault: true, alsoInside: save })
  else await inTransaction(deps.db, save)
  return readProfile(deps, userId)
}

function refuseWhenChanged(stored: ProfileRow, { updated_at: readAt }: ProfileBody): void {
  if (readAt === undefined) return
  const read = readAt === null ? null : Date.parse(readAt)
  if (read !== (stored.updated_at?.getTime() ?? null)) throw new AppError(409, 'profile_changed', PROFILE_CHANGED)
}

/** The columns to write, with the preferences' spellings become one. */
function changes(stored: ProfileRow, body: ProfileBody) {
  const { job_preferences: ours, job_preference: multipart, jobPreferences: camel, updated_at: _, ...plain } = body
  const sent = ours ?? multipart ?? camel ?? {}
  const field = ours ? 'job_preferences' : multipart ? 'job_preference' : 'jobPreferences'
  const after = { ...stored, ...given(sent) }
  if (!salariesInOrder(after.salary_min, after.salary_max)) {
    throw new FieldError({ [`${field}.salary_min`]: [say.salaryOrder] })
  }
  if (after.availability === 'custom' && after.custom_availability === '') {
    throw new FieldError({ [`${field}.custom_availability`]: [say.customAvailability] })
  }
  return { ...given(plain), ...given(sent) }
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }
/** Without the fields that were left out. */
const given = <T extends object>(fields: T): Partial<Given<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Given<T>>

/** Stops asking to finish onboarding, or asks again. */
export async function setHidePrompt(db: Db, userId: number, hide: boolean) {
  await updateHidePrompt(db, userId, hide)
  return { hide_onboarding_prompt: hide }
}
