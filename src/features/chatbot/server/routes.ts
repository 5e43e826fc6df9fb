import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { chatbot } from '../contract.ts'
import { clearHistory, readHistory, saveHistory } from './service.ts'

export const chatbotRoom = (deps: Deps) =>
  room(chatbot, {
    history: ({ user, query }) => readHistory(deps, user, query),
    save: ({ user, body }) => saveHistory(deps, user, body),
    clear: ({ user, query }) => clearHistory(deps, user, query),
  })
