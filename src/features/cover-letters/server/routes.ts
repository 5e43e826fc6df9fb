import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { coverLetters } from '../contract.ts'
import { changeInstructions, createLetter, generateLetter, readInstructions, saveInstructions } from './service.ts'

export const coverLettersRoom = (deps: Deps) =>
  room(coverLetters, {
    generate: ({ user, body }) => generateLetter(deps, user, body),
    create: ({ user, body }) => createLetter(deps, user, body),
    instructions: ({ user }) => readInstructions(deps, user),
    saveInstructions: ({ user, body }) => saveInstructions(deps, user, body.instructions),
    updateInstructions: ({ user, params, body }) => changeInstructions(deps, user, params.id, body.instructions),
  })
