import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { RenderContext, RenderPage } from '#contract/rendering.ts'
import type { MadePages } from './built.ts'
import { documentOf } from './document.ts'
import type { Pages } from './page-cache.ts'

/** Pages out of the sources: Vite in the same process, hot reloading, rendered anew on every request. */
export async function devPages(
  app: FastifyInstance,
  root: string,
  context: Omit<RenderContext, 'now'>,
): Promise<MadePages> {
  // Only development needs Vite; a production install does not have it.
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', async () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the server entry here')
  const pages: Pages = async (address, now) => {
    const { render } = (await environment.runner.import('/src/web/entry-server.tsx')) as { render: RenderPage }
    const page = await render(address, { ...context, now })
    const template = await vite.transformIndexHtml(address, await readFile(join(root, 'index.html'), 'utf8'))
    return { status: page.status, body: documentOf(template)(page), cacheable: false, movedTo: page.movedTo }
  }
  return { pages, addressOf: (address) => address, sources: {} }
}
