import * as z from 'zod/mini'
import { isBrowserSecret } from '#contract/browser-secret.ts'
import { endpoint } from '#contract/endpoint.ts'
import { user, waiting } from '../contract.ts'
import { MAX_PASSWORD } from '../rules.ts'
import { GOOGLE_SENTENCES as say } from './texts.ts'

const short = (sentence: string, max: number) =>
  z.string(sentence).check(z.minLength(1, sentence), z.maxLength(max, sentence))
const browserSecret = z.string(say.foreignState).check(z.refine(isBrowserSecret, say.foreignState))

/** A good end: the same as after a login; `redirect_url` is the checked path the person wanted to go to. */
const signedIn = z.union([waiting, z.object({ token: z.string(), user, redirect_url: z.string() })])

export const google = {
  options: endpoint({
    method: 'GET',
    path: '/auth/options/',
    access: 'public',
    summary: 'Which ways of signing in there are',
    response: z.object({ google: z.boolean() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/auth/google/start/',
    access: 'public',
    secret: true,
    summary: 'Begin signing in with Google: where to send the browser',
    body: z.object({
      /** Where to go afterwards; anything but a path of our own counts as absent. */
      redirect: z.optional(z.string().check(z.maxLength(2000))),
      /** Host of the page that asks: chooses between the configured origins. */
      host: z.optional(short(say.hostUnknown, 300)),
      browser_secret: browserSecret,
    }),
    response: z.object({ authorization_url: z.string(), state: z.string() }),
  }),
  callback: endpoint({
    method: 'POST',
    path: '/auth/google-callback/',
    access: 'public',
    secret: true,
    summary: 'Finish signing in with Google: the code it gave for a token',
    limit: 'login',
    body: z.object({
      code: short(say.noCode, 2000),
      state: short(say.foreignState, 200),
      host: short(say.hostUnknown, 300),
      /** Another browser than the one that began has none, or another one. */
      browser_secret: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: signedIn,
  }),
  link: endpoint({
    method: 'POST',
    path: '/auth/google/link/',
    access: 'public',
    secret: true,
    summary: 'Connect an existing account to Google, after its password',
    limit: 'login',
    body: z.object({
      ticket: short(say.linkOver, 200),
      password: short('Password is required', MAX_PASSWORD),
    }),
    response: signedIn,
  }),
  landing: endpoint({
    method: 'POST',
    path: '/auth/login-landing/',
    access: 'public',
    secret: true,
    summary: 'Swap the one-use code of the login landing for a token',
    limit: 'login',
    body: z.object({ code: short(say.landingOver, 200), browser_secret: browserSecret }),
    response: signedIn,
  }),
}
