import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AnswerOf, BodyOf, Contract, EndpointShape, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { DEVICE_HEADER, isBrowserSecret } from '#contract/browser-secret.ts'
import { plainIssue } from '#contract/plain-issue.ts'
import { AppError, FieldError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import { type Feed, sendFeed } from './event-stream.ts'
import { HOLDS_SECRET } from './packing.ts'
import { readUpload, readUploads, type UploadedFile } from './uploads.ts'
import { Written } from './written.ts'

/**
 * What of a person changes a list: whether they hide anything or have rows of their own, whether they applied, their plan, if any, and the revision of the
 * market at this moment. Told with every token, because another way to the database costs more than all of it.
 */
export type View = {
  hides: boolean
  applies: boolean
  revision: string
  plan: { plan_type: string; ends_at: Date } | null
}

/** Who is calling, as the token says; never what a body claims. */
export type SignedIn = {
  id: number
  username: string
  email: string
  is_admin: boolean
  token_id: number
  /** An admin who may do nothing of the team's before a second step is set up; `is_admin` is false until then. */
  lacks_factor?: true
  view: View
}

/** What an endpoint with `file: true` gives, whole or piece by piece. `inline` files are shown, the others saved. */
export type FileAnswer = { name: string; contentType: string; bytes: Uint8Array; inline?: boolean }
export type GrowingFile = Omit<FileAnswer, 'bytes'> & {
  bytes: AsyncIterable<string | Uint8Array>
  /** How many bytes will come, where that is known. */
  size?: number
}

/** `device` is the secret a browser names itself by at the doors (decision 030). */
export type RequestFacts = { id: string; address: string; userAgent: string; device: string | null }

type UserOf<E> = E extends { access: 'public' } ? SignedIn | null : SignedIn
type FileOf<E> = E extends { upload: { required: true } }
  ? UploadedFile
  : E extends { upload: object }
    ? UploadedFile | null
    : null
type FilesOf<E> = E extends { uploads: { fields: readonly (infer Field extends string)[] } }
  ? Record<Field, UploadedFile>
  : null

export type HandlerInput<E extends EndpointShape> = {
  user: UserOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: FileOf<E>
  files: FilesOf<E>
  request: RequestFacts
}
/** A good answer to something that is not settled yet: goes out as 202 instead of the endpoint's own status. */
export class Accepted<Answer> {
  readonly answer: Answer
  constructor(given: Answer) {
    this.answer = given
  }
}

/** A good answer that changed nothing, because it was so already: goes out as 200 instead of the endpoint's own status. */
export class Unchanged<Answer> {
  readonly answer: Answer
  constructor(given: Answer) {
    this.answer = given
  }
}

type Given<E extends EndpointShape> = E extends { file: true }
  ? FileAnswer | GrowingFile
  : E extends { stream: true }
    ? Feed
    : AnswerOf<E> | Accepted<AnswerOf<E>> | Unchanged<AnswerOf<E>> | Written<AnswerOf<E>>
export type Handler<E extends EndpointShape> = (input: HandlerInput<E>) => Promise<Given<E>> | Given<E>
/** One function for every endpoint of a room's contract: a missing one is a type error. */
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> }

/** A room as the roof mounts it. */
export type Room = { contract: Contract; handlers: Record<string, (input: never) => unknown> }
export const room = <C extends Contract>(contract: C, handlers: Handlers<C>): Room => ({ contract, handlers })

export type Identify = (token: string) => Promise<SignedIn | null>
/** Answers for visitors, kept for seconds under their address. */
export type KeptAnswers = (address: string, make: () => Promise<Buffer>) => Promise<Buffer>
export type BinderOptions = { identify: Identify; limits: Limits; kept: KeptAnswers }

type AnyInput = HandlerInput<EndpointShape>

/** Longer ones are nobody's usual question, and keys take memory. */
const LONGEST_KEPT_ADDRESS = 500
const JSON_TYPE = 'application/json; charset=utf-8'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, as far as that is known. */
    callerId: number | null
  }
}

/** Puts every endpoint of the rooms under `/api`: access, limit, parsing in, handler, parsing out. */
export function bindRooms(app: FastifyInstance, rooms: Room[], given: BinderOptions): void {
  const options = { ...given, openStreams: new Set<() => void>(), isEnding: false }
  // The end waits for what is in flight; a stream would never be done, nor one that begins in that moment.
  app.addHook('preClose', async () => {
    options.isEnding = true
    options.openStreams.forEach((end) => end())
  })
  app.decorateRequest('callerId', null)
  for (const { contract, handlers } of rooms) {
    for (const [name, shape] of Object.entries(contract)) {
      const handler = handlers[name] as ((input: AnyInput) => unknown) | undefined
      if (!handler) throw new Error(`No handler for ${name}`)
      app.route({
        method: shape.method,
        url: `/api${shape.path.replace(/\{(\w+)\}/g, ':$1')}`,
        ...(shape.secret ? { config: HOLDS_SECRET } : {}),
        handler: (request, reply) => answer(shape, handler, request, reply, options),
      })
    }
  }
}

async function answer(
  shape: EndpointShape,
  handler: (input: AnyInput) => unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: BinderOptions & { openStreams: Set<() => void>; isEnding: boolean },
) {
  const user = await identified(shape, request, options)
  request.callerId = user?.id ?? null
  await options.limits.take(shape.limit ?? (shape.method === 'GET' ? 'read' : 'write'), {
    userId: user?.id ?? null,
    address: request.ip,
  })
  void reply.header('cache-control', 'no-store')
  const work = async () => handler(await inputOf(shape, user, request))
  if (shape.sameForVisitors && !user && request.url.length <= LONGEST_KEPT_ADDRESS) {
    const make = async () => Buffer.from(JSON.stringify(answered(shape, await work())))
    return reply.type(JSON_TYPE).send(await options.kept(request.url, make))
  }
  const result = await work()
  if (result instanceof Written) return reply.type(JSON_TYPE).send(result.bytes)
  if (shape.file) return sendFile(reply, result as FileAnswer | GrowingFile)
  if (shape.stream) {
    const token = tokenOf(request) ?? ''
    const stillSignedIn = async () => (await options.identify(token)) !== null
    const sent = sendFeed(request, reply, result as Feed, { stillSignedIn, open: options.openStreams })
    if (options.isEnding) options.openStreams.forEach((end) => end())
    return sent
  }
  const wrapped = result instanceof Accepted || result instanceof Unchanged
  void reply.code(result instanceof Accepted ? 202 : result instanceof Unchanged ? 200 : (shape.status ?? 200))
  return reply.send(answered(shape, wrapped ? result.answer : result))
}

async function inputOf(shape: EndpointShape, user: SignedIn | null, request: FastifyRequest): Promise<AnyInput> {
  const one = shape.upload ? await readUpload(request, shape.upload) : undefined
  const several = shape.uploads ? await readUploads(request, shape.uploads) : undefined
  const form = one ?? several
  const input = {
    user,
    params: shape.params ? parsePath(shape.params, request.params) : {},
    query: shape.query ? parsed(shape.query, request.query) : {},
    body: shape.body ? parsed(shape.body, form ? form.fields : (request.body ?? {})) : undefined,
    file: one?.file ?? null,
    files: several?.files ?? null,
    request: factsOf(request),
  }
  return input as AnyInput
}

/** What a handler is told of the caller, beside who is signed in. */
export function factsOf(request: FastifyRequest): RequestFacts {
  const device = request.headers[DEVICE_HEADER]
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: typeof device === 'string' && isBrowserSecret(device) ? device : null,
  }
}

/** What leaves the house: only what the contract names. */
const answered = (shape: EndpointShape, result: unknown): unknown =>
  shape.response ? z.parse(shape.response, result) : {}

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Token\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** The signed-in person, or null where that is allowed. A stale token on a public call counts as none. */
async function identified(shape: EndpointShape, request: FastifyRequest, options: BinderOptions) {
  const token = tokenOf(request)
  const user = token === undefined ? null : await options.identify(token)
  if (shape.access === 'public') return user
  if (!user) {
    throw token === undefined
      ? new AppError(401, 'not_signed_in', 'Authentication credentials were not provided.')
      : new AppError(401, 'bad_token', 'Invalid or expired token.')
  }
  if (shape.access === 'admin' && user.lacks_factor) {
    const sentence = 'Set up two-step sign-in first: people of the team need it here.'
    throw new AppError(403, 'second_factor_required', sentence, { second_factor_required: true })
  }
  if (shape.access === 'admin' && !user.is_admin) {
    throw new AppError(403, 'admin_only', 'Access denied. Admin privileges required.')
  }
  return user
}

/** @throws FieldError with every problem under its field. */
export function parsed<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: plainIssue })
  if (result.success) return result.data
  const fields: Record<string, string[]> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.join('.') : 'non_field_errors'
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  throw new FieldError(fields)
}

/** An id that cannot be one names nothing: 404, not 400. */
function parsePath(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (!result.success) throw new AppError(404, 'not_found', 'Not found.')
  return result.data
}

/** As RFC 8187 wants it: these four are no letters of a name there. */
const encodedName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

function outgoing(bytes: (FileAnswer | GrowingFile)['bytes']): Buffer | Readable {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes)
  return bytes instanceof Readable ? bytes : Readable.from(bytes)
}

function sendFile(reply: FastifyReply, file: FileAnswer | GrowingFile) {
  const name = file.name.replace(/[^\w. ()-]+/g, '_')
  if ('size' in file && file.size !== undefined) void reply.header('content-length', file.size)
  return reply
    .headers({
      'content-type': file.contentType,
      'content-disposition': `${file.inline ? 'inline' : 'attachment'}; filename="${name}"; filename*=UTF-8''${encodedName(file.name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(outgoing(file.bytes))
}
