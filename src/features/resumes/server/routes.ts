import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { resumes } from '../contract.ts'
import { listOwnResumes, readResume, removeResume, uploadResume, viewResume } from './service.ts'

export const resumesRoom = (deps: Deps) =>
  room(resumes, {
    list: ({ user, query }) => listOwnResumes(deps.db, user.id, query),
    upload: ({ user, file, body }) => uploadResume(deps, { userId: user.id, file, name: body.filename }),
    remove: ({ user, params }) => removeResume(deps, user.id, params.id),
    download: ({ user, params }) => readResume(deps, user.id, params.id),
    downloadDefault: ({ user }) => readResume(deps, user.id),
    viewDefault: ({ user }) => viewResume(deps, user.id),
  })
