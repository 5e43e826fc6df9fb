import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHtml } from './dom.ts'
import { cleanLine, lineOf, linesOf, longestDescription } from './page-text.ts'

const lines = (html: string) => linesOf(parseHtml(html))

describe('text of a page', () => {
  it.each([
    ['a<br />\n b<br>c', 'a\nb\nc'],
    ['<p>a</p><p>b</p>', 'a\n\nb'],
    ['<div>a</div><div><div>b</div></div>c', 'a\nb\nc'],
    ['a<ul><li>b</li><li><p>c</p></li></ul>d', 'a\n\n• b\n• c\n\nd'],
    ['a<br><br><br><br><br>b', 'a\n\nb'],
    ['a \n\t  b&nbsp;&nbsp;c', 'a b c'],
    ['&lt;b&gt; &amp;lt; &#0; &#x202e;x', '<b> &lt; \ufffd x'],
    ['a<script>b</script><style>c</style><svg>d</svg><!-- e -->f', 'af'],
    ['<b>a</b><i>b</i>', 'ab'],
    ['👩🏽‍💻 🇵🇭', '👩🏽‍💻 🇵🇭'],
    ['a\u202eb\u2066c\u200bd\u0007e\ue003f', 'abcdef'],
  ])('%s', (html, text) => {
    expect(lines(html)).toBe(text)
  })

  it('on one line has no breaks', () => {
    expect(lineOf(parseHtml('<p>a</p><ul><li>b</ul>\u2028c'))).toBe('a • b c')
  })

  it('is the same with a rare sign in it as without', () => {
    const piece = constantFrom(
      'a',
      'é',
      '₱',
      ' ',
      '  ',
      '\n',
      '\t',
      '<br>',
      '<p>',
      '</p>',
      '<li>',
      '&nbsp;',
      '&shy;',
      '\u2028',
    )
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const html = pieces.join('')
        expect(lines(`\u200b${html}`)).toBe(lines(html))
        expect(cleanLine(`\u200b${html}`)).toBe(cleanLine(html))
      }),
    )
  })

  it('never cuts a character in two', () => {
    expect(cleanLine('ab🙂', 3)).toBe('ab')
    expect(cleanLine('ab🙂', 4)).toBe('ab🙂')
  })

  it('is clean whatever comes in', () => {
    const piece = oneof(
      string({ unit: 'binary' }),
      constantFrom(
        '<p>',
        '</p>',
        '<li>',
        '<br>',
        '<script>',
        '</script>',
        '<!--',
        '&lt;',
        '&#x202e;',
        '\ud800',
        '\u0000',
        '<div ',
      ),
    )
    assert(
      property(array(piece, { maxLength: 60 }), (pieces) => {
        const text = lines(pieces.join(''))
        expect(text).not.toMatch(/[\p{Cs}\p{Co}]|(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]|\n{3}|[ ]\n|\n[ ]/u)
        expect(text).toBe(text.trim())
        expect(text.length).toBeLessThanOrEqual(longestDescription)
      }),
      { numRuns: 500 },
    )
  })

  it('comes quickly out of a page nested or listed without end', () => {
    for (const tag of ['<div>', '<li>', '<b>', '<p>', '<a href=x>', '<table>', '&amp;', '\n', '<!--x-->']) {
      const before = process.cpuUsage()
      linesOf(parseHtml(`${tag.repeat(100_000)}end`))
      expect({ tag, slow: cpuMs(before) > 2000 }).toEqual({ tag, slow: false })
    }
  })
})

/** Processor time, not the clock's: the machine may be busy with other things. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
