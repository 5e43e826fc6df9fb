import { beforeEach, describe, expect, test } from 'vitest'
import {
  AUTOSAVE_MS,
  type ChatMessage,
  questionNotice,
  QUESTION_LIMIT,
  REPLY_MS,
  RESET_MS,
  SAVE_DEBOUNCE_MS,
} from '../rules.ts'
import { Chat, type ChatPorts } from './chat.ts'
import { CHAT_SENTENCES, SUGGESTIONS } from './texts.ts'

type Body = Parameters<ChatPorts['save']>[0]

/** A clock that runs only when told, a storage, and a server that keeps what it is sent. */
function world() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const storage = new Map<string, string>()
  const kept = new Map<number, Body>()
  const calls: string[] = []
  const logged: string[] = []
  const fails = new Set<string>()
  let ids = 0
  const failing = (what: string) => {
    calls.push(what)
    if (fails.has(what)) throw new Error(what)
  }
  const ports: ChatPorts = {
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((one) => one !== timer))
    },
    time: () => '9:41 AM',
    newSession: () => `session-${++ids}`,
    read: (key) => storage.get(key) ?? null,
    write: (key, value) => void (value === null ? storage.delete(key) : storage.set(key, value)),
    async load({ conversation_id: id }) {
      failing('load')
      const found = id === undefined ? [...kept].at(-1) : ([Number(id), kept.get(Number(id))] as const)
      if (found?.[1] === undefined) {
        if (id !== undefined) throw new Error('gone')
        return { messages: [], conversation_id: null, session_id: null }
      }
      return { messages: found[1].messages, conversation_id: found[0], session_id: found[1].session_id }
    },
    async save(body, closing) {
      failing(closing ? 'closing save' : 'save')
      if (body.conversation_id !== null && !kept.has(body.conversation_id)) throw new Error('gone')
      const id = body.conversation_id ?? kept.size + 1
      kept.set(id, body)
      return { session_id: body.session_id, conversation_id: id }
    },
    async clear(which) {
      failing('clear')
      if ('conversation_id' in which && !kept.delete(Number(which.conversation_id))) throw new Error('gone')
    },
    isGone: (error) => error instanceof Error && error.message === 'gone',
    answerTo: (question) => `About ${question}`,
    log: (what) => void logged.push(what),
  }
  async function pass(ms: number) {
    const end = now + ms
    for (;;) {
      const next = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      now = next.at
      timers = timers.filter((timer) => timer !== next)
      next.run()
      await settle()
    }
    now = end
    await settle()
  }
  return { ports, storage, kept, calls, logged, fails, pass }
}
/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

let w: ReturnType<typeof world>
let chat: Chat
beforeEach(async () => {
  w = world()
  chat = new Chat(w.ports)
  await chat.follow(7)
})
const said = () => chat.read().messages.map(({ text }) => text)
const askAndWait = async (text: string) => {
  expect(chat.ask(text)).toBe(true)
  await w.pass(REPLY_MS)
}

describe('questions', () => {
  test('nothing is taken when empty, only spaces, or while the assistant is typing', async () => {
    expect([chat.ask(''), chat.ask(' \n ')]).toEqual([false, false])
    expect(chat.ask(' resume ')).toBe(true)
    expect([chat.read().status, chat.ask('again')]).toEqual(['typing', false])
    await w.pass(REPLY_MS - 1)
    expect(chat.read().status).toBe('typing')
    await w.pass(1)
    expect([chat.read().status, said()]).toEqual(['idle', [CHAT_SENTENCES.welcome, 'resume', 'About resume']])
  })

  test('nobody signed in asks nothing', async () => {
    await chat.follow(null)
    expect([chat.ask('resume'), chat.read().messages]).toEqual([false, []])
  })

  test('the notices count down, to the letter', () => {
    expect([0, 1, 2, 3, 4].map(questionNotice)).toEqual([
      null,
      '2 questions remaining before chat resets',
      'Last question available! Chat will reset after this.',
      null,
      null,
    ])
  })

  test('the third question is answered, then the limit is said; three seconds later the chat is reset', async () => {
    for (let n = 1; n <= QUESTION_LIMIT; n++) await askAndWait(`q${n}`)
    expect(said().slice(-2)).toEqual(['About q3', CHAT_SENTENCES.limitReached])
    expect([chat.read().status, chat.ask('a fourth')]).toEqual(['resetting', false])
    await w.pass(RESET_MS - 1)
    expect(said()).toContain('q1')
    await w.pass(1)
    expect([said(), chat.read().status]).toEqual([[CHAT_SENTENCES.wasReset], 'idle'])
    expect(w.calls.filter((call) => call === 'clear')).toHaveLength(1)
    await w.pass(SAVE_DEBOUNCE_MS)
    expect([...w.kept.values()].map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      [CHAT_SENTENCES.wasReset],
    ])
    await askAndWait('q1 again')
    expect(chat.read().status).toBe('idle')
  })

  test('a clear that fails is logged, and the chat is reset all the same', async () => {
    await askAndWait('q1')
    w.fails.add('clear')
    chat.clear()
    await chat.settled()
    expect([said(), w.logged]).toEqual([[CHAT_SENTENCES.welcome], ['The chat could not be cleared']])
  })

  test('there are twelve suggestions, each another', () => {
    expect([SUGGESTIONS.length, new Set(SUGGESTIONS).size]).toEqual([12, 12])
  })
})

describe('saving', () => {
  test('300 ms after the last change, and only what has changed', async () => {
    await w.pass(AUTOSAVE_MS * 2)
    expect(w.calls).toEqual(['load'])
    chat.ask('q1')
    await w.pass(SAVE_DEBOUNCE_MS - 1)
    expect(w.calls).toEqual(['load'])
    await w.pass(1)
    expect(w.calls).toEqual(['load', 'save'])
    await w.pass(AUTOSAVE_MS * 3)
    expect(w.calls).toEqual(['load', 'save', 'save'])
    chat.flush()
    await chat.settled()
    expect(w.calls).toHaveLength(3)
    expect([...w.kept.values()][0]?.messages.map(({ text }) => text)).toEqual(said())
  })

  test('what could not be saved is logged and saved within the next 30 seconds', async () => {
    w.fails.add('save')
    await askAndWait('q1')
    await w.pass(SAVE_DEBOUNCE_MS)
    expect([w.logged.includes('The chat could not be saved'), w.kept.size]).toEqual([true, 0])
    w.fails.clear()
    await w.pass(AUTOSAVE_MS)
    expect([...w.kept.values()][0]?.messages).toHaveLength(3)
  })

  test('a page that closes saves at once, in a way that outlives it', async () => {
    chat.ask('q1')
    chat.flush(true)
    await settle()
    expect(w.calls).toEqual(['load', 'closing save'])
    chat.flush(true)
    expect(w.calls).toHaveLength(2)
  })

  test('a conversation cleared on another device goes on as a new one', async () => {
    await askAndWait('q1')
    await w.pass(SAVE_DEBOUNCE_MS)
    w.kept.clear()
    await askAndWait('q2')
    await w.pass(AUTOSAVE_MS)
    expect([...w.kept.values()][0]?.messages.map(({ text }) => text)).toEqual(said())
  })
})

describe('coming back', () => {
  const keep = (messages: ChatMessage[]) => w.kept.set(5, { session_id: 'there', conversation_id: 5, messages })
  const one = (text: string, isUser: boolean): ChatMessage => ({ text, isUser, time: '9:00 AM' })

  test('another device shows the latest conversation and goes on with it', async () => {
    await askAndWait('q1')
    await w.pass(SAVE_DEBOUNCE_MS)
    w.storage.clear()
    const other = new Chat(w.ports)
    await other.follow(7)
    expect(other.read().messages).toEqual(chat.read().messages)
    expect(w.storage.get('chatConversationId')).toBe('1')
  })

  test('a question that was not answered any more is answered now', async () => {
    keep([one('hello', false), one('q1', true)])
    const other = new Chat(w.ports)
    await other.follow(8)
    expect(other.read().status).toBe('typing')
    await w.pass(REPLY_MS)
    expect(other.read().messages.at(-1)?.text).toBe('About q1')
  })

  test('a conversation that was at its limit is reset', async () => {
    keep([1, 2, 3].flatMap((n) => [one(`q${n}`, true), one(`a${n}`, false)]))
    const other = new Chat(w.ports)
    await other.follow(8)
    expect(other.read().status).toBe('resetting')
    await w.pass(RESET_MS)
    expect(other.read().messages.map(({ text }) => text)).toEqual([CHAT_SENTENCES.wasReset])
    expect(w.kept.has(5)).toBe(false)
  })

  test('a history that cannot be loaded is logged and the chat begins anew', async () => {
    w.fails.add('load')
    const other = new Chat(w.ports)
    await other.follow(8)
    expect([other.read(), w.logged]).toEqual([
      { status: 'idle', messages: [one(CHAT_SENTENCES.welcome, false)].map((each) => ({ ...each, time: '9:41 AM' })) },
      ['The chat could not be loaded'],
    ])
  })

  test('a conversation cleared on another device gives way to the latest, which is no failure', async () => {
    keep([one('from the other device', true), one('answer', false)])
    w.storage.set('chatUserId', '8')
    w.storage.set('chatConversationId', '99')
    const other = new Chat(w.ports)
    await other.follow(8)
    expect([other.read().messages[0]?.text, w.logged]).toEqual(['from the other device', []])
  })

  test('signing out forgets everything here, and an answer on its way comes to nobody', async () => {
    chat.ask('private question')
    await chat.follow(null)
    await w.pass(AUTOSAVE_MS)
    expect([chat.read().messages, [...w.storage.keys()]]).toEqual([[], []])
    expect(w.calls).toEqual(['load'])
  })

  test('another person does not get the conversation of the one before', async () => {
    await askAndWait('q1')
    await w.pass(SAVE_DEBOUNCE_MS)
    await chat.follow(8)
    expect(w.storage.get('chatUserId')).toBe('8')
    expect(w.calls.at(-1)).toBe('load')
  })
})
