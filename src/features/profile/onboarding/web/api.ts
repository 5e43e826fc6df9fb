import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, showAnswer } from '#web/lib/query.ts'
import { profile } from '../../calls.ts'
import type { JobseekerProfile } from '../../contract.ts'
import { profileQuery } from '../../web/api.ts'
import { onboardingPlace } from '../calls.ts'
import type { Place, WizardValues } from '../rules.ts'
import { afterAnswer } from './answers.ts'
import { asForm, bodyOf, resumeBody, type SavedStep, wholeBody } from './values.ts'

/** What comes along with a call that carries a file. */
type Given = { signal?: AbortSignal; onProgress?: (share: number) => void }

const ANEW = { staleTime: 0, refetchOnMount: 'always' } as const

/**
 * The profile and the place in the wizard, read anew on every visit: another device may have gone further. A place that
 * cannot be read is none, the profile alone says enough.
 */
export function useOnboardingStart(enabled: boolean) {
  const found = useQuery({ ...profileQuery(), ...ANEW, enabled })
  const place = useQuery({ ...endpointQuery(onboardingPlace.find, {}), ...ANEW, enabled })
  const isRead = found.isFetchedAfterMount && place.isFetchedAfterMount
  const isPaused = found.fetchStatus === 'paused'
  return {
    profile: isRead || isPaused ? found.data : undefined,
    kept: place.isError ? null : (place.data?.place ?? null),
    failed: isRead && found.isError,
    fetching: found.isFetching,
    retry: () => void Promise.all([found.refetch(), place.refetch()]),
  }
}

/** Saves some of the profile, with the file and its progress where one comes along. */
const save = (form: FormData, given: Given = {}): Promise<JobseekerProfile> =>
  call(profile.saveStep, { body: form, ...given })

/** The saves of the wizard; the answer of each is what every screen then knows of the profile. */
export function useWizardCalls() {
  const client = useQueryClient()
  const { queryKey } = profileQuery()
  const cached = () => client.getQueryData<JobseekerProfile>(queryKey)
  const known = async (saving: Promise<JobseekerProfile>) => {
    const begun = cached()
    const saved = afterAnswer(await saving, begun, cached())
    showAnswer(client, queryKey, () => saved)
    return saved
  }
  return {
    saveStep: (step: SavedStep, values: WizardValues) => known(save(asForm(bodyOf(step, values)))),
    /** A file becomes the default resume, with the link that goes with it. */
    saveResume: (file: File, link: string, given: Given) => known(save(asForm(resumeBody(link), file), given)),
    /** The whole profile, with the file that is not uploaded yet (spec 2 §7 "Completion"). */
    saveWhole: (values: WizardValues, file: File | null) => known(save(asForm(wholeBody(values), file))),
    keepPlace: (body: Place) => call(onboardingPlace.keep, { body: body as never }),
    forgetPlace: () => call(onboardingPlace.forget, {}),
  }
}
