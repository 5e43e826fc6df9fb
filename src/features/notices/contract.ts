import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { MAIL_GROUPS } from './rules.ts'
import { notificationChanges, notificationSettings } from './schemas.ts'

/** Which mails a person gets and when; docs/product/notices.md says what they tell. */
export const notices = {
  read: endpoint({
    method: 'GET',
    path: '/settings/notifications/',
    access: 'user',
    summary: 'Your notification settings; the defaults until you choose',
    response: notificationSettings,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/settings/notifications/',
    access: 'user',
    summary: 'Change your notification settings; what is left out stays',
    body: notificationChanges,
    response: z.extend(notificationSettings, { message: z.string() }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notifications/unsubscribe/',
    access: 'public',
    summary: 'End the mails a link of one of them names, or some of these, or all; without signing in',
    body: z.object({
      token: z.string().check(z.maxLength(300)),
      /** Left out: what the link names. */
      groups: z.optional(z.array(z.enum(MAIL_GROUPS)).check(z.maxLength(MAIL_GROUPS.length))),
    }),
    response: z.object({ groups: z.array(z.enum(MAIL_GROUPS)) }),
  }),
}
