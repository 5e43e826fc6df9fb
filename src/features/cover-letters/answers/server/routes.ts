import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { letterAnswers } from '../contract.ts'
import { forgetAnswer, readAnswers } from './service.ts'

export const letterAnswersRoom = (deps: Deps) =>
  room(letterAnswers, {
    list: ({ user }) => readAnswers(deps, user),
    forget: ({ user, params }) => forgetAnswer(deps, user, params.id),
  })
