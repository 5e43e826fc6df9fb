import { findAll, is, parseHtml } from '../dom.ts'
import { lineOf } from '../page-text.ts'
import type { Parsed } from '../parsed.ts'
import type { VerificationStanding } from '../board.ts'
import { findForm, type PageForm } from './form.ts'
import { refusalOn } from './member-pages.ts'

type Step = VerificationStanding['step']
/** What a verification page wants; `form` is there for the steps that have one, `resend` where a code can be had again. */
export type VerificationPage = { step: Step; said: string | null; form?: PageForm; resend?: PageForm }

const DOCUMENTS = ['government_id_photo', 'government_id_selfie', 'address_document'] as const
const DETAILS = ['id_type', 'id_number', 'full_name', 'document_type', 'address', 'mobile_number'] as const

/**
 * Reads where a member stands with proving their identity. The real page was never seen in public: its forms are known
 * by the names of their fields, so that where they lie on the page does not matter.
 */
export function parseVerificationPage(raw: string): Parsed<VerificationPage> {
  const page = parseHtml(raw)
  const said = refusalOn(page)
  const documents = findForm(page, DOCUMENTS)
  if (documents) return { value: { step: 'documents', said, form: documents } }
  const details = findForm(page, DETAILS)
  if (details) return { value: { step: 'details', said, form: details } }
  const code = findForm(page, ['verification_code'])
  if (code) {
    const resend = findForm(page, ['resend'])
    return { value: { step: 'code', said, form: code, ...(resend ? { resend } : {}) } }
  }
  const told = findAll(page, is('', 'alert-success')).map((place) => lineOf(place))
  if (told.some((line) => /under review|being reviewed|pending/i.test(line))) return { value: { step: 'review', said } }
  if (told.some((line) => /\bverified\b/i.test(line))) return { value: { step: 'verified', said } }
  return { missing: ['a form for documents, details or a code', 'how the verification stands'] }
}
