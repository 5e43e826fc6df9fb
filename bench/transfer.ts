import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { kib, type Figure } from './figures.ts'
import { transferred } from './pages.ts'
import { startWeb } from './processes.ts'
import type { Run } from './run.ts'

const SIZE = 10_000
const FIRST_MOST = 115 * 1024
const LATER_MOST = 40 * 1024

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }>

/** Bytes as they come over the wire: what a first visit loads, and what any later screen adds. */
export async function transferFigures(run: Run): Promise<Figure[]> {
  const web = await startWeb(await run.ground.withPostings(SIZE))
  const weigh = async (file: string) => (await transferred(`${web.url}${file}`)).bytes.length
  try {
    const figures: Figure[] = []
    const loaded = new Set<string>()
    for (const page of ['/', '/jobs', '/jobs/77']) {
      const { files, html, styles, standing } = await namedBy(`${web.url}${page}`)
      for (const file of [...files, ...standing]) loaded.add(file)
      const weights = [styles, ...(await Promise.all(files.map(weigh)))]
      figures.push(
        firstLoad(
          page,
          weights.reduce((sum, bytes) => sum + bytes, 0),
          html - styles,
        ),
      )
    }
    return [...figures, await heaviestLater(loaded, weigh)]
  } finally {
    await web.stop()
  }
}

type Named = { files: string[]; html: number; styles: number; standing: string[] }

/** Scripts and styles a page fetches, the bytes of the styles that stand in it, and the files those are from. */
async function namedBy(address: string): Promise<Named> {
  const { bytes, encoding } = await transferred(address)
  const text = (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8')
  const addresses = (from: string) =>
    [...from.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
  const unfetched = /<link[^>]* disabled [^>]*>/g
  const found = addresses(text.replace(unfetched, ''))
  const standing = addresses((text.match(unfetched) ?? []).join(''))
  const written = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? '').join('')
  return { files: [...new Set(found)], html: bytes.length, styles: brotliCompressSync(written).length, standing }
}

const firstLoad = (page: string, bytes: number, html: number): Figure => ({
  part: 'transfer',
  what: `first load of \`${page === '/jobs/77' ? '/jobs/{id}' : page}\`: JS + CSS, brotli`,
  budget: '≤ 115 KiB',
  figure: `${kib(bytes)} (and ${kib(html)} HTML)`,
  good: bytes <= FIRST_MOST,
})

/** The part of the app, of those that come when they are asked for, that adds most to what a visitor has. */
async function heaviestLater(loaded: Set<string>, weigh: (file: string) => Promise<number>): Promise<Figure> {
  const file = path.resolve(import.meta.dirname, '../dist/client/.vite/manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  const later = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry)
  const weights = await Promise.all(
    later.map(async (name) => {
      const files = closure(manifest, name).filter((one) => !loaded.has(one))
      const bytes = await Promise.all(files.map(weigh))
      return { name: path.basename(name, path.extname(name)), bytes: bytes.reduce((sum, one) => sum + one, 0) }
    }),
  )
  const [most = { name: 'none', bytes: 0 }] = weights.toSorted((a, b) => b.bytes - a.bytes)
  return {
    part: 'transfer',
    what: `heaviest of the ${later.length} later screens and parts (${most.name})`,
    budget: '≤ 40 KiB more',
    figure: kib(most.bytes),
    good: most.bytes <= LATER_MOST,
    numbers: { weights },
  }
}

function closure(manifest: Manifest, start: string): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (!entry || files.has(`/${entry.file}`)) return
    files.add(`/${entry.file}`)
    entry.css?.forEach((css) => files.add(`/${css}`))
    entry.imports?.forEach(visit)
  }
  visit(start)
  return [...files]
}
