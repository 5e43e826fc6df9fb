import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { jobInstructions } from '../contract.ts'
import { instructionsOf } from './service.ts'

export const jobInstructionsRoom = (deps: Deps) =>
  room(jobInstructions, {
    read: async ({ params }) => ({ instructions: await instructionsOf(deps, params.id) }),
  })
