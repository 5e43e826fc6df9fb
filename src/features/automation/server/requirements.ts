import { listIntegrations } from '#features/board-account/server/service.ts'
import { ID_PROOF_FOR_AUTOMATION } from '#features/board-account/rules.ts'
import { isOnboardingComplete } from '#features/profile/server/service.ts'
import { defaultResume } from '#features/resumes/server/service.ts'
import { currentSubscription } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { REQUIREMENTS, type Requirement } from '../rules.ts'
import { MISSING } from '../texts.ts'

/** What it takes, and whether it is there, as far as we know without asking the board. */
export async function requirementsOf(deps: Deps, userId: number): Promise<Record<Requirement, boolean>> {
  const [subscription, profile, resume, board] = await Promise.all([
    currentSubscription(deps.db, userId, deps.clock.now()),
    isOnboardingComplete(deps.db, userId),
    defaultResume(deps.db, userId),
    listIntegrations(deps, { id: userId }),
  ])
  return {
    plan: subscription.status === 'active',
    profile,
    resume: resume !== null,
    account: board.olj_connected,
    id_proof: (board.olj_id_proof ?? 0) >= ID_PROOF_FOR_AUTOMATION,
  }
}

/** The first thing that is missing; undefined when all is there. */
export const firstMissing = (met: Record<Requirement, boolean>): Requirement | undefined =>
  REQUIREMENTS.find((one) => !met[one])

export const presentRequirements = (met: Record<Requirement, boolean>) =>
  REQUIREMENTS.map((requirement) => ({ requirement, met: met[requirement], ...MISSING[requirement] }))

const CODES: Record<Requirement, [status: number, code: string]> = {
  plan: [403, 'subscription_expired'],
  profile: [403, 'onboarding_required'],
  resume: [400, 'resume_required'],
  account: [400, 'integration_required'],
  id_proof: [400, 'id_proof_too_low'],
}

/** The refusal, with what to do and where. */
export function refusalFor(missing: Requirement): AppError {
  const [status, code] = CODES[missing]
  const { sentence, label, path } = MISSING[missing]
  const expired = missing === 'plan' ? { subscription_expired: true } : {}
  return new AppError(status, code, sentence, { fix: { label, path }, ...expired })
}
