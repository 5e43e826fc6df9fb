import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWords, parseParameters } from './mime-header.ts'
import { parseMail } from './mime.ts'

function mail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'), 'utf8')
}

describe('encoded words (RFC 2047)', () => {
  it.each([
    ['plain subject', 'plain subject'],
    ['=?utf-8?Q?Ma=C3=B1ana_=E2=82=B1100?=', 'Mañana ₱100'],
    ['=?UTF-8?B?S3VtdXN0YSDwn46J?=', 'Kumusta 🎉'],
    ['=?iso-8859-1?Q?Ma=F1ana?= po', 'Mañana po'],
    ['Re: =?utf-8?Q?a?= =?utf-8?Q?b?= c', 'Re: ab c'],
    ['=?utf-8?Q?split_=C3?= =?utf-8?Q?=B1_letter?=', 'split ñ letter'],
    ['=?utf-8?B?8J+O?=\r\n =?utf-8?B?iQ==?=', '🎉'],
    ['=?utf-8*fil?Q?salamat?=', 'salamat'],
    ['=?utf-8?X?what?= =?broken', '=?utf-8?X?what?= =?broken'],
    ['=?no-such-charset?Q?a?=', 'a'],
  ])('%j reads %j', (coded, plain) => {
    expect(decodeWords(coded)).toBe(plain)
  })
})

describe('header parameters', () => {
  it('reads quoted values with semicolons and escapes', () => {
    expect(parseParameters('Text/HTML; charset="utf-8"; name="a;\\"b\\".txt"')).toEqual({
      value: 'text/html',
      parameters: { charset: 'utf-8', name: 'a;"b".txt' },
    })
  })

  it('reads encoded and continued ones (RFC 2231)', () => {
    const header = "attachment; filename*0*=utf-8''r%C3%A9sum; filename*1*=%C3%A9; filename*2=.pdf"
    expect(parseParameters(header).parameters['filename']).toBe('résumé.pdf')
    expect(parseParameters("attachment; filename*=iso-8859-1''ma%F1ana.txt").parameters['filename']).toBe('mañana.txt')
  })
})

describe('parseMail', () => {
  it('reads a plain message with folded headers', () => {
    const parsed = parseMail(mail('Subject: one', '  two', 'From: A <a@x.test>', 'X-Odd:', '', 'Hello', 'there'))
    expect(parsed).toMatchObject({ subject: 'one two', from: 'A <a@x.test>', text: 'Hello\nthere', html: null })
    expect(parsed.headers).toContainEqual({ name: 'X-Odd', value: '' })
  })

  it('reads raw UTF-8 headers and an 8-bit body (RFC 6532)', () => {
    const parsed = parseMail(mail('Subject: Piña ₱', 'Content-Type: text/plain; charset=utf-8', '', 'señor ₱'))
    expect([parsed.subject, parsed.text]).toEqual(['Piña ₱', 'señor ₱'])
  })

  it('reads Latin-1 bodies', () => {
    const head = mail('Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit', '', '')
    expect(parseMail(Buffer.concat([head, Buffer.from('ma\u00f1ana', 'latin1')])).text).toBe('mañana')
  })

  it('reads quoted-printable with soft breaks and base64', () => {
    const quoted = mail('Content-Transfer-Encoding: quoted-printable', '', 'a long =', 'line =E2=82=B1=3D  ', 'end')
    expect(parseMail(quoted).text).toBe('a long line ₱=\nend')
    const coded = Buffer.from('₱ salamat').toString('base64')
    const base64 = mail('Content-Transfer-Encoding: BASE64', '', coded.slice(0, 5), coded.slice(5))
    expect(parseMail(base64).text).toBe('₱ salamat')
  })

  it('reads nested multiparts: text and HTML, an inline image, a file', () => {
    const parsed = parseMail(
      mail(
        'Content-Type: multipart/mixed; boundary="out(1)"',
        '',
        'preamble',
        '--out(1)',
        'Content-Type: multipart/alternative; boundary=in',
        '',
        '--in',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'plain',
        '--in',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<b>rich</b>',
        '--in--',
        '--out(1)',
        'Content-Type: image/png; name=a.png',
        'Content-ID: <pic@x>',
        'Content-Transfer-Encoding: base64',
        '',
        'AAEC',
        '--out(1)',
        'Content-Type: text/plain',
        'Content-Disposition: attachment; filename=notes.txt',
        '',
        'file',
        '--out(1)--',
        'epilogue',
      ),
    )
    expect([parsed.text, parsed.html]).toEqual(['plain', '<b>rich</b>'])
    expect(parsed.attachments.map((each) => [each.filename, each.contentType, each.contentId])).toEqual([
      ['a.png', 'image/png', 'pic@x'],
      ['notes.txt', 'text/plain', null],
    ])
    expect([...(parsed.attachments[0]?.content ?? [])]).toEqual([0, 1, 2])
    expect(String(parsed.attachments[1]?.content)).toBe('file')
  })

  it('keeps what came before a missing last boundary', () => {
    const parsed = parseMail(mail('Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'cut off here'))
    expect(parsed.text).toBe('cut off here')
  })

  it('does not take a longer line for the boundary', () => {
    const parsed = parseMail(
      mail('Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'x', '--bc', 'y', '--b--'),
    )
    expect(parsed.text).toBe('x\n--bc\ny')
  })

  it('stops at a sane depth of nesting', () => {
    let source = 'deep'
    for (let at = 0; at < 200; at += 1)
      source = `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n${source}\r\n--b${at}--\r\n`
    expect(parseMail(Buffer.from(source)).text).toBeNull()
  })

  it('never throws, whatever the bytes', () => {
    const piece = fc.constantFrom(
      'Content-Type: multipart/mixed; boundary=b',
      'Content-Transfer-Encoding: base64',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Type: text/plain; charset=nonsense',
      'Subject: =?utf-8?B?8J+O?= =?utf-8?Q?=C3?=',
      '--b',
      '--b--',
      '',
      '=',
      '=?',
    )
    const line = fc.oneof(piece, fc.string())
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.uint8Array({ maxLength: 64 }), (lines, tail) => {
        const parsed = parseMail(Buffer.concat([Buffer.from(lines.join('\r\n')), tail]))
        expect(typeof parsed.subject).toBe('string')
      }),
      { numRuns: 500 },
    )
  })
})
