import type { RenderedPage } from '#contract/rendering.ts'

/** Puts a rendered page into the built document. `preloads` are addresses of files the page begins with. */
export function fillDocument(template: string, page: RenderedPage, preloads: string[] = []): string {
  const links = preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
  // Functions as replacements: a `$&` in a posting's text is text.
  return template
    .replace('<!--head-->', () => [page.head, ...links].join('\n    '))
    .replace('<!--app-->', () => page.html)
    .replace('<!--state-->', () => page.state)
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * The built document in the order a slow line wants: what the first paint waits for goes first, the scripts wait. The
 * page is readable without them.
 */
export function arrangeDocument(template: string): string {
  const styles = template.match(STYLESHEET)?.join('') ?? ''
  return template
    .replace(STYLESHEET, '')
    .replace(/(<meta charset="[^"]*"\s*\/?>)/, (charset) => charset + styles)
    .replace(/<script type="module" /g, '<script type="module" fetchpriority="low" ')
    .replace(/<link rel="modulepreload" /g, '<link rel="modulepreload" fetchpriority="low" ')
}
