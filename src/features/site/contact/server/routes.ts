import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { contact } from '../contract.ts'
import { receiveMessage } from './service.ts'

export const contactRoom = (deps: Deps) => room(contact, { send: ({ body }) => receiveMessage(deps, body) })
