import { expect, test } from 'vitest'
import { arrangeDocument, documentOf } from './document.ts'

const BUILT = `<!doctype html><html><head>
    <meta charset="utf-8" />
    <script src="/early.js"></script>
    <!--head-->
    <script async type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/more.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head><body><!--app--><!--state--></body></html>`

test('the styles stand in the page right after its charset, the early script too, and the others wait', () => {
  const css = 'a::before{content:"$&"}'
  const texts: Record<string, string> = { '/assets/index.css': css, '/early.js': "early('$&')" }
  const { template, styles, scripts } = arrangeDocument(BUILT, (address) => texts[address] ?? '')
  expect(styles).toEqual([css])
  expect(scripts).toEqual(["early('$&')"])
  expect(template).toContain("<script>early('$&')</script>")
  expect(template).toContain(`<meta charset="utf-8" />\n    <style>${css}</style>`)
  // Named, so that no later screen fetches it once more, and never fetched itself.
  expect(template.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/index.css">',
  ])
  expect(template.match(/fetchpriority="low"/g)).toHaveLength(3)
  expect(template).toContain('<script async type="module" fetchpriority="low" crossorigin src="/assets/index.js">')
  // Run before the entry, which needs it, and not together with it.
  expect(template).toContain(
    '<script type="module" async fetchpriority="low" crossorigin src="/assets/more.js"></script>',
  )
})

test('what a posting says is put in as it is', () => {
  const page = { status: 200, cacheable: true, modules: [], head: '<title>$&</title>', html: "<p>$'</p>", state: '$1' }
  const html = documentOf(arrangeDocument(BUILT, () => '').template)(page, ['/assets/x.js']).toString()
  expect(html).toContain('<title>$&</title>')
  expect(html).toContain("<body><p>$'</p>$1</body>")
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/x.js">')
})
