import type { Reply, SandboxRequest } from '../http/exchange.ts'
import { json } from '../http/replies.ts'
import type { RouteHandler } from '../http/router.ts'
import type { Intent } from './state.ts'
import type { World } from './world.ts'

/** The keys and the webhook secret it knows. */
export const DEMO_KEYS = {
  secret: 'sk_test_hanapdemoonly',
  open: 'pk_test_hanapdemoonly',
  webhook: 'whsk_hanapdemoonly',
} as const

type Problem = { code: string; detail: string; sub_code?: string; source?: object }

export const failed = (status: number, code: string, detail: string, more: Partial<Problem> = {}): Reply =>
  json({ errors: [{ code, detail, ...more }] }, { status })

export const badField = (attribute: string, code: string, detail: string): Reply =>
  failed(400, code, detail, { source: { pointer: attribute, attribute } })

/** The key of Basic auth: the user name, with an empty password. */
export function keyOf(request: SandboxRequest): string | null {
  const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined) return null
  return Buffer.from(given, 'base64').toString('utf8').split(':')[0] ?? null
}

const noKey = (): Reply =>
  failed(
    401,
    'api_key_required',
    'You did not provide an API key. Go to https://developers.paymongo.com/docs/authentication to learn how to authenticate.',
  )
const wrongKey = (): Reply => failed(401, 'api_key_invalid', 'API key is invalid.')

const guarded =
  (keys: readonly string[], run: RouteHandler): RouteHandler =>
  (request, params) => {
    const key = keyOf(request)
    if (key === null) return noKey()
    return keys.includes(key) ? run(request, params) : wrongKey()
  }
export const secretOnly = (run: RouteHandler) => guarded([DEMO_KEYS.secret], run)
export const anyKey = (run: RouteHandler) => guarded([DEMO_KEYS.secret, DEMO_KEYS.open], run)

/** An intent by its id: with the public key only together with its client key. */
export const withKey = (
  { state }: World,
  run: (request: SandboxRequest, intent: Intent) => Reply | Promise<Reply>,
): RouteHandler =>
  anyKey((request, { id = '' }) => {
    const intent = state.intents.get(id)
    const given = request.query.get('client_key') ?? attributesOf(request)?.['client_key']
    const hidden = keyOf(request) === DEMO_KEYS.open && given !== intent?.clientKey
    return intent === undefined || hidden
      ? failed(404, 'resource_not_found', `No such payment_intent with id ${id}.`)
      : run(request, intent)
  })

export type Fields = Record<string, unknown>
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What stands in the envelope; undefined where there is none. */
export function attributesOf(request: SandboxRequest): Fields | undefined {
  const data = isFields(request.json) ? request.json['data'] : undefined
  const attributes = isFields(data) ? data['attributes'] : undefined
  return isFields(attributes) ? attributes : undefined
}

export const noEnvelope = (): Reply => failed(400, 'parameter_required', 'data.attributes is required.')
