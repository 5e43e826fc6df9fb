import * as z from 'zod'

const HOSTS = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== ''),
)

/** Settings of Web Push; without keys there is none in production, and the demo makes its own. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  /** Whom push services may write to; MAIL_FROM when left out. */
  VAPID_SUBJECT: z
    .string()
    .refine((text) => /^(?:mailto:|https:\/\/)\S/.test(text), 'must be a mailto: or https: address')
    .optional(),
  /** Push services that may be contacted, `*.` in front for every host below. */
  PUSH_HOSTS: list.prefault(HOSTS),
}

export type PushSettings = z.output<z.ZodObject<typeof pushSettings>>

/** One key without the other. */
export const pushProblems = ({ VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: closed }: PushSettings): string[] => [
  ...(open !== undefined && closed === undefined ? ['VAPID_PRIVATE_KEY is missing: VAPID_PUBLIC_KEY is set'] : []),
  ...(open === undefined && closed !== undefined ? ['VAPID_PUBLIC_KEY is missing: VAPID_PRIVATE_KEY is set'] : []),
]
