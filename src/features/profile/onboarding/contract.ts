import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { LAST_STEP, SKIPPABLE, STEPS } from './rules.ts'

const SENTENCE = `Enter a step from 1 to ${LAST_STEP}.`
const step = z.literal(STEPS, SENTENCE)

/** Where a person is in the wizard; null when they never opened it, or are through. */
const place = z.object({ step, reached: step, skipped: z.array(step) })

const placeBody = z
  .object({
    step,
    reached: step,
    skipped: z
      .array(z.literal(SKIPPABLE, `Only the steps ${SKIPPABLE.join(', ')} can be skipped.`), 'Enter a list of steps.')
      .check(
        z.maxLength(SKIPPABLE.length * 2, 'Enter each step once.'),
        z.overwrite<(typeof SKIPPABLE)[number][]>((given) => [...new Set(given)].toSorted((a, b) => a - b)),
      ),
  })
  .check(
    z.refine((given) => given.reached >= given.step, {
      error: 'The farthest step cannot be before the open one.',
      path: ['reached'],
    }),
  )

const path = '/jobseeker/onboarding/'

/** The place in the wizard, kept so that any device goes on from there. */
export const onboardingPlace = {
  find: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'The step of onboarding you are at',
    response: z.object({ place: z.nullable(place) }),
  }),
  keep: endpoint({
    method: 'PUT',
    path,
    access: 'user',
    summary: 'Keep the step of onboarding you are at',
    body: placeBody,
    response: z.object({ place: z.nullable(place) }),
  }),
  forget: endpoint({
    method: 'DELETE',
    path,
    access: 'user',
    summary: 'Begin onboarding at its first open step again',
    response: z.object({ place: z.nullable(place) }),
  }),
}
