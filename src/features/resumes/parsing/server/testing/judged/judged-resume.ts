import type { ParsedResume } from '../../../contract.ts'
import { type DocxLayout, writeDocx } from '../write-docx.ts'
import { writeDoc } from '../write-doc.ts'
import { type PdfLayout, writePdf } from '../write-pdf.ts'

/** A self-made resume with what a careful person would read from it; nobody in it exists. */
export type JudgedResume = {
  name: string
  file:
    | { kind: 'pdf'; layout: PdfLayout }
    | { kind: 'docx'; layout: DocxLayout }
    | { kind: 'doc'; layout: { main: string } }
  truth: ParsedResume
}

/** The day on which the judged resumes are read: "Present" ends there. */
export const READ_ON = '2026-11-22'

export function fileOf({ file }: JudgedResume): Buffer {
  if (file.kind === 'pdf') return writePdf(file.layout)
  return file.kind === 'docx' ? writeDocx(file.layout) : writeDoc(file.layout)
}

export const school = (name: string | null, degree: string | null, from: number | null, to: number | null) => ({
  school: name,
  degree,
  from_year: from,
  to_year: to,
})
export const post = (title: string | null, employer: string | null, from: string, to: string) => ({
  title,
  employer,
  from,
  to,
})
/** Skills one after the other, with commas. */
export const listed = (skills: string): string[] => skills.split(',').map((skill) => skill.trim())
