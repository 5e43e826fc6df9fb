import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { resumeParsing } from '../contract.ts'
import { parseStoredResume, parseUpload } from './service.ts'

export const resumeParsingRoom = (deps: Deps) =>
  room(resumeParsing, {
    parse: ({ file }) => parseUpload(deps, file),
    parseStored: ({ user, params }) => parseStoredResume(deps, user.id, params.id),
  })
