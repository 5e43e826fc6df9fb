import { expect, test } from 'vitest'
import { headMarkup, jsonForScript } from './head.ts'

test('texts of a posting cannot leave their element', () => {
  const markup = headMarkup(
    {
      title: '</title><script>alert(1)</script>',
      description: '" onload="x',
      canonical: '/jobs/1?a="b',
      jsonLd: { title: '</script><script>alert(1)</script>' },
    },
    'https://hanap.test',
  )
  expect(markup).not.toContain('<script>')
  expect(markup).not.toMatch(/<\/script>.+<\/script>/s)
  expect(markup).toContain('content="&quot; onload=&quot;x"')
  expect(markup).toContain('<link rel="canonical" href="https://hanap.test/jobs/1?a=&quot;b">')
})

test('data in a script element reads back as it was', () => {
  const data = { text: '</script><!-- <b>', list: [1, null] }
  expect(jsonForScript(data)).not.toContain('<')
  expect(JSON.parse(jsonForScript(data))).toEqual(data)
})

test('a hidden page asks search engines to stay away', () => {
  expect(headMarkup({ title: 'a', description: 'b', hidden: true }, '')).toContain('noindex')
  expect(headMarkup({ title: 'a', description: 'b' }, '')).not.toContain('noindex')
})
