import type { RenderedPage } from '#contract/rendering.ts'

/** Puts a rendered page into the built document. `preloads` are addresses of files the page begins with. */
export function fillDocument(template: string, page: RenderedPage, preloads: string[] = []): string {
  const links = preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  // Functions as replacements: a `$&` in a posting's text is text.
  return template
    .replace('<!--head-->', () => [page.head, ...links].join('\n    '))
    .replace('<!--app-->', () => page.html)
    .replace('<!--state-->', () => page.state)
}
