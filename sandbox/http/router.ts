import type { Handler, Reply, SandboxRequest } from './exchange.ts'
import { text } from './replies.ts'

/** Answers a request whose path matched; `params` holds the parts of the path named in the pattern. */
export type RouteHandler = (request: SandboxRequest, params: Record<string, string>) => Reply | Promise<Reply>

/**
 * One row of a route table. In `path`, `{name}` stands for one path segment and `{name*}` for the rest of the path;
 * one trailing slash is always allowed.
 */
export type Route = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; handle: RouteHandler }

type Compiled = { method: string; pattern: RegExp; handle: RouteHandler }

/**
 * A handler out of a route table: the first row that matches answers, HEAD is served by GET rows, a known path with
 * another method is answered with 405 and anything else by `notFound` (plain 404 by default).
 */
export function createRouter(routes: Route[], notFound: Handler = () => text('Not found', { status: 404 })): Handler {
  const exact = new Map<string, RouteHandler>()
  const patterns: Compiled[] = []
  for (const route of routes) {
    if (!route.path.includes('{')) exact.set(`${route.method} ${route.path}`, route.handle)
    patterns.push({ method: route.method, pattern: compile(route.path), handle: route.handle })
  }
  return (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const direct = exact.get(`${method} ${request.path}`)
    if (direct) return direct(request, {})
    return matchPattern(patterns, method, request) ?? notFound(request)
  }
}

function matchPattern(patterns: Compiled[], method: string, request: SandboxRequest): ReturnType<RouteHandler> | null {
  let otherMethod = false
  for (const row of patterns) {
    const match = row.pattern.exec(request.path)
    if (!match) continue
    if (row.method === method) return row.handle(request, decodeParams(match.groups ?? {}))
    otherMethod = true
  }
  return otherMethod ? text('Method not allowed', { status: 405 }) : null
}

function compile(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\\\*\}/g, '(?<$1>.*)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}

function decodeParams(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeSegment(value)]))
}

function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
