import * as z from 'zod'
import type { EndpointShape } from '#contract/endpoint.ts'
import type { ServerQueries } from '#contract/rendering.ts'
import { AppError } from '../errors.ts'
import { parsed, type Room } from './binder.ts'

type Bound = { shape: EndpointShape; handler: (input: never) => unknown }
const RENDERER = { id: 'render', address: '127.0.0.1', userAgent: 'render', device: null }
const textual = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )

/** An id that cannot be one names nothing, here as over HTTP. */
function placed(schema: z.core.$ZodType, params: unknown): unknown {
  const result = z.safeParse(schema, params)
  if (!result.success) throw new AppError(404, 'not_found', 'Not found.')
  return result.data
}

/**
 * Public GET calls without HTTP, for rendering pages: parsed in and out as over the wire, as a signed-out visitor.
 * Pages are not counted against an address: they are the product's front door and are kept for seconds.
 */
export function inProcess(rooms: Room[]): ServerQueries {
  const bound = new Map<string, Bound>()
  for (const { contract, handlers } of rooms) {
    for (const [name, shape] of Object.entries(contract)) {
      const handler = handlers[name]
      if (handler && shape.method === 'GET' && shape.access === 'public') bound.set(shape.path, { shape, handler })
    }
  }
  return async (wanted, input) => {
    const found = bound.get(wanted.path)
    if (!found) throw new Error(`${wanted.method} ${wanted.path} cannot be rendered`)
    const { shape, handler } = found
    const result = await handler({
      user: null,
      params: shape.params ? placed(shape.params, textual(input.params)) : {},
      query: shape.query ? parsed(shape.query, textual(input.query)) : {},
      body: undefined,
      file: null,
      request: RENDERER,
    } as never)
    return shape.response ? z.parse(shape.response, result) : result
  }
}
