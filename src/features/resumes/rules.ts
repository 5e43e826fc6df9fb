/** Exactly this many bytes still pass (spec 2 §9). */
export const MAX_RESUME_BYTES = 5_242_880
/** More than anybody applies with; keeps one account from filling the disk. */
export const MAX_RESUMES = 20
export const MAX_FILE_NAME = 255

/** Both sentences of spec 2 §5. */
export const RESUME_SENTENCE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
export const LOCKED_RESUME_SENTENCE =
  'This file is protected with a password. Please save a copy that opens without one and upload that.'
export const INVALID_FILE_TITLE = 'Invalid File'
export const TOO_MANY_RESUMES = `You can keep up to ${MAX_RESUMES} resumes. Please remove one first.`

export const NAME_NEEDED = 'Please give the resume a name.'

/** For the file dialog's `accept`. */
export const RESUME_ACCEPT = '.pdf,.doc,.docx'

export const RESUME_KINDS = ['pdf', 'doc', 'docx'] as const
export type ResumeKind = (typeof RESUME_KINDS)[number]

/**
 * Whether a chosen file may be sent at all, judged by name and size: what the form can know. The server judges by content.
 */
export const mayBeResume = (name: string, bytes: number): boolean =>
  /\.(pdf|docx?)$/i.test(name) && bytes > 0 && bytes <= MAX_RESUME_BYTES

/**
 * The name to show and to save under: no folders, no control or direction-changing characters, the extension that
 * fits the content, at most 255 characters.
 */
export function displayName(given: string, kind: ResumeKind): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u{2028}\u{2029}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/\.(pdf|docx?)$/i, '')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const room = MAX_FILE_NAME - kind.length - 1
  // Half of a pair left by the cut would be no character.
  const cut = (clean === '' ? 'resume' : clean).slice(0, room).replace(/[\ud800-\udbff]$/, '')
  return `${cut}.${kind}`
}

/** The name without the extension, as a person changes it. */
export const bareName = (fileName: string): string => fileName.replace(/\.(pdf|docx?)$/i, '')

/** Browsers show PDFs; only those may be shown inside of a page (careful, "resume view inline"). */
export const showsInline = (fileName: string): boolean => /\.pdf$/i.test(fileName)
