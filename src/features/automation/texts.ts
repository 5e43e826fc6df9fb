import type { Requirement } from './rules.ts'

/** What the person reads of automatic apply. */
export const AUTOMATION_TEXTS = {
  failed: 'Failed to update Automation Apply setting.',
  strict: 'Strict matching is coming soon.',
  saved: 'Your Automation Apply settings were saved.',
  noPlan: 'There is no plan right now.',
  closed: 'This plan can no longer be changed: changes end at 7:45 AM, Manila time.',
  gone: 'This job is not on your plan.',
  tooLate: 'This application is on its way already, or its run is over.',
  inPlan: 'This job is on your plan already.',
  stillBroken: 'This job cannot be sent by itself. The plan says which rule stands against it.',
  notEnough: 'There are not enough apply points left for that.',
  over: 'The run of this plan is over.',
} as const

/** Where the person does something about it. */
type Help = { sentence: string; label: string; path: string }

/** What is missing for automatic apply, and where to get it. */
export const MISSING: Record<Requirement, Help> = {
  plan: {
    sentence: 'Your subscription has expired. Please upgrade to continue using this feature.',
    label: 'View Plans',
    path: '/subscription/plans',
  },
  profile: {
    sentence: 'Please complete your profile before switching Automation Apply on.',
    label: 'Complete Your Profile',
    // With the way back the wizard begins where something is missing.
    path: '/onboarding?redirect=%2Fautomation',
  },
  resume: {
    sentence: 'Please upload a resume before switching Automation Apply on.',
    label: 'Upload a Resume',
    path: '/profile',
  },
  account: {
    sentence: 'Please connect your OLJ account in Settings before switching Automation Apply on.',
    label: 'Connect Your OLJ Account',
    path: '/settings?section=integrations',
  },
  id_proof: {
    sentence: 'Automation Apply needs an ID proof of at least 40 on OLJ. Verify your identity to raise it.',
    label: 'Verify Your Identity',
    path: '/settings?section=integrations',
  },
}

const STOPPED = 'Our team stopped automatic applications for everybody.'
/** So much of a reason fits onto a plan; the whole of it is the team's. */
const REASON_SHOWN = 240

/** That the team stopped everything, with its reason as plain words on one line. */
export function stoppedSentence(reason: string | null): string {
  // Characters nobody sees could turn the rest of the sentence around.
  const words = (reason ?? '').replace(/[\s\p{C}]+/gu, ' ').trim()
  if (words === '') return STOPPED
  return `${STOPPED} They say: “${words.length <= REASON_SHOWN ? words : `${cutAtWord(words)}…`}”`
}

/** As many whole words as there is room for; a single endless one is cut in the middle. */
function cutAtWord(words: string): string {
  const cut = words.slice(0, REASON_SHOWN)
  const end = cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut).toWellFormed()
}
