import * as z from 'zod'
import type { AnswerOf, EndpointShape } from '#contract/endpoint.ts'

/** A good answer that is the same for several people: parsed out and written down once, sent as it is each time. */
export class Written<Answer> {
  readonly answer: Answer
  /** JSON, UTF-8. */
  readonly bytes: Buffer
  constructor(answer: Answer, bytes: Buffer) {
    this.answer = answer
    this.bytes = bytes
  }
}

/**
 * Writes an endpoint's answer down; only what the contract names gets into it.
 * @throws z.core.$ZodError when it is no answer of that endpoint
 */
export function written<E extends EndpointShape>(shape: E, given: AnswerOf<E>): Written<AnswerOf<E>> {
  if (!shape.response) throw new Error(`${shape.path} answers nothing that could be written.`)
  const answer = z.parse(shape.response, given) as AnswerOf<E>
  return new Written(answer, Buffer.from(JSON.stringify(answer)))
}
