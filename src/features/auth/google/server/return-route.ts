import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { factsOf } from '#server/platform/http/binder.ts'
import { finishFromGoogle } from './service.ts'

const PATHS = ['/auth/google/callback', '/api/auth/google/callback']
const LONGEST = 2000

/**
 * The backend callback of spec 1 §7, for a provider that is pointed at the server. It signs nobody in by itself: a good
 * end leads to the login landing with a one-use code, anything else to the page, which asks what happened.
 */
export function registerGoogleReturn(app: FastifyInstance, deps: Deps): void {
  for (const path of PATHS) {
    app.get(path, async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      return reply.redirect(await nextAddress(deps, request), 303)
    })
  }
}

async function nextAddress(deps: Deps, request: FastifyRequest): Promise<string> {
  const given = request.query as Record<string, unknown>
  const [code, state] = [textOf(given['code']), textOf(given['state'])]
  if (code !== undefined && state !== undefined && deps.google) {
    // A person stands before this address: what fails here is told by the page, which asks again.
    const landing = await finishFromGoogle(deps, { code, state }, factsOf(request)).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a return from Google could not be ended')
      return null
    })
    if (landing !== null) return `/login-success#code=${landing}`
  }
  const passed = { code, state, error: textOf(given['error']) }
  const query = new URLSearchParams(
    Object.entries(passed).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString()
  return query === '' ? '/oauth-callback' : `/oauth-callback?${query}`
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined
