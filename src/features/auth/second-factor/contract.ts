import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { user } from '../contract.ts'
import {
  enterBody,
  newPasskeyBody,
  passkeyNameBody,
  pendingBody,
  proofBody,
  secondStepBody,
  setupCodeBody,
} from './schemas.ts'

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  added_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** Kept by a service such as a password manager, so that it outlives its device. */
  backed_up: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

const standing = z.object({
  /** Admins in production need one. */
  required: z.boolean(),
  authenticator: z.nullable(z.object({ added_at: z.string(), last_used_at: z.nullable(z.string()) })),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number(),
  /** What proves that it is the person before anything is changed. */
  proof: z.enum(['factor', 'password', 'mail_code']),
  /** False where the product has no name passkeys could belong to. */
  passkeys_offered: z.boolean(),
})
export type Standing = z.output<typeof standing>

const signedIn = z.object({ token: z.string(), user, redirect_url: z.string() })
/** What the browser hands to the device. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })
/** Shown once; null where the person has their codes already. */
const codes = z.object({ recovery_codes: z.nullable(z.array(z.string())) })
const afterRemoval = z.object({ recovery_codes_left: z.number() })

/** The second step of signing in, and passkeys. docs/product/second-factor.md has the rules. */
export const secondFactor = {
  standing: endpoint({
    method: 'GET',
    path: '/auth/second-factor/',
    access: 'user',
    summary: 'Which second steps you have set up',
    response: standing,
  }),
  /** 400 by field; 400 `sign_in_over` for a step that is used, too old, of another browser, or wrong five times; 429. */
  finish: endpoint({
    method: 'POST',
    path: '/auth/second-factor/',
    access: 'public',
    secret: true,
    summary: 'The second step: a code, a recovery code or a passkey for a token',
    limit: 'login',
    body: secondStepBody,
    response: signedIn,
  }),
  finishOptions: endpoint({
    method: 'POST',
    path: '/auth/second-factor/passkey-options/',
    access: 'public',
    secret: true,
    summary: 'What a passkey has to sign for the second step',
    limit: 'code',
    body: pendingBody,
    response: options,
  }),
  enterOptions: endpoint({
    method: 'POST',
    path: '/auth/passkey-sign-in/options/',
    access: 'public',
    secret: true,
    summary: 'What a passkey has to sign to log in with nothing else',
    limit: 'code',
    response: options,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/auth/passkey-sign-in/',
    access: 'public',
    secret: true,
    summary: 'Sign in with a passkey alone; the device must have asked for its PIN, finger or face',
    limit: 'login',
    body: enterBody,
    response: signedIn,
  }),
  proofOptions: endpoint({
    method: 'POST',
    path: '/auth/second-factor/proof-options/',
    access: 'user',
    secret: true,
    summary: 'What a passkey has to sign before something is changed',
    limit: 'code',
    response: options,
  }),
  mailCode: endpoint({
    method: 'POST',
    path: '/auth/second-factor/mail-code/',
    access: 'user',
    summary: 'Mail the code that stands for a password; 409 for an account that has one, or a second step',
    limit: 'mail-code',
    response: z.object({ detail: z.string(), retry_after: z.number() }),
  }),
  beginAuthenticator: endpoint({
    method: 'POST',
    path: '/auth/second-factor/totp/',
    access: 'user',
    secret: true,
    summary: 'Begin to set up an authenticator app, in place of the one before if there is one',
    limit: 'code',
    body: proofBody,
    response: z.object({
      secret: z.string(),
      uri: z.string(),
      /** The picture of `uri`: a path of squares on a square of that size. */
      picture: z.object({ size: z.number(), path: z.string() }),
    }),
  }),
  /** 400 on `code`; 400 `setup_over` after 15 minutes or five wrong codes. Every other session ends with the first step. */
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/auth/second-factor/totp/confirm/',
    access: 'user',
    secret: true,
    summary: 'Switch the authenticator app on with its first code',
    limit: 'code',
    body: setupCodeBody,
    response: codes,
  }),
  removeAuthenticator: endpoint({
    method: 'POST',
    path: '/auth/second-factor/totp/remove/',
    access: 'user',
    secret: true,
    summary: 'Remove the authenticator app; needs a factor',
    limit: 'code',
    body: proofBody,
    response: afterRemoval,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes/',
    access: 'user',
    secret: true,
    summary: 'Ten new recovery codes in place of the ones before; needs a factor',
    limit: 'code',
    body: proofBody,
    response: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  addOptions: endpoint({
    method: 'POST',
    path: '/auth/passkeys/options/',
    access: 'user',
    secret: true,
    summary: 'What a device has to make a passkey from',
    limit: 'code',
    body: proofBody,
    response: options,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/auth/passkeys/',
    access: 'user',
    secret: true,
    summary: 'Keep a new passkey',
    limit: 'code',
    body: newPasskeyBody,
    status: 201,
    response: z.extend(codes, { passkey }),
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/auth/passkeys/{id}/',
    access: 'user',
    summary: 'Give a passkey another name',
    params: z.object({ id: pathId }),
    body: passkeyNameBody,
    response: passkey,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/auth/passkeys/{id}/remove/',
    access: 'user',
    secret: true,
    summary: 'Remove a passkey; needs a factor',
    limit: 'code',
    params: z.object({ id: pathId }),
    body: proofBody,
    response: afterRemoval,
  }),
}
