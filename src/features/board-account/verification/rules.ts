/** Exactly this many bytes still pass. */
export const MAX_IMAGE_BYTES = 5_242_880
/** Of one code; then another one has to be asked for. */
export const MAX_CODE_TRIES = 5

export const WRONG_IMAGE = 'Please upload a JPG or PNG image.'
export const IMAGE_TOO_LARGE = 'File size must be less than 5MB.'
export const UPLOAD_FAILED = 'Failed to upload documents'
export const SUBMISSION_FAILED = 'Verification submission failed'
export const INVALID_CODE = 'Invalid verification code'
export const SUBMISSION_ERROR = 'An error occurred during verification submission'

export const IMAGES_GONE = 'Your photos are no longer here. Please take them again.'
export const CODE_USED_UP = 'This code was entered wrong five times. Please ask for a new one.'
export const NO_CODE_WANTED = 'OLJ is not waiting for a code.'
export const UNDER_WAY = 'Your verification is being sent. Please wait a moment.'

export const IMAGE_KINDS = ['government_id_photo', 'government_id_selfie', 'address_document'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** For the file dialog's `accept`. */
export const IMAGE_ACCEPT = 'image/jpeg,image/png,.jpg,.jpeg,.png'

/** Kinds of identity documents, with their names for people. */
export const ID_TYPES = [
  ['passport', 'Passport'],
  ['drivers_license', "Driver's license"],
  ['sss_umid', 'SSS or UMID'],
  ['philhealth', 'PhilHealth ID'],
  ['tin', 'TIN ID'],
  ['postal', 'Postal ID'],
  ['voters', "Voter's ID"],
  ['prc', 'PRC ID'],
  ['senior_citizen', 'Senior citizen ID'],
  ['ofw', 'OFW ID'],
] as const

/** Kinds of documents that prove an address, with their names for people. */
export const DOCUMENT_TYPES = [
  ['electricity_bill', 'Electricity bill'],
  ['water_bill', 'Water bill'],
  ['phone_bill', 'Phone bill'],
  ['cable_bill', 'Cable or internet bill'],
  ['bank_statement', 'Bank statement'],
  ['nbi_clearance', 'NBI clearance'],
  ['barangay_certificate', 'Barangay certificate'],
  ['government_id', 'Government ID with address'],
] as const

/** What is wrong with a chosen file, as far as its name, type and size tell; the server judges by content. */
export function imageProblem(file: { name: string; type: string; size: number }): string | undefined {
  const looksRight = /^image\/(jpeg|png)$/.test(file.type) || (file.type === '' && /\.(jpe?g|png)$/i.test(file.name))
  if (!looksRight || file.size === 0) return WRONG_IMAGE
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined
}
