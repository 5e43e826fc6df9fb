import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

const address = z.string().check(z.maxLength(1000))
const key = (max: number) => z.string('Enter a key.').check(z.regex(/^[\w-]+$/, 'Enter a key.'), z.maxLength(max))
const settings = z.object({
  /** What a browser needs to subscribe; null where the server cannot tell devices. */
  public_key: z.nullable(z.string()),
  /** Devices that are told. */
  devices: z.number(),
  at_night: z.boolean(),
})

/** Phones and browsers that hear of alerts by themselves. */
export const push = {
  read: endpoint({
    method: 'GET',
    path: '/alerts/push/',
    access: 'user',
    summary: 'Whether devices can be told, how many are, and whether at night too',
    response: settings,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/alerts/push/',
    access: 'user',
    summary: 'Tells devices between 10 PM and 7 AM Manila time too, or no more',
    body: z.object({ at_night: z.boolean('Must be true or false.') }),
    response: settings,
  }),
  add: endpoint({
    method: 'POST',
    path: '/alerts/push/devices/',
    access: 'user',
    summary: 'Tells this device until you log out there; 400 for an address of no known push service',
    status: 201,
    body: z.object({ endpoint: address, keys: z.object({ p256dh: key(200), auth: key(100) }) }),
    response: settings,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/alerts/push/devices/remove/',
    access: 'user',
    summary: 'Tells this device no more',
    body: z.object({ endpoint: address }),
    response: settings,
  }),
}
