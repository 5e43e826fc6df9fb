import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, openStream } from '#web/lib/api.ts'
import { endpointQuery, showAnswer } from '#web/lib/query.ts'
import { coverLetters } from '../calls.ts'
import type { CoverLetter } from '../contract.ts'
import { answersOf, noteRefusal, readNotes } from './letter-notes.ts'

export const instructionsQuery = () => endpointQuery(coverLetters.instructions, {})

/** What the person told the letter writer. */
export const useInstructions = (enabled = true) => useQuery({ ...instructionsQuery(), enabled })

/** Creates the instructions, or changes them when there are some. @throws as `call` does */
export function useSaveInstructions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, instructions }: { id: number | null; instructions: string }) =>
      id === null
        ? call(coverLetters.saveInstructions, { body: { instructions } })
        : call(coverLetters.updateInstructions, { params: { id: String(id) }, body: { instructions } }),
    onSuccess: (saved) => showAnswer(client, instructionsQuery().queryKey, saved),
  })
}

/** A letter as it is written; the server adds the saved instructions itself. @throws ApiError, NetworkError */
export const openLetterStream = (
  { jobId, resumeId, wish, template }: { jobId: number; resumeId: number | null; wish: string; template: boolean },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> =>
  openStream(coverLetters.stream, signal, {
    job_id: jobId,
    resume_id: resumeId,
    ...(wish.trim() === '' ? {} : { custom_prompt: wish.trim() }),
    ...(template ? { template } : {}),
  })

/**
 * Keeps the letter an application is sent with, with what the person confirmed in it. What still has to be confirmed
 * shows under the letter.
 * @throws ApiError, NetworkError
 */
export async function keepLetter(given: {
  jobId: number
  resumeId: number | null
  subject: string
  content: string
}): Promise<CoverLetter> {
  const { confirmed, basedOn, wish, given: answered } = readNotes(given.jobId)
  const answers = answersOf(answered)
  try {
    return await call(coverLetters.create, {
      body: {
        job_post_id: given.jobId,
        resume_id: given.resumeId,
        subject: given.subject,
        content: given.content,
        ...(wish.trim() === '' ? {} : { custom_prompt: wish.trim() }),
        ...(confirmed.length === 0 ? {} : { confirmed_claims: confirmed }),
        ...(basedOn === null ? {} : { based_on: basedOn }),
        ...(answers.length === 0 ? {} : { answers }),
      },
    })
  } catch (error) {
    noteRefusal(given.jobId, error)
    throw error
  }
}
