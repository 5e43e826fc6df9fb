import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { jobInstructions } from '../contract.ts'
import { proposalsOf } from './proposals.ts'
import { instructionsOf } from './service.ts'

export const jobInstructionsRoom = (deps: Deps) =>
  room(jobInstructions, {
    read: async ({ params }) => ({ instructions: await instructionsOf(deps, params.id) }),
    propose: async ({ params }) => ({ instructions: await proposalsOf(deps, params.id) }),
  })
