import { LOCKED_RESUME_SENTENCE, RESUME_SENTENCE, type ResumeKind } from '../rules.ts'
import { docAsksForPassword, isReadableDoc } from './doc-check.ts'
import { isReadableDocx } from './docx-check.ts'
import { asksForPassword, isReadablePdf } from './pdf-check.ts'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const PDF = Buffer.from('%PDF-', 'latin1')

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)

/**
 * What a file really is, whatever it is called: null for anything that is not a PDF, DOC or DOCX that opens without a
 * password (quality, "uploads are judged by content").
 */
export async function resumeKind(bytes: Buffer): Promise<ResumeKind | null> {
  if (startsWith(bytes, PDF)) return (await isReadablePdf(bytes)) ? 'pdf' : null
  if (startsWith(bytes, ZIP)) return (await isReadableDocx(bytes)) ? 'docx' : null
  if (startsWith(bytes, OLE)) return isReadableDoc(bytes) ? 'doc' : null
  return null
}

/** What to say of a file that is not taken: one that asks for a password is a resume all the same. */
export function refusal(bytes: Buffer): string {
  const locked =
    (startsWith(bytes, PDF) && asksForPassword(bytes)) || (startsWith(bytes, OLE) && docAsksForPassword(bytes))
  return locked ? LOCKED_RESUME_SENTENCE : RESUME_SENTENCE
}
