import type { Reply } from '../http/exchange.ts'
import type { SentFile } from '../http/multipart.ts'
import { escapeHtml, redirect } from '../http/replies.ts'
import { csrfInput } from './layout.ts'
import { manilaStamp } from './manila.ts'
import type { Verification } from './verifications.ts'
import { answer, type MemberVisit, type Visit } from './visit.ts'

const PLACE = '/jobseekers/verification'
const IMAGES = ['government_id_photo', 'government_id_selfie', 'address_document'] as const
const DETAILS = [
  'id_type',
  'id_number',
  'id_expiration',
  'full_name',
  'document_type',
  'address',
  'issue_date',
  'mobile_number',
] as const
const mostBytes = 5_242_880
const mostWrongCodes = 5
/** What proving an identity adds to the ID Proof; nobody gets beyond 99. */
const worth = 30

const back = (): Reply => redirect(PLACE)

/** The text on the page for people; what they are asked for follows from where they stand. */
export function verificationPage(visit: MemberVisit): Reply {
  const verification = visit.board.verifications.of(visit.member.email)
  const problem = verification.problem === null ? '' : `<p class="error">${escapeHtml(verification.problem)}</p>`
  verification.problem = null
  const body = `<h1>ID Proof verification</h1>${problem}${bodyOf(verification)}`
  return answer(visit, { title: 'Verification | OnlineJobs.ph', body })
}

function bodyOf(verification: Verification): string {
  if (verification.step === 'documents') return documentsForm()
  if (verification.step === 'details') return detailsForm()
  if (verification.step === 'code') return codeForms(verification)
  if (verification.step === 'review') return '<div class="alert alert-success">Your documents are under review.</div>'
  return '<div class="alert alert-success">Your identity is verified.</div>'
}

function documentsForm(): string {
  const inputs = IMAGES.map(
    (name) => `<label for="${name}">${name}</label><input type="file" id="${name}" name="${name}" accept="image/*">`,
  )
  return `<form class="card" id="verification-documents" action="${PLACE}/documents" method="post" enctype="multipart/form-data">${csrfInput}
${inputs.join('\n')}<button class="btn">Upload</button></form>`
}

function detailsForm(): string {
  const inputs = DETAILS.map(
    (name) => `<label for="${name}">${name}</label><input type="text" id="${name}" name="${name}" value="">`,
  )
  return `<form class="card" id="verification-details" action="${PLACE}/details" method="post">${csrfInput}
${inputs.join('\n')}<button class="btn">Submit</button></form>`
}

function codeForms(verification: Verification): string {
  const number = verification.details['mobile_number'] ?? ''
  return `<form class="card" id="verification-code" action="${PLACE}/code" method="post">${csrfInput}
<label for="verification_code">Code sent to the number that ends in ${escapeHtml(number.slice(-2))}</label>
<input type="text" id="verification_code" name="verification_code" inputmode="numeric"><button class="btn">Verify</button></form>
<form id="verification-resend" action="${PLACE}/code" method="post">${csrfInput}<button class="btn" name="resend" value="1">Send a new code</button></form>`
}

const isImage = ({ bytes }: SentFile): boolean =>
  bytes.length <= mostBytes &&
  (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) || bytes.subarray(1, 4).toString('latin1') === 'PNG')

/** An order of a control call to refuse this step, once. */
function ordered(verification: Verification, at: 'documents' | 'details'): string | null {
  const { refuse } = verification
  if (refuse?.at !== at) return null
  verification.refuse = null
  return refuse.sentence
}

/** Takes the three images. */
export function takeDocuments(visit: MemberVisit): Reply {
  const verification = visit.board.verifications.of(visit.member.email)
  if (verification.step !== 'documents') return back()
  const { files } = visit.request
  const missing = IMAGES.find((name) => {
    const file = files.get(name)
    return file === undefined || !isImage(file)
  })
  verification.problem =
    ordered(verification, 'documents') ??
    (missing === undefined ? null : `Please upload a JPG or PNG image (${missing}).`)
  if (verification.problem === null) Object.assign(verification, { step: 'details', documents: files })
  return back()
}

/** Takes what the images say, and texts a code unless told otherwise. */
export function takeDetails(visit: MemberVisit): Reply {
  const { board, member, request, now } = visit
  const verification = board.verifications.of(member.email)
  if (verification.step !== 'details') return back()
  const details = Object.fromEntries(DETAILS.map((name) => [name, (request.form.get(name) ?? '').trim()]))
  const missing = DETAILS.find((name) => details[name] === '')
  verification.problem =
    ordered(verification, 'details') ?? (missing === undefined ? null : `The ${missing} field is required.`)
  if (verification.problem !== null) {
    // Refused details mean other documents: the member begins anew.
    if (missing === undefined) Object.assign(verification, { step: 'documents', documents: new Map() })
    return back()
  }
  verification.details = details
  if (verification.asksCode) {
    verification.step = 'code'
    board.verifications.sendCode(member.email, now)
  } else review(visit, verification)
  return back()
}

function review({ board, member }: MemberVisit, verification: Verification): void {
  verification.step = 'review'
  board.record({ type: 'account', account: { ...member, idProof: Math.min(99, member.idProof + worth) } })
}

/** Takes the code of the text message, or texts another one. */
export function takeCode(visit: MemberVisit): Reply {
  const { board, member, request, now } = visit
  const verification = board.verifications.of(member.email)
  if (verification.step !== 'code') return back()
  if (request.form.has('resend')) {
    board.verifications.sendCode(member.email, now)
  } else if (verification.code !== null && request.form.get('verification_code')?.trim() === verification.code) {
    review(visit, verification)
  } else {
    verification.wrongCodes += 1
    if (verification.wrongCodes >= mostWrongCodes) verification.code = null
    verification.problem = 'Invalid verification code.'
  }
  return back()
}

/** What phones received, newest first: for people who try the product without one. */
export function phone(visit: Visit): Reply {
  const rows = visit.board.verifications.texts
    .toReversed()
    .map(
      ({ to, body, at }) =>
        `<article class="card text-message"><p class="fs-13">To ${escapeHtml(to)} · ${manilaStamp(new Date(at))} Manila</p><p>${escapeHtml(body)}</p></article>`,
    )
  return answer(visit, { title: 'Text messages', body: `<h1>What phones receive</h1>${rows.join('\n')}` })
}
