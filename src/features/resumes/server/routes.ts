import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { resumes } from '../contract.ts'
import { makeDefault, removeResume, renameResume } from './changes.ts'
import { listOwnResumes, readResume, uploadResume, viewResume } from './service.ts'

export const resumesRoom = (deps: Deps) =>
  room(resumes, {
    list: ({ user, query }) => listOwnResumes(deps.db, user.id, query),
    upload: ({ user, file, body }) => uploadResume(deps, { userId: user.id, file, name: body.filename }),
    rename: ({ user, params, body }) => renameResume(deps.db, user.id, { id: params.id, name: body.file_name }),
    makeDefault: ({ user, params }) => makeDefault(deps.db, user.id, params.id),
    remove: ({ user, params }) => removeResume(deps, user.id, params.id),
    download: ({ user, params }) => readResume(deps, user.id, params.id),
    view: ({ user, params }) => viewResume(deps, user.id, params.id),
    downloadDefault: ({ user }) => readResume(deps, user.id),
    viewDefault: ({ user }) => viewResume(deps, user.id),
  })
