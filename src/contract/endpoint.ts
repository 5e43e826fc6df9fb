import type * as z from 'zod/mini'

/** Who may call: anyone, a signed-in person, or an admin (spec 1 §6). Obeyed by the binder, never by a handler. */
export type Access = 'public' | 'user' | 'admin'

/** Names of the rate limits; their figures live in platform/limits. `read` and `write` are the general ones. */
export type LimitName =
  | 'read'
  | 'page'
  | 'write'
  | 'login'
  | 'register'
  | 'upload'
  | 'apply'
  | 'board-login'
  | 'contact'
  | 'code'
  | 'mail-code'
  | 'suggest'
  | 'letter'
  | 'proposals'
  | 'pay'

/** A multipart endpoint: the one file field it takes and the most bytes that field may have. */
export type Upload = { field: string; maxBytes: number; required: boolean }
/** A multipart endpoint of several files, each in its own field and all of them needed; `maxBytes` is for each. */
export type Uploads = { fields: readonly string[]; maxBytes: number }

type Schema = z.core.$ZodType
type ObjectSchema = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>

export type EndpointShape = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `{name}` for path parameters and the spec's trailing slash: `/jobs/{id}/`. */
  path: `/${string}`
  access: Access
  /** One line for the reference page. */
  summary: string
  params?: ObjectSchema
  query?: ObjectSchema
  body?: ObjectSchema
  /** What a JSON answer is cut down to. `undefined` together with `file: true` means bytes. */
  response?: Schema
  /** Status of the good answer; 200 unless said otherwise. */
  status?: number
  limit?: LimitName
  /** Every signed-out visitor gets the same answer to the same address, so a few seconds of it are kept (decision 010). */
  sameForVisitors?: true
  /** The answer, good or bad, holds a token or the like: it is never packed (decision 028). */
  secret?: true
  upload?: Upload
  uploads?: Uploads
  /** The answer is a file: bytes with a name and a type. */
  file?: boolean
  /** The answer is a stream of server-sent events that stays open. */
  stream?: boolean
}

export type Endpoint<E extends EndpointShape = EndpointShape> = E

/** Declares one call of the contract as a value; server, web, reference page and authorisation test derive from it. */
export const endpoint = <const E extends EndpointShape>(shape: E): Endpoint<E> => shape

export type Contract = Record<string, EndpointShape>

/** A schema of an endpoint, also where the value itself was left behind on the server. */
type SchemaOf<E, K extends string> = K extends keyof E ? Extract<E[K], Schema> : never
type Part<E, K extends string, Otherwise> = [SchemaOf<E, K>] extends [never] ? Otherwise : z.output<SchemaOf<E, K>>
type Given<E, K extends string, Otherwise> = [SchemaOf<E, K>] extends [never] ? Otherwise : z.input<SchemaOf<E, K>>

export type ParamsOf<E> = Part<E, 'params', Record<never, never>>
export type QueryOf<E> = Part<E, 'query', Record<never, never>>
export type BodyOf<E> = Part<E, 'body', undefined>
/** What the caller receives. */
export type ResponseOf<E> = Part<E, 'response', undefined>
/** What a handler has to give back before it is cut down to the response schema. */
export type AnswerOf<E> = Given<E, 'response', undefined | void>
export type ParamsGiven<E> = Given<E, 'params', undefined>
export type QueryGiven<E> = Given<E, 'query', undefined>
export type BodyGiven<E> = Given<E, 'body', undefined>
