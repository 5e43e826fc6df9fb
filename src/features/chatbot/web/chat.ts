import {
  AUTOSAVE_MS,
  type ChatMessage,
  isAsked,
  LONGEST_QUESTION,
  MOST_MESSAGES,
  QUESTION_LIMIT,
  questionsIn,
  REPLY_MS,
  RESET_MS,
  SAVE_DEBOUNCE_MS,
} from '../rules.ts'
import { CHAT_SENTENCES } from './texts.ts'

export type ChatState = {
  messages: readonly ChatMessage[]
  /** `loading` the history, `typing` an answer, `resetting` after the limit; only `idle` takes a question. */
  status: 'loading' | 'idle' | 'typing' | 'resetting'
}

type Ids = { session_id: string; conversation_id: number | null }
type History = { messages: ChatMessage[]; conversation_id: number | null; session_id: string | null }
type StoredKey = 'chatSessionId' | 'chatConversationId' | 'chatUserId'

/** The world of a chat: time, storage, the server, and who knows the answers. */
export type ChatPorts = {
  /** Runs once after so many milliseconds; the result takes it back. */
  after(ms: number, run: () => void): () => void
  /** The time of a message, short. */
  time(): string
  newSession(): string
  read(key: StoredKey): string | null
  write(key: StoredKey, value: string | null): void
  load(which: { conversation_id?: string }): Promise<History>
  /** `closing` saves have to survive the page. */
  save(
    body: Ids & { messages: ChatMessage[] },
    closing: boolean,
  ): Promise<{ session_id: string; conversation_id: number }>
  clear(which: { conversation_id: string } | { session_id: string }): Promise<void>
  /** Whether a failure says that the conversation is not there. */
  isGone(error: unknown): boolean
  answerTo(question: string): string
  log(what: string, error: unknown): void
}

const NO_IDS: Ids = { session_id: '', conversation_id: null }

/** The conversation of one person in one tab, apart from its looks (spec 1 §4 "Chat"). */
export class Chat {
  readonly #ports: ChatPorts
  readonly #listeners = new Set<() => void>()
  #state: ChatState = { messages: [], status: 'idle' }
  #user: number | null = null
  #ids: Ids = NO_IDS
  #dirty = false
  /** Grows with every new beginning: what was under way for an older one no longer counts. */
  #round = 0
  #stopReply = () => {}
  #stopSave = () => {}
  #stopAutosave = () => {}
  /** What goes to the server goes one after the other. */
  #line: Promise<void> = Promise.resolve()

  constructor(ports: ChatPorts) {
    this.#ports = ports
  }

  read = (): ChatState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks, when something was typed and the assistant is free (spec 1 §5); true when it was taken. */
  ask(text: string): boolean {
    if (this.#user === null || this.#state.status !== 'idle' || !isAsked(text)) return false
    const question = text.trim().slice(0, LONGEST_QUESTION)
    this.#add([question], true)
    this.#reply(question)
    return true
  }

  /** The trash button. */
  clear(): void {
    this.#forget(CHAT_SENTENCES.welcome)
  }

  /** Saves what has changed. A save that fails is tried again with the next one. */
  flush(closing = false): void {
    if (!this.#dirty || this.#user === null) return
    this.#dirty = false
    this.#stopSave()
    const round = this.#round
    // A closing page cannot wait for its turn.
    if (closing) void this.#save(round, true)
    else this.#line = this.#line.then(() => this.#save(round, false))
  }

  /** Resolves when nothing is under way to the server. */
  settled = (): Promise<void> => this.#line

  /** Whoever is signed in now: a new person's history is loaded, nobody means that everything is forgotten here. */
  async follow(user: number | null): Promise<void> {
    if (user === this.#user) return
    this.#user = user
    this.#newRound()
    this.#stopAutosave()
    if (user === null) {
      this.#ids = NO_IDS
      for (const key of ['chatSessionId', 'chatConversationId', 'chatUserId'] as const) this.#ports.write(key, null)
      return this.#show({ messages: [], status: 'idle' })
    }
    if (this.#ports.read('chatUserId') !== String(user)) this.#ports.write('chatConversationId', null)
    this.#ports.write('chatUserId', String(user))
    this.#autosave()
    await this.#load()
  }

  #show(next: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...next }
    this.#listeners.forEach((listener) => listener())
  }

  #add(texts: string[], isUser = false): void {
    const time = this.#ports.time()
    this.#show({ messages: [...this.#state.messages, ...texts.map((text) => ({ text, isUser, time }))] })
    this.#changed()
  }

  #changed(): void {
    this.#dirty = true
    this.#stopSave()
    this.#stopSave = this.#ports.after(SAVE_DEBOUNCE_MS, () => this.flush())
  }

  #autosave(): void {
    this.#stopAutosave()
    this.#stopAutosave = this.#ports.after(AUTOSAVE_MS, () => {
      this.flush()
      this.#autosave()
    })
  }

  #keepIds(ids: Ids): void {
    this.#ids = ids
    this.#ports.write('chatSessionId', ids.session_id)
    this.#ports.write('chatConversationId', ids.conversation_id === null ? null : String(ids.conversation_id))
  }

  async #save(round: number, closing: boolean): Promise<void> {
    if (round !== this.#round) return
    try {
      const saved = await this.#ports.save(
        { ...this.#ids, messages: this.#state.messages.slice(-MOST_MESSAGES) },
        closing,
      )
      if (round === this.#round) this.#keepIds(saved)
    } catch (error) {
      this.#ports.log('The chat could not be saved', error)
      if (round !== this.#round) return
      this.#dirty = true
      // Cleared on another device: what is here becomes a conversation of its own.
      if (this.#ports.isGone(error)) this.#keepIds(this.#newIds())
    }
  }

  #newIds = (): Ids => ({ session_id: this.#ports.newSession(), conversation_id: null })

  #newRound(): void {
    this.#round += 1
    this.#stopReply()
    this.#stopSave()
    this.#dirty = false
  }

  #begin(text: string): void {
    this.#newRound()
    this.#keepIds(this.#newIds())
    this.#show({ messages: [{ text, isUser: false, time: this.#ports.time() }], status: 'idle' })
  }

  /** Forgets the conversation here and on the server; a failure there is logged and changes nothing here. */
  #forget(text: string): void {
    const mayBeKept = this.#ids.conversation_id !== null || questionsIn(this.#state.messages) > 0
    const old = this.#ids
    this.#begin(text)
    if (mayBeKept) this.#line = this.#line.then(() => this.#clearOnServer(old))
  }

  /** A save that was under way may have given it its id meanwhile, so that the session is what surely names it. */
  async #clearOnServer({ conversation_id: id, session_id }: Ids): Promise<void> {
    try {
      await this.#ports.clear(id === null ? { session_id } : { conversation_id: String(id) })
    } catch (error) {
      if (!this.#ports.isGone(error)) this.#ports.log('The chat could not be cleared', error)
    }
  }

  #reply(question: string): void {
    this.#show({ status: 'typing' })
    this.#stopReply = this.#ports.after(REPLY_MS, () => {
      const isLast = questionsIn(this.#state.messages) >= QUESTION_LIMIT
      this.#add([this.#ports.answerTo(question), ...(isLast ? [CHAT_SENTENCES.limitReached] : [])])
      if (isLast) this.#resetSoon()
      else this.#show({ status: 'idle' })
    })
  }

  #resetSoon(): void {
    this.#show({ status: 'resetting' })
    this.#stopReply = this.#ports.after(RESET_MS, () => {
      this.#forget(CHAT_SENTENCES.wasReset)
      this.#changed()
    })
  }

  async #load(): Promise<void> {
    const stored = this.#ports.read('chatConversationId')
    const round = this.#round
    this.#show({ messages: [], status: 'loading' })
    try {
      const history = await this.#ports.load(stored === null ? {} : { conversation_id: stored })
      return round === this.#round ? this.#resume(history) : undefined
    } catch (error) {
      if (round !== this.#round) return undefined
      if (stored !== null && this.#ports.isGone(error)) {
        // Cleared on another device: the latest there is takes its place.
        this.#ports.write('chatConversationId', null)
        return this.#load()
      }
      this.#ports.log('The chat could not be loaded', error)
      return this.#begin(CHAT_SENTENCES.welcome)
    }
  }

  /** A page that was closed in the middle goes on where it was. */
  #resume({ session_id, conversation_id, messages }: History): void {
    const last = messages.at(-1)
    if (session_id === null || last === undefined) return this.#begin(CHAT_SENTENCES.welcome)
    this.#keepIds({ session_id, conversation_id })
    this.#show({ messages, status: 'idle' })
    if (last.isUser) this.#reply(last.text)
    else if (questionsIn(messages) >= QUESTION_LIMIT) this.#resetSoon()
  }
}
