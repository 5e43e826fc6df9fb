import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { removeLater, useIsRemoved } from '#web/ui/undo.ts'
import { letterAnswers } from '../calls.ts'
import type { LetterAnswer } from '../contract.ts'
import { ANSWER_SENTENCES as say } from './texts.ts'

const KIND = 'letter-answer'

/** What the person answered before, the last given first; empty while it is read, and where it cannot be. */
export function useAnswers(enabled: boolean): LetterAnswer[] {
  const isRemoved = useIsRemoved(KIND)
  const { data } = useQuery({ ...endpointQuery(letterAnswers.list, {}), enabled })
  return (data?.results ?? []).filter(({ id }) => !isRemoved(id))
}

/** Forgets an answer: at once to the eye, at the server when nobody wants it back. */
export function useForgetAnswer(): (answer: LetterAnswer) => void {
  const client = useQueryClient()
  return ({ id, question }) =>
    removeLater({
      kind: KIND,
      id,
      title: say.forgotten,
      message: question,
      failed: say.forgetFailed,
      send: (given) => call(letterAnswers.forget, { params: { id: String(id) }, ...given }),
      refresh: () => refreshEndpoints(client, letterAnswers.list),
    })
}
