import { calls } from '#contract/calls.ts'
import type { secondFactor as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const secondFactor = calls<typeof contract>({
  standing: 'GET /auth/second-factor/',
  finish: 'POST /auth/second-factor/',
  finishOptions: 'POST /auth/second-factor/passkey-options/',
  enterOptions: 'POST /auth/passkey-sign-in/options/',
  enter: 'POST /auth/passkey-sign-in/',
  proofOptions: 'POST /auth/second-factor/proof-options/',
  mailCode: 'POST /auth/second-factor/mail-code/',
  beginAuthenticator: 'POST /auth/second-factor/totp/',
  confirmAuthenticator: 'POST /auth/second-factor/totp/confirm/',
  removeAuthenticator: 'POST /auth/second-factor/totp/remove/',
  renewCodes: 'POST /auth/second-factor/recovery-codes/',
  addOptions: 'POST /auth/passkeys/options/',
  addPasskey: 'POST /auth/passkeys/',
  renamePasskey: 'PATCH /auth/passkeys/{id}/',
  removePasskey: 'POST /auth/passkeys/{id}/remove/',
})
