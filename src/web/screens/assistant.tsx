import { manilaTime } from '#contract/time.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { answerTo } from '#features/chatbot/answers/rules.ts'
import { chatbot } from '#features/chatbot/calls.ts'
import { Chat, type ChatPorts } from '#features/chatbot/web/chat.ts'
import { ChatPanel } from '#features/chatbot/web/chat-panel.tsx'
import { ApiError, call } from '#web/lib/api.ts'
import { loginAddress } from '#web/lib/redirect.ts'
import { onSessionChange, readSession, useSession } from '#web/lib/session.ts'
import { readStored, writeStored } from '#web/lib/storage.ts'

const ports: ChatPorts = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  time: () => manilaTime(new Date()),
  newSession: () => crypto.randomUUID(),
  read: readStored,
  write: writeStored,
  load: (which) => call(chatbot.history, { query: which }),
  save: (body, closing) => call(chatbot.save, { body, keepalive: closing }),
  clear: async (which) => {
    await call(chatbot.clear, { query: which })
  },
  isGone: (error) => error instanceof ApiError && error.status === 404,
  answerTo,
  log: (what, error) => console.warn(what, error),
}

/** One conversation per tab, which goes on while its panel is closed. */
const chat = new Chat(ports)

/** Follows whoever is signed in, and saves when the page is left (spec 1 §7). */
function start(): void {
  const follow = () => {
    const { token, user } = readSession()
    // With a token the person is on the way.
    if (token === null || user !== null) void chat.follow(user?.id ?? null)
  }
  onSessionChange(follow)
  follow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') chat.flush(true)
  })
  addEventListener('pagehide', () => chat.flush(true))
  addEventListener('beforeunload', () => chat.flush(true))
}

// This file comes to a browser with the first click on the assistant's button, and never to the server.
start()

/** The assistant's open panel (spec 1 §2, §4). */
export function Assistant({ onClose }: { onClose: () => void }) {
  const state = useSyncExternalStore(chat.subscribe, chat.read, chat.read)
  const { token } = useSession()
  const login = loginAddress(useLocation())
  const navigate = useNavigate()
  // The history is saved on close.
  useEffect(() => () => chat.flush(), [])
  const ask = (question: string): boolean => {
    if (token !== null) return chat.ask(question)
    onClose()
    navigate(login)
    return true
  }
  return (
    <ChatPanel
      state={state}
      signedIn={token !== null}
      loginAddress={login}
      onAsk={ask}
      onClear={() => chat.clear()}
      onClose={onClose}
    />
  )
}
