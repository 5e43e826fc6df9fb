import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NOT_FOR_CRAWLERS } from '#features/site/sitemap/rules.ts'
import { type SitemapName, writeSitemap } from '#features/site/sitemap/server/service.ts'
import type { Deps } from '../deps.ts'
import { createKeptFiles } from './kept-files.ts'

/** `/robots.txt` and the sitemaps it names, for search engines. */
export function registerCrawlers(app: FastifyInstance, deps: Pick<Deps, 'config' | 'clock' | 'db'>): void {
  const robots = robotsText(deps.config.PUBLIC_URL)
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
  )
  const files = createKeptFiles<SitemapName>(
    () => deps.clock.now().getTime(),
    (name) => writeSitemap(deps, name),
  )
  const answer = (name: SitemapName, request: FastifyRequest, reply: FastifyReply) =>
    sendPacked(files(name), request, reply)
  app.get('/sitemap.xml', (request, reply) => answer('first', request, reply))
  app.get('/sitemap-pages.xml', (request, reply) => answer('pages', request, reply))
  for (const kind of ['jobs', 'companies'] as const) {
    app.get<{ Params: { block: string } }>(`/sitemap-${kind}-:block(^\\d{1,9}$).xml`, (request, reply) =>
      answer(`${kind}-${Number(request.params.block)}`, request, reply),
    )
  }
}

/** What crawlers are asked to leave alone, and where the list of pages is. `origin` has no slash at its end. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

async function sendPacked(file: Promise<Buffer | null>, request: FastifyRequest, reply: FastifyReply) {
  const bytes = await file
  if (bytes === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.\n')
  void reply
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8')
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(bytes)
  }
  return reply.send(Readable.from([bytes]).pipe(createGunzip()))
}
