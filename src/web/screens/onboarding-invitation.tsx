import { lazy, Suspense, useState } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'
import { wantsOnboarding } from '#features/profile/web/wants-onboarding.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { onboardingAddress } from '#web/lib/redirect.ts'
import { updateSessionUser, useSession } from '#web/lib/session.ts'
import { readStored, writeStored } from '#web/lib/storage.ts'
import { toast } from '#web/ui/toast-store.ts'

// Most visits never see it: neither the dialog nor its call come with the listing.
const load = () =>
  Promise.all([import('#features/profile/web/onboarding-prompt.tsx'), import('#features/profile/web/api.ts')])
const OnboardingPrompt = lazy(async () => ({ default: (await load())[0].OnboardingPrompt }))

/** On /jobs: after a login, and once in a tab, until the profile is complete or the person says no for good. */
export function OnboardingInvitation() {
  const { user, confirmed } = useSession()
  const here = useLocation()
  const [closed, setClosed] = useState(false)
  // Somebody who finished elsewhere is not asked by what this browser knew before.
  if (closed || !confirmed || user === null || !wantsOnboarding(user)) return null
  const skipped = `onboarding-skipped:${user.id}`
  if (readStored('showOnboardingModal') === null && readDraft(skipped) !== null) return null
  const asked = () => {
    writeStored('showOnboardingModal', null)
    writeDraft(skipped, {})
  }
  const skip = (forGood: boolean) => {
    setClosed(true)
    asked()
    if (!forGood) return
    updateSessionUser({ ...user, hide_onboarding_prompt: true })
    load()
      .then(([, { hidePrompt }]) => hidePrompt())
      .catch(() => {
        updateSessionUser({ ...user, hide_onboarding_prompt: false })
        toast.error('Not saved', 'We could not save that you do not want to be asked. We will ask again next time.')
      })
  }
  return (
    <Suspense>
      <OnboardingPrompt to={onboardingAddress(here)} onSkip={skip} onFollow={asked} />
    </Suspense>
  )
}
