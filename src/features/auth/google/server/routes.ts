import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { google } from '../contract.ts'
import { finishFromPage, land, linkAccount, signInOptions, startSignIn } from './service.ts'

export const googleRoom = (deps: Deps) =>
  room(google, {
    options: () => signInOptions(deps),
    start: ({ body }) => startSignIn(deps, body),
    callback: ({ body, request }) => finishFromPage(deps, body, request),
    link: ({ body, request }) => linkAccount(deps, body, request),
    landing: ({ body, request }) => land(deps, body, request),
  })
