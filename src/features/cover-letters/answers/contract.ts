import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { letterAnswer } from './schemas.ts'

export type LetterAnswer = z.output<typeof letterAnswer>

/** What the person answered to employers, to be used again. */
export const letterAnswers = {
  list: endpoint({
    method: 'GET',
    path: '/letter-answers/',
    access: 'user',
    summary: 'Your answers to questions of employers, the last given first',
    response: z.object({ results: z.array(letterAnswer) }),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/letter-answers/{id}/',
    access: 'user',
    summary: 'Forgets an answer; letters that have it keep it',
    params: z.object({ id: pathId }),
  }),
}
