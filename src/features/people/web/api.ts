import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, showAnswer } from '#web/lib/query.ts'
import { people } from '../calls.ts'
import type { Person } from '../contract.ts'

/** People whose name holds `search`, from behind `before` on. */
export const usePeople = (search: string, before: string) =>
  useQuery({
    ...endpointQuery(people.list, { query: { search, ...(before === '' ? {} : { before }) } }),
    placeholderData: (earlier) => earlier,
  })

const personQuery = (id: string) => endpointQuery(people.read, { params: { id } })
export const usePerson = (id: string) => useQuery(personQuery(id))

/** The address, when it is asked for; never kept. */
export const useRevealEmail = (id: string) =>
  useMutation({ mutationFn: () => call(people.revealEmail, { params: { id } }) })

export type Change =
  | { what: 'disable' | 'enable'; reason: string }
  | { what: 'extendTrial'; reason: string; days: number; ends_at: string }

/** Does something to a person's account; their page then shows how it stands. */
export function useChangePerson(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ what, ...body }: Change): Promise<Person> =>
      'days' in body && what === 'extendTrial'
        ? call(people.extendTrial, { params: { id }, body })
        : call(what === 'enable' ? people.enable : people.disable, { params: { id }, body }),
    onSuccess: (person) => showAnswer(client, personQuery(id).queryKey, person),
  })
}
