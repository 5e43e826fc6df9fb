import { describe, expect, test } from 'vitest'
import { bareName, displayName, MAX_RESUME_BYTES, mayBeResume, showsInline } from './rules.ts'

test.each([
  ['cv.pdf', 1, true],
  ['CV.DOCX', MAX_RESUME_BYTES, true],
  ['cv.doc', MAX_RESUME_BYTES + 1, false],
  ['cv.pdf', 0, false],
  ['cv.pdf.exe', 10, false],
  ['pdf', 10, false],
])('the form sends %s of %i bytes: %s', (name, bytes, sent) => {
  expect(mayBeResume(name, bytes)).toBe(sent)
})

describe('the name a resume is shown under', () => {
  test.each([
    ['Luz Reyes – CV.pdf', 'pdf', 'Luz Reyes – CV.pdf'],
    ['résumé ñ.DOCX', 'docx', 'résumé ñ.docx'],
    ['C:\\fakepath\\cv.pdf', 'pdf', 'cv.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['cv\r\nSet-Cookie: a.pdf', 'pdf', 'cvSet-Cookie_ a.pdf'],
    ['cv\u202Efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
    ['<script>.pdf', 'pdf', '_script_.pdf'],
    ['cv.docx', 'pdf', 'cv.pdf'],
    ['...', 'doc', 'resume.doc'],
    ['', 'doc', 'resume.doc'],
    ['.pdf', 'pdf', 'resume.pdf'],
    ['cv \ud800.pdf', 'pdf', 'cv \uFFFD.pdf'],
  ] as const)('%j that is a %s reads %j', (given, kind, shown) => {
    expect(displayName(given, kind)).toBe(shown)
  })

  test.each(['a'.repeat(1000), '😀'.repeat(500)])('never has more than 255 characters', (given) => {
    const name = displayName(`${given}.pdf`, 'pdf')
    expect(name.length).toBeLessThanOrEqual(255)
    expect(name).toMatch(/\.pdf$/)
    expect(name.isWellFormed()).toBe(true)
  })
})

test.each([
  ['Luz Reyes.pdf', 'Luz Reyes', true],
  ['CV.PDF', 'CV', true],
  ['cv.pdf.docx', 'cv.pdf', false],
  ['cv.doc', 'cv', false],
])('%s is edited as %s; browsers show it: %s', (name, bare, inline) => {
  expect([bareName(name), showsInline(name)]).toEqual([bare, inline])
})
