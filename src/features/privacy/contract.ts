import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { privacyChanges, privacySettings } from './schemas.ts'

/** Who may see and contact a person; docs/product/settings.md says where each setting holds. */
export const privacy = {
  read: endpoint({
    method: 'GET',
    path: '/settings/privacy/',
    access: 'user',
    summary: 'Your privacy settings; the defaults until you choose',
    response: privacySettings,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/settings/privacy/',
    access: 'user',
    summary: 'Change your privacy settings; what is left out stays',
    body: privacyChanges,
    response: z.extend(privacySettings, { message: z.string() }),
  }),
}
