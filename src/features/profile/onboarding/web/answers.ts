import type { JobseekerProfile } from '../../contract.ts'

/**
 * What is known after an answer to a save. Saves and the upload run side by side, so an answer may be from before what
 * another one already brought: the fields are those saved last, and the resume is the answer's only where it is another
 * one than when the call began. An upload leaves `updated_at` as it was.
 */
export function afterAnswer(
  answer: JobseekerProfile,
  begun: JobseekerProfile | undefined,
  now: JobseekerProfile | undefined,
): JobseekerProfile {
  if (begun === undefined || now === undefined) return answer
  const fields = (answer.updated_at ?? '') >= (now.updated_at ?? '') ? answer : now
  const brought = answer.resume?.id !== begun.resume?.id
  return { ...fields, resume: brought ? answer.resume : now.resume }
}
