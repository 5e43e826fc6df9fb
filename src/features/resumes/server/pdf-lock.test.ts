import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { LOCKED_RESUME_SENTENCE } from '../rules.ts'
import { linesOf } from '../parsing/reading/lines.ts'
import { textReader } from '../parsing/server/extract/resume-text.ts'
import { refusal, resumeKind } from './content-check.ts'

type Version = '1.3' | '1.4' | '1.6' | '1.7ext3'

function lockedPdf(pdfVersion: Version, userPassword?: string): Promise<Buffer> {
  const document = new Pdf({ pdfVersion, ownerPassword: 'owner', ...(userPassword ? { userPassword } : {}) })
  document.text('Cashier, Puregold').end()
  return buffer(document)
}

test.each<Version>(['1.3', '1.4', '1.6', '1.7ext3'])('a PDF %s that only its owner locked is read', async (version) => {
  const open = await lockedPdf(version)
  expect(await resumeKind(open)).toBe('pdf')
  const read = await textReader('pdf')
  expect(linesOf(await read(open)).map(({ text }) => text)).toEqual(['Cashier, Puregold'])
})

test.each<Version>(['1.3', '1.4', '1.6', '1.7ext3'])('a PDF %s with a password says so', async (version) => {
  const locked = await lockedPdf(version, 'secret')
  expect(await resumeKind(locked)).toBeNull()
  expect(refusal(locked)).toBe(LOCKED_RESUME_SENTENCE)
})
