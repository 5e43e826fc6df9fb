import { expect, test } from 'vitest'
import { inOneShape } from './answer-shapes.ts'

test('the flat form and the list form say the same', () => {
  const flat = inOneShape({
    olj_connected: true,
    olj_email: 'luz@board.test',
    olj_sync_applications: false,
    olj_id_proof: 70,
    integration_id: 5,
  })
  const list = inOneShape({
    integrations: [
      { id: 5, type: 'olj', email: 'luz@board.test', is_active: true, sync_enabled: false, olj_id_proof: 70 },
    ],
  })
  expect({ ...list, integrations: [] }).toEqual(flat)
  expect(flat).toMatchObject({ olj_connected: true, olj_state: 'connected', olj_sync_applications: false })
})

test('a refused account is not connected, and no account is none', () => {
  const refused = { id: 5, type: 'olj' as const, email: 'luz@board.test', is_active: false }
  expect(inOneShape({ integrations: [{ ...refused, state: 'credentials_refused' }] })).toMatchObject({
    olj_connected: false,
    olj_state: 'credentials_refused',
    integration_id: 5,
  })
  expect(inOneShape({ integrations: [] })).toMatchObject({
    olj_connected: false,
    olj_email: null,
    olj_sync_applications: true,
    integration_id: null,
  })
})
