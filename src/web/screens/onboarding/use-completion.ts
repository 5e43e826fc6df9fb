import { useState } from 'react'
import { reloadUser } from '#features/auth/web/session.ts'
import type { JobseekerProfile } from '#features/profile/contract.ts'
import { missingOf, type Outside } from '#features/profile/onboarding/rules.ts'
import type { useWizardCalls } from '#features/profile/onboarding/web/api.ts'
import { completionFailure, incomplete, WIZARD_TOASTS } from '#features/profile/onboarding/web/texts.ts'
import { say } from '#features/profile/onboarding/web/use-wizard.ts'
import type { Wizard } from '#features/profile/onboarding/web/wizard.ts'
import { checkOnboarding } from '#features/profile/web/api.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { safeRedirect } from '#web/lib/redirect.ts'
import { readSession, updateSessionUser } from '#web/lib/session.ts'
import type { PendingResume } from './use-resume.ts'

/** Reads the status and the person again; a lost answer takes nothing back, the save's own says enough (spec 2 §4). */
async function isCompleteNow(saved: JobseekerProfile): Promise<boolean> {
  const fresh = await Promise.all([checkOnboarding(), reloadUser()]).catch(() => null)
  const complete = fresh?.[0].onboarding_completed ?? saved.onboarding_completed
  const { user } = readSession()
  if (user && fresh === null) updateSessionUser({ ...user, onboarding_completed: complete })
  return complete
}

type CompletionGiven = {
  wizard: Wizard
  calls: ReturnType<typeof useWizardCalls>
  resume: PendingResume
  outside: Outside
}

/** Saves everything that is typed, with the file that is not uploaded yet; null when that failed, which is then said. */
async function saveAll({ wizard, calls, resume }: CompletionGiven): Promise<JobseekerProfile | null> {
  if (!navigator.onLine) {
    say(WIZARD_TOASTS.offline)
    return null
  }
  try {
    await wizard.settle()
    const saved = await calls.saveWhole(wizard.storable(), await resume.settled())
    resume.drop()
    wizard.allStored(saved)
    return saved
  } catch (error) {
    say(completionFailure(error))
    if (error instanceof ApiError) wizard.refuseFields(error.fields)
    return null
  }
}

/** One at a time: a second press while one is under way does nothing. */
function useAlone() {
  const [busy, setBusy] = useState(false)
  const alone = (work: () => Promise<void>) => () => {
    if (busy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return { busy, alone }
}

/** The end of the wizard: completing it, or finishing later with what there is. */
export function useCompletion(given: CompletionGiven) {
  const { wizard, calls, outside } = given
  const { search } = useLocation()
  const navigate = useNavigate()
  const { busy, alone } = useAlone()
  const [complete, setComplete] = useState(false)
  const onward = () => navigate(safeRedirect(new URLSearchParams(search).get('redirect')), { replace: true })

  const finish = async () => {
    if (!wizard.proceed(outside) || wizard.asksCurrency()) return
    const missing = missingOf(wizard.read().values, outside.hasResume)
    if (missing.length > 0) say(incomplete(missing))
    const saved = await saveAll(given)
    if (!saved) return
    if (!(await isCompleteNow(saved))) {
      say(WIZARD_TOASTS.notComplete)
      return
    }
    wizard.finish()
    void calls.forgetPlace().catch(() => undefined)
    say(WIZARD_TOASTS.complete)
    setComplete(true)
  }

  const finishLater = async () => {
    if (wizard.asksCurrency()) return
    const saved = await saveAll(given)
    if (!saved) return
    await isCompleteNow(saved)
    if (saved.job_preferences.job_types.length === 0) say(WIZARD_TOASTS.preferencesSkipped)
    say(WIZARD_TOASTS.savedForLater)
    onward()
  }
  return { busy, complete, onward, finish: alone(finish), finishLater: alone(finishLater) }
}
