import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { useRefreshBoard } from '../../web/api.ts'
import { boardVerification } from '../calls.ts'
import type { ImageKind } from '../rules.ts'

export type Details = Record<
  | 'id_type'
  | 'id_number'
  | 'id_expiration'
  | 'full_name'
  | 'document_type'
  | 'address'
  | 'issue_date'
  | 'mobile_number',
  string
>
/** The pictures as chosen on this device; null where none is. */
export type Pictures = Record<ImageKind, File | null>

const standingQuery = () => ({ ...endpointQuery(boardVerification.standing, {}), staleTime: 0 })

/** Where the verification stands, and what became of each picture. */
export const useStanding = () => useQuery(standingQuery())

/** Reads the standing, the connection and the ID Proof again. */
export function useRefreshStanding(): () => Promise<void> {
  const client = useQueryClient()
  const refreshBoard = useRefreshBoard()
  return async () => {
    await Promise.all([refreshEndpoints(client, boardVerification.standing), refreshBoard()])
  }
}

type Going = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends pictures and text; @throws as `call` does */
export function uploadPictures(details: Details, pictures: Pictures, going: Going) {
  const body = new FormData()
  for (const [name, value] of Object.entries(details)) body.set(name, value)
  for (const [name, file] of Object.entries(pictures)) if (file) body.set(name, file)
  return call(boardVerification.upload, { body, ...going })
}

/** @throws as `call` does */
export const submitDetails = (details: Details) =>
  call(boardVerification.submit, {
    body: details as Parameters<typeof call<typeof boardVerification.submit>>[1]['body'],
  })

/** @throws as `call` does */
export const sendMobileCode = (verification_code: string) =>
  call(boardVerification.mobileCode, { body: { verification_code } })

/** Deletes the pictures that wait on the server. */
export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(boardVerification.withdraw, {}),
    onSuccess: (standing) => showAnswer(client, standingQuery().queryKey, standing),
  })
}
