import type { Integrations } from '../contract.ts'

type Item = Partial<Integrations['integrations'][number]>
/** What a server may answer: the flat fields, the list, or both. */
export type AnyShape = Partial<Omit<Integrations, 'integrations'>> & { integrations?: readonly Item[] }

/** Reads either form of the answer as the flat fields; what the flat ones do not say, the board's item of the list does. */
export function inOneShape(answer: AnyShape): Integrations {
  const item = answer.integrations?.find(({ type }) => type === 'olj')
  const email = answer.olj_email ?? item?.email ?? null
  const state = answer.olj_state ?? item?.state ?? (email === null ? null : 'connected')
  const isActive = item?.is_active ?? state === 'connected'
  return {
    olj_connected: answer.olj_connected ?? (email !== null && isActive),
    olj_state: state,
    olj_email: email,
    olj_id_proof: answer.olj_id_proof ?? item?.olj_id_proof ?? null,
    olj_sync_applications: answer.olj_sync_applications ?? item?.sync_enabled ?? true,
    integration_id: answer.integration_id ?? item?.id ?? null,
    needs_verification: answer.needs_verification ?? false,
    id_expires_on: answer.id_expires_on ?? null,
    integrations: (answer.integrations ?? []) as Integrations['integrations'],
  }
}
