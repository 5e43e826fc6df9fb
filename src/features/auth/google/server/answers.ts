import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { toldOfOpened } from '../../server/service.ts'
import { openSession } from '../../server/sign-in.ts'

/** How a sign-in ended. Kept sealed for a minute, so that the same browser may hear it again. */
export type Answer =
  | { kind: 'signed-in'; token: string; user_id: number; return_to: string }
  /** The second step is begun when it is told, by the browser that is told: it is bound to that. */
  | { kind: 'second-step'; user_id: number; return_to: string }
  | { kind: 'refused'; status: number; code: string; message: string; extra: Record<string, unknown> }

const contextOf = (stateHash: string) => `google-sign-in:${stateHash}:answer`

export const sealAnswer = (deps: Pick<Deps, 'secrets'>, stateHash: string, answer: Answer): string =>
  deps.secrets.seal(JSON.stringify(answer), contextOf(stateHash))

export const openAnswer = (deps: Pick<Deps, 'secrets'>, stateHash: string, sealed: string): Answer =>
  JSON.parse(deps.secrets.open(sealed, contextOf(stateHash))) as Answer

export const refusedWith = ({ status, code, message, extra }: AppError): Answer => ({
  kind: 'refused',
  status,
  code,
  message,
  extra,
})

/** What the browser hears. @throws AppError the refusal, as it was */
export async function toldAs(deps: Deps, answer: Answer, request: RequestFacts) {
  if (answer.kind === 'refused') throw new AppError(answer.status, answer.code, answer.message, answer.extra)
  const { user_id: userId, return_to: path } = answer
  const opened =
    answer.kind === 'signed-in'
      ? { token: answer.token }
      : await openSession(deps, deps.db, { userId, returnTo: path }, request)
  return toldOfOpened(deps, opened, userId, path)
}
