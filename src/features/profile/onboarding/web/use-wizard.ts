import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readDeviceDraft, writeDeviceDraft } from '#web/lib/device-draft.ts'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { closeToast, readToasts, toast } from '#web/ui/toast-store.ts'
import type { JobseekerProfile } from '../../contract.ts'
import { type Place, type Step, stepOf, type WizardValues } from '../rules.ts'
import { beginning } from './begin.ts'
import { PROGRESS_SAVED, WIZARD_TOASTS, type WizardToast } from './texts.ts'
import { draftOf, hasSavedValues, type SavedStep } from './values.ts'
import { Wizard } from './wizard.ts'
import type { WizardPorts } from './wizard-state.ts'

const DRAFT = 'onboarding'

export const say = ({ type, title, message }: WizardToast): void => void toast[type](title, message)

/** The address of a step; the rest of the search, such as the way back, stays. */
function addressOf(search: string, step: Step): string {
  const query = new URLSearchParams(search)
  query.set('step', String(step))
  return `?${query.toString()}`
}

/** The step an entry of the history was reached from, by our own hand. */
const cameFrom = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined

/** The address says the step as well: every step on is an entry of the history, so that Back goes one step back. */
function useStepAddress() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const here = useRef({ search, state })
  useEffect(() => {
    here.current = { search, state }
  }, [search, state])
  const [show] = useState(() => (step: Step, how: 'forward' | 'back', from: Step) => {
    const { search: now, state: entry } = here.current
    // Back by the button is back in the history where that leads to the same place.
    if (how === 'back' && cameFrom(entry) === step) navigate(-1)
    else navigate(addressOf(now, step), how === 'back' ? { replace: true } : { state: { from } })
  })
  const correct = (step: Step) => navigate(addressOf(search, step), { replace: true, state })
  const query = new URLSearchParams(search)
  const asked = stepOf(query.get('step'))
  return { search, asked, led: asked === null && query.has('redirect'), show, correct }
}

export type WizardGiven = {
  userId: number
  profile: JobseekerProfile
  kept: Place | null
  connected: boolean
  saveStep: (step: SavedStep, values: WizardValues) => Promise<JobseekerProfile>
  keepPlace: (place: Place) => Promise<unknown>
}

/** What the wizard does to the world; what it is given may change while it lives. */
function useWizardPorts(given: WizardGiven, show: WizardPorts['show']): WizardPorts {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const { userId } = given
  const [ports] = useState((): WizardPorts => ({
    saveStep: (step, values) => latest.current.saveStep(step, values),
    keepPlace: (place) => latest.current.keepPlace(place),
    isOnline: () => navigator.onLine,
    show,
    keepDraft: (kept) => writeDeviceDraft(userId, DRAFT, kept),
    say,
    hush: () => readToasts().forEach(({ id, title }) => title === PROGRESS_SAVED && closeToast(id)),
  }))
  return ports
}

/** The wizard of this visit; it tries again what is unsaved whenever the connection comes back. */
export function useWizard(given: WizardGiven) {
  const { search, asked, led, show, correct } = useStepAddress()
  const ports = useWizardPorts(given, show)
  const [wizard] = useState(
    () => new Wizard(beginning({ ...given, draft: draftOf(readDeviceDraft(given.userId, DRAFT)), asked, led }), ports),
  )
  const state = useSyncExternalStore(wizard.subscribe, wizard.read)
  useEffect(() => {
    if (asked !== null) wizard.arrive(asked)
    if (wizard.read().place.step !== asked) correct(wizard.read().place.step)
    // oxlint-disable-next-line react/exhaustive-deps -- the wizard follows the address, and only when that changes
  }, [search])
  useEffect(() => {
    if (hasSavedValues(wizard.read().profile)) {
      say(WIZARD_TOASTS.found)
      if (led) wizard.showMissing()
    }
    const flush = () => void wizard.flush()
    if (navigator.onLine) flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
    // oxlint-disable-next-line react/exhaustive-deps -- how somebody came here is told once
  }, [wizard])
  return { wizard, state }
}
