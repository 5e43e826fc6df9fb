import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderContext, RenderPage } from '#contract/rendering.ts'
import { arrangeDocument, fillDocument } from './document.ts'
import type { Pages } from './page-cache.ts'

type ManifestEntry = { file: string; imports?: string[] }
type Manifest = Record<string, ManifestEntry>

/** Pages out of `dist/`. @throws when `vite build --app` was not run. */
export async function builtPages(root: string, context: Omit<RenderContext, 'now'>): Promise<Pages> {
  const { template, manifest, render } = await readBuild(root)
  return async (address, now) => {
    const page = await render(address, { ...context, now })
    const more = filesOf(manifest, page.modules).filter((file) => !template.includes(file))
    return { status: page.status, html: fillDocument(template, page, more), cacheable: page.cacheable }
  }
}

async function readBuild(root: string): Promise<{ template: string; manifest: Manifest; render: RenderPage }> {
  try {
    const template = arrangeDocument(await readFile(join(root, 'dist/client/index.html'), 'utf8'))
    const manifest = JSON.parse(await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
    const entry = pathToFileURL(join(root, 'dist/server/entry-server.js')).href
    const { render } = (await import(entry)) as { render: RenderPage }
    return { template, manifest, render }
  } catch (cause) {
    throw new Error('The web pages are not built: run `npx vite build --app` first.', { cause })
  }
}

/** Addresses of the modules' files and of everything they import, each once. */
function filesOf(manifest: Manifest, modules: string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (!entry || seen.has(name)) return
    seen.add(name)
    entry.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...seen].map((name) => `/${manifest[name]?.file ?? ''}`)
}
