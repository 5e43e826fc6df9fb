import type { RenderedPage } from '#contract/rendering.ts'

/** A rendered page as a whole document in UTF-8. `preloads` are addresses of files the page begins with. */
export type FillDocument = (page: RenderedPage, preloads?: string[]) => Buffer

/**
 * Puts rendered pages into the built document. What all pages share, half of each, is made bytes once: one peso sign makes
 * a whole string wide, and encoding it would cost as much as packing it.
 */
export function documentOf(template: string): FillDocument {
  // The names of the marks stand between the pieces.
  const pieces = template
    .split(/<!--(head|app|state)-->/)
    .map((piece, place) => (place % 2 === 0 ? Buffer.from(piece) : piece))
  return (page, preloads = []) => {
    const links = preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    const texts = new Map([
      ['head', [page.head, ...links].join('\n    ')],
      ['app', page.html],
      ['state', page.state],
    ])
    return Buffer.concat(
      pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(texts.get(piece) ?? '') : piece)),
    )
  }
}

const STYLESHEET = /(?<!\s)\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g
/** A script without `type`: it runs before the first paint and holds it up. */
const BLOCKING_SCRIPT = /<script src="([^"]*)"><\/script>/g

/** The document's template, and what stands in it: the content policy has to name each text. */
export type Arranged = { template: string; styles: string[]; scripts: string[] }

/**
 * The built document in the order a slow line wants. The styles, without which nothing is painted, and the small script
 * that runs before the first paint stand in it, because fetching them costs one more journey than the page itself. The
 * other scripts wait: the page is readable without them. `textOf` gives a built file by its address.
 */
export function arrangeDocument(template: string, textOf: (address: string) => string): Arranged {
  const addressesOf = (files: RegExp) => [...template.matchAll(files)].map(([, address = '']) => address)
  const sheets = addressesOf(STYLESHEET)
  const styles = sheets.map(textOf)
  const scripts = addressesOf(BLOCKING_SCRIPT).map(textOf)
  // A screen that comes later asks whether the sheet it was built with is here; without the link it would fetch it and
  // the whole page would be styled a second time.
  const here = sheets.map((address) => `\n    <link rel="stylesheet" disabled href="${address}">`)
  const written = [...styles.map((text) => `\n    <style>${text}</style>`), ...here].join('')
  const arranged = template
    .replace(STYLESHEET, '')
    // Functions as replacements: a `$&` in a style is text.
    .replace(BLOCKING_SCRIPT, (_tag, address: string) => `<script>${textOf(address)}</script>`)
    .replace(/<meta charset="[^"]*"\s*\/?>/, (charset) => charset + written)
    .replace(/<script (?:async )?type="module" /g, (tag) => `${tag}fetchpriority="low" `)
    // What the entry needs runs as soon as it is there, in a task of its own: all in one would be a long one on a phone.
    .replace(
      /<link rel="modulepreload" (.*?)href="([^"]*)">/g,
      '<link rel="modulepreload" fetchpriority="low" $1href="$2">\n    <script type="module" async fetchpriority="low" $1src="$2"></script>',
    )
  return { template: arranged, styles, scripts }
}
