import { calls } from '#contract/calls.ts'
import type { boardAccount as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const boardAccount = calls<typeof contract>({
  connect: 'POST /olj/',
  integrations: 'GET /settings/integrations/',
  updateIntegrations: 'PUT /settings/integrations/',
  disconnect: 'DELETE /settings/integration/delete/{integration_id}/',
  uses: 'GET /olj/uses/',
  applyPoints: 'GET /olj/apply-points/{id}/',
})
