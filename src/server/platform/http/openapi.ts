import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { EndpointShape } from '#contract/endpoint.ts'
import { errorBody, fieldErrors } from '#contract/errors.ts'
import type { Room } from './binder.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return rest
}

const ERROR_REF = { $ref: '#/components/schemas/Error' }
const FIELDS_REF = { $ref: '#/components/schemas/FieldErrors' }
const jsonBody = (schema: Json) => ({ 'application/json': { schema } })

function parametersOf(shape: EndpointShape): Json[] {
  const list = (schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  return [...list(shape.params, 'path'), ...list(shape.query, 'query')]
}

function requestBodyOf(shape: EndpointShape): Json | undefined {
  const files = shape.upload ? [shape.upload.field] : (shape.uploads?.fields ?? [])
  if (files.length > 0) {
    const maxLength = shape.upload?.maxBytes ?? shape.uploads?.maxBytes
    const fields = shape.body ? schemaOf(shape.body, 'input') : { type: 'object' }
    const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength }
    const properties = {
      ...(fields.properties as Json | undefined),
      ...Object.fromEntries(files.map((name) => [name, file])),
    }
    return { content: { 'multipart/form-data': { schema: { ...fields, properties } } } }
  }
  return shape.body ? { required: true, content: jsonBody(schemaOf(shape.body, 'input')) } : undefined
}

function operationOf(name: string, tag: string, shape: EndpointShape): Json {
  const body = requestBodyOf(shape)
  const good = shape.file
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : shape.stream
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : jsonBody(shape.response ? schemaOf(shape.response, 'output') : { type: 'object' })
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: shape.summary,
    'x-access': shape.access,
    security: shape.access === 'public' ? [] : [{ token: [] }],
    parameters: parametersOf(shape),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [shape.status ?? 200]: { description: 'The good answer', content: good },
      ...(shape.body || shape.query
        ? { 400: { description: 'Fields that do not fit', content: jsonBody(FIELDS_REF) } }
        : {}),
      default: { description: 'Anything else', content: jsonBody(ERROR_REF) },
    },
  }
}

/** The contract as an OpenAPI 3.1 document; nothing in it is written by hand. */
export function describeApi(rooms: Record<string, Room>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, { contract }] of Object.entries(rooms)) {
    for (const [name, shape] of Object.entries(contract)) {
      const path = `/api${shape.path}`
      paths[path] = { ...paths[path], [shape.method.toLowerCase()]: operationOf(name, tag, shape) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hanap', version, description: 'Finding jobs, applying through a board account, tracking.' },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' } },
      schemas: {
        Error: schemaOf(errorBody, 'output'),
        FieldErrors: schemaOf(fieldErrors, 'output'),
      },
    },
  }
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same as a page for people: every call with its access, parameters and body. */
export function referencePage(rooms: Record<string, Room>): string {
  const rows = Object.entries(rooms).map(([tag, { contract }]) => {
    const calls = Object.entries(contract).map(([name, shape]) => callRow(`${tag}.${name}`, shape))
    return `<h2>${escape(tag)}</h2>${calls.join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hanap API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Hanap API</h1>
<p>Every path is below <code>/api</code>. Send <code>Authorization: Token …</code> where sign-in is needed.
The machine-readable document is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${rows.join('')}</main></body></html>`
}

function callRow(id: string, shape: EndpointShape): string {
  const part = (label: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output') =>
    schema
      ? `<details><summary>${label}</summary><pre>${escape(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`
      : ''
  return `<section id="${escape(id)}"><h3><code>${shape.method} /api${escape(shape.path)}</code></h3>
<p>${escape(shape.summary)} <small>Access: ${shape.access}.</small></p>${part('Query', shape.query, 'input')}${part('Body', shape.body, 'input')}${part('Answer', shape.response, 'output')}</section>`
}

/** The content policy allows no style inside a page. */
const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem}
section{border-top:1px solid #8884;padding:.5rem 0}h2{margin-top:2.5rem}h3{font-size:1rem;margin:.5rem 0}pre{overflow-x:auto;background:#8881;padding:.75rem}
summary{cursor:pointer;padding:.5rem 0}`

/** Serves both forms; the text is made once, at the first request. */
export function registerReference(app: FastifyInstance, rooms: Record<string, Room>, version: string): void {
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(describeApi(rooms, version))
    return reply.type('application/json').send(document)
  })
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css').send(STYLE))
  app.get('/api/docs', (_request, reply) => {
    page ??= referencePage(rooms)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
