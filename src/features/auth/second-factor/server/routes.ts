import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { secondFactor } from '../contract.ts'
import { addPasskey, beginPasskey, proofOptions, removePasskey, renamePasskey } from './passkey-service.ts'
import { sendProofCode } from './proof.ts'
import { enterOptions, enterWithPasskey, finishOptions, finishSignIn } from './second-step.ts'
import { beginAuthenticator, confirmAuthenticator, readFactors, removeAuthenticator, renewCodes } from './service.ts'

export const secondFactorRoom = (deps: Deps) =>
  room(secondFactor, {
    standing: ({ user }) => readFactors(deps, user),
    finish: ({ body, request }) => finishSignIn(deps, body, request),
    finishOptions: ({ body, request }) => finishOptions(deps, body.pending, request),
    enterOptions: () => enterOptions(deps),
    enter: ({ body, request }) => enterWithPasskey(deps, body, request),
    proofOptions: ({ user }) => proofOptions(deps, user),
    mailCode: ({ user, request }) => sendProofCode(deps, user, request),
    beginAuthenticator: ({ user, body, request }) => beginAuthenticator(deps, user, body, request),
    confirmAuthenticator: ({ user, body }) => confirmAuthenticator(deps, user, body.code),
    removeAuthenticator: ({ user, body, request }) => removeAuthenticator(deps, user, body, request),
    renewCodes: ({ user, body, request }) => renewCodes(deps, user, body, request),
    addOptions: ({ user, body, request }) => beginPasskey(deps, user, body, request),
    addPasskey: ({ user, body }) => addPasskey(deps, user, body),
    renamePasskey: ({ user, params, body }) => renamePasskey(deps, user, params.id, body.name),
    removePasskey: ({ user, params, body, request }) => removePasskey(deps, user, params.id, body, request),
  })
