import * as z from 'zod/mini'
import { codeField } from '../codes/schemas.ts'
import { CODE_DIGITS, MAX_PASSWORD } from '../rules.ts'
import { AUTH_SENTENCES as auth } from '../texts.ts'
import { MAX_PASSKEY_NAME, readRecoveryCode } from './rules.ts'
import { FACTOR_SENTENCES as say } from './texts.ts'

/** The code of an authenticator app, spaces and dashes dropped: many apps show `123 456`. */
export const appCode = z.string(say.codeRequired).check(
  z.maxLength(40, { error: say.codeWrong, abort: true }),
  z.overwrite((text) => text.normalize('NFKC').replace(/[\s-]/g, '')),
  z.minLength(1, { error: say.codeRequired, abort: true }),
  z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), say.codeRequired),
)

export const recoveryCode = z.string(say.recoveryRequired).check(
  z.trim(),
  z.minLength(1, { error: say.recoveryRequired, abort: true }),
  z.maxLength(60, { error: say.recoveryWrong, abort: true }),
  z.refine((text) => readRecoveryCode(text) !== null, say.recoveryWrong),
)

const base64 = (max: number) => z.string(say.passkeyRefused).check(z.maxLength(max), z.regex(/^[\w-]*$/))
const signed = {
  id: base64(1400),
  rawId: base64(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
}

/** What a device signed with a passkey, as the browser hands it over. */
const assertion = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: base64(8000),
    authenticatorData: base64(8000),
    signature: base64(8000),
    userHandle: z.optional(z.nullable(base64(200))),
  }),
})
export type Assertion = z.output<typeof assertion>

/** A new passkey, as the browser hands it over. */
const attestation = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: base64(8000),
    attestationObject: base64(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type Attestation = z.output<typeof attestation>

/** One of the three. */
const factor = {
  code: z.optional(appCode),
  recovery_code: z.optional(recoveryCode),
  passkey: z.optional(assertion),
}

/** That it is the person: a factor where there is one, otherwise the password or, without any, the mailed code. */
const proof = {
  ...factor,
  password: z.optional(
    z.string(auth.passwordRequired).check(z.minLength(1, auth.passwordRequired), z.maxLength(MAX_PASSWORD)),
  ),
  mail_code: z.optional(codeField),
}

const pending = z.string(say.signInOver).check(z.minLength(1, say.signInOver), z.maxLength(200, say.signInOver))
export const pendingBody = z.object({ pending })
export const secondStepBody = z.object({ pending, ...factor })
export const enterBody = z.object({
  passkey: assertion,
  remember_me: z.prefault(z.boolean('Must be true or false.'), false),
})
export const proofBody = z.object(proof)
export const setupCodeBody = z.object({ code: appCode })

const printable = z.refine<string>((text) => !/\p{Cc}/u.test(text), say.passkeyNameRequired)
const passkeyName = z
  .string(say.passkeyNameRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: say.passkeyNameRequired, abort: true }),
    z.maxLength(MAX_PASSKEY_NAME, `Ensure this field has no more than ${MAX_PASSKEY_NAME} characters.`),
    printable,
  )
export const passkeyNameBody = z.object({ name: passkeyName })
export const newPasskeyBody = z.object({ passkey: attestation, name: passkeyName })
