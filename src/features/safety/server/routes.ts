import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { safety } from '../contract.ts'
import * as service from './service.ts'

export const safetyRoom = (deps: Deps) =>
  room(safety, {
    said: ({ user, params }) => service.saidOf(deps, user, params.id),
    report: ({ user, params, body }) => service.reportJob(deps, user, params.id, body),
    takeBack: ({ user, params }) => service.takeReportBack(deps, user, params.id),
    notSame: async ({ user, params, body }) => {
      await service.sayNotSame(deps, user, { one: params.id, other: body.other_id })
      return service.saidOf(deps, user, params.id)
    },
    sameAfterAll: async ({ user, params }) => {
      await service.takeChoiceBack(deps, user, 'split', { one: params.id, other: params.other })
      return service.saidOf(deps, user, params.id)
    },
    joinable: ({ user, params }) => service.listJoinable(deps, user, params.id),
    same: async ({ user, params, body }) => {
      await service.saySame(deps, user, { one: params.id, other: body.other_id })
      return service.saidOf(deps, user, params.id)
    },
    notSameAfterAll: async ({ user, params }) => {
      await service.takeChoiceBack(deps, user, 'join', { one: params.id, other: params.other })
      return service.saidOf(deps, user, params.id)
    },
    reviews: ({ query }) => service.listReviews(deps, query),
    review: ({ params }) => service.getReview(deps, params.id),
    decide: ({ user, params, body }) => service.decide(deps, user, params.id, body),
    splits: ({ query }) => service.listSplits(deps, query),
    decideSplit: ({ user, params, body }) => service.decideSplit(deps, user, params.id, body),
  })
