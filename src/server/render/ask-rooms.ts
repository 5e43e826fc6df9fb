import * as z from 'zod'
import type { EndpointShape } from '#contract/endpoint.ts'
import type { ServerQueries } from '#contract/rendering.ts'
import { AppError } from '../platform/errors.ts'
import { parsed, type Room } from '../platform/http/binder.ts'

type Ask = { shape: EndpointShape; handler: (input: never) => unknown }

const REQUEST = { id: 'page', address: '127.0.0.1', userAgent: 'server rendering' }

/**
 * The rooms' public reading endpoints, asked in this process as a signed-out visitor: parsed in and out as over HTTP,
 * without limits, because a page is one request of its visitor. Anything else is refused.
 */
export function askRooms(rooms: Room[]): ServerQueries {
  const asks = new Map<string, Ask>()
  for (const { contract, handlers } of rooms) {
    for (const [name, shape] of Object.entries(contract)) {
      const handler = handlers[name]
      if (shape.method === 'GET' && shape.access === 'public' && handler) asks.set(shape.path, { shape, handler })
    }
  }
  return async ({ method, path }, { params, query }) => {
    const ask = method === 'GET' ? asks.get(path) : undefined
    if (!ask) throw new Error(`${method} ${path} cannot be asked while rendering`)
    const result = await ask.handler(inputOf(ask.shape, params, query) as never)
    return ask.shape.response ? z.parse(ask.shape.response, result) : result
  }
}

function inputOf(shape: EndpointShape, params: unknown, query: unknown) {
  const place = shape.params ? z.safeParse(shape.params, params) : { success: true as const, data: {} }
  if (!place.success) throw new AppError(404, 'not_found', 'Not found.')
  const given = shape.query ? parsed(shape.query, query ?? {}) : {}
  return { user: null, params: place.data, query: given, body: undefined, file: null, request: REQUEST }
}
