import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Client } from './state.ts'

type Row = { payload: AdapterPayload; until: number }

/** Memory for codes, sessions and consents; the client comes from the state, so that a control call can change it. */
export function createAdapters(client: Client): AdapterFactory {
  const rows = new Map<string, Row>()
  return (model) => (model === 'Client' ? clientAdapter(client) : memoryAdapter(rows, model))
}

function memoryAdapter(rows: Map<string, Row>, model: string): Adapter {
  const keyOf = (id: string): string => `${model}:${id}`
  const find = async (id: string): Promise<AdapterPayload | undefined> => {
    const row = rows.get(keyOf(id))
    return row && row.until > Date.now() ? row.payload : undefined
  }
  const search = (fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...rows].find(([key, row]) => key.startsWith(`${model}:`) && row.until > Date.now() && fits(row.payload))?.[1]
      .payload
  return {
    find,
    findByUid: async (uid) => search((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => search((payload) => payload.userCode === userCode),
    upsert: async (id, payload, expiresIn) => {
      rows.set(keyOf(id), { payload, until: Date.now() + (expiresIn || 3600) * 1000 })
    },
    destroy: async (id) => {
      rows.delete(keyOf(id))
    },
    consume: async (id) => {
      const row = rows.get(keyOf(id))
      if (row) row.payload.consumed = Math.floor(Date.now() / 1000)
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key)
    },
  }
}

function clientAdapter(client: Client): Adapter {
  const nothing = async (): Promise<undefined> => undefined
  const find = async (id: string): Promise<AdapterPayload | undefined> =>
    id === client.id
      ? {
          client_id: client.id,
          client_secret: client.secret,
          client_name: 'Hanap',
          redirect_uris: [...client.redirectUris],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: 'client_secret_post',
        }
      : undefined
  return {
    find,
    findByUid: nothing,
    findByUserCode: nothing,
    upsert: nothing,
    destroy: nothing,
    consume: nothing,
    revokeByGrantId: nothing,
  }
}
