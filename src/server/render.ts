import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerQueries } from '#contract/rendering.ts'
import type { Deps } from './deps.ts'
import { builtPages } from './render/built.ts'
import { devPages } from './render/dev.ts'
import { servePages } from './render/serve-pages.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CLIENT = resolve(ROOT, 'dist/client')

export type PageOptions = { dev: boolean }

/**
 * Everything that is not `/api`: the built files, and every other path as a page rendered for a signed-out visitor
 * (the token lives in the browser). Unknown paths and unknown postings answer 404 with a page.
 * Built pages need `vite build --app`; with `dev` Vite serves the sources and reloads.
 * @throws when the build is missing.
 */
export async function registerPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'clock' | 'limits'>,
  queries: ServerQueries,
  options: PageOptions = { dev: process.env.HANAP_DEV === '1' },
): Promise<void> {
  const context = { queries, origin: deps.config.PUBLIC_URL }
  const made = options.dev ? await devPages(app, ROOT, context) : await builtPages(ROOT, context)
  if (!options.dev) await serveFiles(app)
  servePages(app, deps, made, options)
  await app.register(async (scope) => againByGet(scope))
}

/** A form sent before its scripts came is shown anew; what was typed into it is read by nobody. */
function againByGet(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post('/login', (request, reply) => reply.redirect(request.url, 303))
}

/** Hashed files stay for a year, the few others an hour; both as compressed by the build. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(CLIENT, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  })
  await app.register(fastifyStatic, {
    root: CLIENT,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    maxAge: '1h',
    index: false,
    globIgnore: ['index.html*', 'assets/**', '.vite/**', '**/*.br', '**/*.gz'],
  })
}
