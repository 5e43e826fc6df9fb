import { ConnectorError } from '../../../platform/errors.ts'
import type { HttpAnswer } from '../../../platform/http-client/http-client.ts'

/** Marks of a page that wants to see a human. The `jsd` script is none of them: every normal page carries it. */
const marks = /just a moment|attention required!|cf-chl-|challenge-form|cf-browser-verification/i

/** Recognises Cloudflare's challenge: status 403 or 503 (429 too, when it carries the marks) with one of the marks. */
export function findChallenge({ status, body }: HttpAnswer): ConnectorError | undefined {
  if ((status !== 403 && status !== 503 && status !== 429) || !marks.test(body.slice(0, 200_000))) return undefined
  return new ConnectorError('challenged', 'OnlineJobs.ph asks for a human.', { reason: 'blocked', status, raw: body })
}
