import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { type CoverLetter, coverLetters } from '../contract.ts'
import { CUSTOM_PROMPT_MAX } from '../rules.ts'
import { type Fallback, fallbackLetter } from './fallback-letter.ts'

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
    onSuccess: (saved) => client.setQueryData(instructionsQuery().queryKey, saved),
  })
}

type LetterWish = { jobId: number; resumeId: number | null; instructions: string; fallback: Fallback }

/** Has a letter written; a template letter comes in its place when that fails, without an error (spec 2 §4). */
export const useGenerateLetter = () =>
  useMutation({
    mutationFn: async ({ jobId, resumeId, instructions, fallback }: LetterWish) => {
      const prompt = instructions.trim().slice(0, CUSTOM_PROMPT_MAX)
      const body = { job_id: jobId, resume_id: resumeId, ...(prompt === '' ? {} : { custom_prompt: prompt }) }
      return call(coverLetters.generate, { body }).catch(() => fallbackLetter(fallback))
    },
  })

/** Keeps the letter an application is sent with. @throws ApiError, NetworkError */
export const keepLetter = (given: {
  jobId: number
  resumeId: number | null
  subject: string
  content: string
}): Promise<CoverLetter> =>
  call(coverLetters.create, {
    body: {
      job_post_id: given.jobId,
      resume_id: given.resumeId,
      subject: given.subject,
      content: given.content,
    },
  })
