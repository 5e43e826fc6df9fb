import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAddress, RenderContext, RenderPage } from '#contract/rendering.ts'
import { arrangeDocument, type Arranged, documentOf } from './document.ts'
import type { Pages } from './page-cache.ts'

type ManifestEntry = { file: string; imports?: string[] }
type Manifest = Record<string, ManifestEntry>
/** Sources to add to these directives of the content policy. */
export type PageSources = Partial<Record<'style-src' | 'script-src', string[]>>

/** Where pages come from. Two addresses that `addressOf` makes equal are one page. */
export type MadePages = { pages: Pages; addressOf: PageAddress; sources: PageSources }

/** Pages out of `dist/`, and how the content policy names what stands in them. @throws when `vite build --app` was not run. */
export async function builtPages(root: string, context: Omit<RenderContext, 'now'>): Promise<MadePages> {
  const { template, styles, scripts, manifest, render, pageAddress } = await readBuild(root)
  const fill = documentOf(template)
  const pages: Pages = async (address, now) => {
    const page = await render(address, { ...context, now })
    const more = filesOf(manifest, page.modules).filter((file) => !template.includes(file))
    const { status, cacheable, movedTo } = page
    return { status, body: fill(page, more), cacheable, movedTo }
  }
  return {
    pages,
    addressOf: pageAddress,
    sources: { 'style-src': styles.map(named), 'script-src': scripts.map(named) },
  }
}

const named = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type ServerEntry = { render: RenderPage; pageAddress: PageAddress }
type Build = Arranged & ServerEntry & { manifest: Manifest }

async function readBuild(root: string): Promise<Build> {
  try {
    const arranged = arrangeDocument(await readFile(join(root, 'dist/client/index.html'), 'utf8'), (address) =>
      readFileSync(join(root, 'dist/client', address), 'utf8'),
    )
    const manifest = JSON.parse(await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
    const entry = pathToFileURL(join(root, 'dist/server/entry-server.js')).href
    const { render, pageAddress } = (await import(entry)) as ServerEntry
    return { ...arranged, manifest, render, pageAddress }
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
