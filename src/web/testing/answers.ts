import * as z from 'zod/mini'
import type { AnswerOf, BodyGiven, BodyOf, EndpointShape, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { errorBody, fieldErrors } from '#contract/errors.ts'
import type { Feed } from './feed.ts'

/** What a screen asked for, read with the schemas of the endpoint as the server reads it. */
export type Asked<E> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: File | null
  /** Of an endpoint of several files, by field. */
  files: Record<string, File>
  token: string | null
}

/** The server says no. */
export class Refusal {
  readonly status: number
  readonly body: Record<string, unknown>
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Record<string, unknown>, retryAfter?: number) {
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

/** The server says no to some fields of a body; the type alone ties it to the fields of its endpoint. */
type FieldRefusal<Field> = Refusal & { fields?: Field }
type PlainRefusal = Refusal & { fields?: never }

/** The line is cut before an answer comes. */
export class LostLine {
  readonly lost = true
}

/** A good answer with another status than the endpoint's own, such as 202 for what is still under way. */
export class WithStatus<Value> {
  readonly status: number
  readonly value: Value
  constructor(status: number, value: Value) {
    this.status = status
    this.value = value
  }
}

/** The bytes of an endpoint that answers with a file. */
export type FileGiven = { bytes: BlobPart; type: string }

type UploadField<E> = E extends { upload: { field: infer F extends string } }
  ? F
  : E extends { uploads: { fields: readonly (infer F extends string)[] } }
    ? F
    : never
/** Of a body that may be one of several, the fields of all of them. */
type KeyOf<Body> = Body extends unknown ? keyof Body & string : never
type FieldOf<E> = KeyOf<NonNullable<BodyGiven<E>>> | UploadField<E> | 'non_field_errors' | `${string}.${string}`
type Good<E> = E extends { file: true }
  ? FileGiven
  : E extends { stream: true }
    ? Feed
    : AnswerOf<E> | WithStatus<AnswerOf<E>>
export type Told<E> = Good<E> | FieldRefusal<FieldOf<E>> | PlainRefusal | LostLine
/** What an endpoint answers in a test: one answer for all, or made from what was asked. */
export type Answer<E extends EndpointShape> = Told<E> | ((asked: Asked<E>) => Told<E>)
/** The same as an argument, to be left out where there is nothing to say but that it is done. */
export type AnswerGiven<E extends EndpointShape> = undefined extends Told<E> ? [Answer<E>?] : [Answer<E>]

type FieldSentences = Record<string, string[]>
/** 400 with sentences under the fields of the body. */
export const wrongFields = <const F extends FieldSentences>(fields: F): FieldRefusal<keyof F> =>
  new Refusal(400, z.parse(fieldErrors, fields))

/** 409 with sentences under fields that have to be one's own, such as a name somebody else has. */
export const takenFields = <const F extends FieldSentences>(fields: F): FieldRefusal<keyof F> =>
  new Refusal(409, z.parse(fieldErrors, fields))

/** Any other refusal, with its code and its sentence. */
export function refused(
  status: number,
  code: string,
  sentence: string,
  { retryAfter, ...extra }: { retryAfter?: number; [key: string]: unknown } = {},
): PlainRefusal {
  return new Refusal(status, z.parse(errorBody, { error: sentence, detail: sentence, code, ...extra }), retryAfter)
}

/** 401: the token is no longer good. */
export const badToken = () => refused(401, 'bad_token', 'Invalid or expired token.')
/** 429 with the seconds to wait. */
export const tooMany = (sentence: string, retryAfter: number) => refused(429, 'too_many', sentence, { retryAfter })
/** 500: a fault of the server. */
export const broken = () => refused(500, 'internal_error', 'An error occurred. Please try again.')
/** Nothing comes back: no connection. */
export const noAnswer = () => new LostLine()
