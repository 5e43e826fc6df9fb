import type { Deps } from '#server/deps.ts'
import { Accepted, room } from '#server/platform/http/binder.ts'
import { applications } from '../contract.ts'
import { followUps } from '../follow-ups/contract.ts'
import { addFollowUp, changeFollowUp, markFollowUpSent, removeFollowUp } from '../follow-ups/server/service.ts'
import { interviews } from '../interviews/contract.ts'
import { addInterview, changeInterview, readCalendar, removeInterview } from '../interviews/server/service.ts'
import { ownEntries } from '../own-entries/contract.ts'
import { addOwnEntry, changeOwnEntry, removeOwnEntry, restoreOwnEntry } from '../own-entries/server/service.ts'
import { getApplication, listApplications, readSentResume, updateStatus } from '../tracking/server/service.ts'
import { applyToJob } from './service.ts'

export const applicationsRoom = (deps: Deps) =>
  room(
    { ...applications, ...interviews, ...followUps, ...ownEntries },
    {
      apply: async ({ user, body }) => {
        const answer = await applyToJob(deps, user, body)
        return answer.application.delivery === 'confirmed' ? answer : new Accepted(answer)
      },
      list: ({ user }) => listApplications(deps, user),
      get: ({ user, params }) => getApplication(deps, user, params.id),
      sentResume: ({ user, params }) => readSentResume(deps, user, params.id),
      updateStatus: ({ user, params, body }) => updateStatus(deps, user, params.id, body),
      addInterview: ({ user, params, body }) => addInterview(deps, user, params.id, body),
      updateInterview: ({ user, params, body }) => changeInterview(deps, user, params, body),
      removeInterview: ({ user, params }) => removeInterview(deps, user, params),
      interviewCalendar: ({ user, params }) => readCalendar(deps, user, params),
      addFollowUp: ({ user, params, body }) => addFollowUp(deps, user, params.id, body),
      updateFollowUp: ({ user, params, body }) => changeFollowUp(deps, user, params, body),
      removeFollowUp: ({ user, params }) => removeFollowUp(deps, user, params),
      markFollowUpSent: ({ user, params, body }) => markFollowUpSent(deps, user, params.id, body.text),
      addOwn: ({ user, body }) => addOwnEntry(deps, user, body),
      updateOwn: ({ user, params, body }) => changeOwnEntry(deps, user, params.id, body),
      removeOwn: ({ user, params }) => removeOwnEntry(deps, user, params.id),
      restoreOwn: ({ user, params }) => restoreOwnEntry(deps, user, params.id),
    },
  )
