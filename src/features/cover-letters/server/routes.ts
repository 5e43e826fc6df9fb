import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { coverLetters } from '../contract.ts'
import { listLetters, readLetter } from './earlier-letters.ts'
import { letterFeed } from './letter-feed.ts'
import {
  changeInstructions,
  checkDraft,
  createLetter,
  generateLetter,
  readInstructions,
  saveInstructions,
} from './service.ts'

export const coverLettersRoom = (deps: Deps) =>
  room(coverLetters, {
    generate: ({ user, body }) => generateLetter(deps, user, body),
    stream: ({ user, body }) => letterFeed(deps, user, body),
    check: ({ user, body }) => checkDraft(deps, user, body),
    list: ({ user, query }) => listLetters(deps, user, query),
    read: ({ user, params, query }) => readLetter(deps, user, params.id, query.for_job),
    create: ({ user, body }) => createLetter(deps, user, body),
    instructions: ({ user }) => readInstructions(deps, user),
    saveInstructions: ({ user, body }) => saveInstructions(deps, user, body.instructions),
    updateInstructions: ({ user, params, body }) => changeInstructions(deps, user, params.id, body.instructions),
  })
