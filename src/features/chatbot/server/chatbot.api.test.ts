import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { KEEP_DAYS, LONGEST_MESSAGE, MOST_CONVERSATIONS, MOST_MESSAGES } from '../rules.ts'
import { sweepChatsTask } from './service.ts'

let h: House
let token: string
let stranger: string
beforeAll(async () => {
  h = await house()
  token = (await h.signUp()).token
  stranger = (await h.signUp()).token
})
afterAll(() => h.close())

const PATH = '/api/chatbot/history/'
const talk = (...texts: string[]) => texts.map((text, at) => ({ text, isUser: at % 2 === 1, time: '9:41 AM' }))
const read = (query = '', as = token) => h.call('GET', PATH + query, { token: as })
const save = (body: unknown, as = token) => h.call('POST', PATH, { token: as, body })
const clear = (query = '', as = token) => h.call('DELETE', PATH + query, { token: as })

describe('saving and reading', () => {
  test('nothing yet is an empty history, not an error', async () => {
    const fresh = (await h.signUp()).token
    expect(await read('', fresh)).toMatchObject({
      status: 200,
      body: { messages: [], conversation_id: null, session_id: null },
    })
  })

  test('what was saved comes back by conversation, by session and as the latest', async () => {
    const messages = talk('Hello', 'Magkano ang Basic? ₱', 'It is ₱50')
    const saved = await save({ messages, session_id: 'device-1', conversation_id: null })
    expect(saved).toMatchObject({ status: 200, body: { session_id: 'device-1' } })
    const id = saved.body.conversation_id as number
    const whole = { messages, conversation_id: id, session_id: 'device-1' }
    for (const query of ['', `?conversation_id=${id}`, '?session_id=device-1']) {
      expect(await read(query)).toMatchObject({ status: 200, body: whole })
    }
  })

  test('a save replaces the messages; the conversation saved last is the latest', async () => {
    const first = await save({ messages: talk('a'), session_id: 'replace-1' })
    h.clock.advance(1000)
    const second = await save({ messages: talk('b'), session_id: 'replace-2' })
    h.clock.advance(1000)
    const again = await save({ messages: talk('a', 'c'), conversation_id: first.body.conversation_id })
    expect(again.body).toEqual(first.body)
    expect((await read()).body).toMatchObject({ messages: talk('a', 'c'), session_id: 'replace-1' })
    expect(second.body.conversation_id).not.toBe(first.body.conversation_id)
  })

  test('without a session one is made', async () => {
    const { body } = await save({ messages: talk('x') })
    expect(body.session_id).toMatch(/^[\w-]{10,64}$/)
    expect((await read(`?session_id=${body.session_id}`)).body.conversation_id).toBe(body.conversation_id)
  })

  test('twice at once is one conversation', async () => {
    const body = { messages: talk('same'), session_id: 'twice' }
    const answers = await Promise.all([save(body), save(body), save(body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.conversation_id)).size).toBe(1)
  })

  test('the same session of two people is two conversations', async () => {
    const mine = await save({ messages: talk('mine'), session_id: 'shared' })
    const theirs = await save({ messages: talk('theirs'), session_id: 'shared' }, stranger)
    expect(theirs.body.conversation_id).not.toBe(mine.body.conversation_id)
    expect((await read('?session_id=shared')).body.messages).toEqual(talk('mine'))
  })

  test('signs a database cannot keep are left out', async () => {
    const { body } = await save({ messages: [{ text: 'a\0b\ud800', isUser: true, time: '' }], session_id: 'odd' })
    const back = await read(`?conversation_id=${body.conversation_id}`)
    expect(back.body.messages).toEqual([{ text: 'ab\ufffd', isUser: true, time: '' }])
  })

  test('only the latest conversations of a person are kept', async () => {
    const busy = (await h.signUp()).token
    for (let n = 0; n < MOST_CONVERSATIONS + 2; n++) {
      await save({ messages: talk(`${n}`), session_id: `busy-${n}` }, busy)
      h.clock.advance(1000)
    }
    expect((await read('?session_id=busy-1', busy)).status).toBe(404)
    expect((await read('?session_id=busy-2', busy)).status).toBe(200)
  })
})

describe('whose it is', () => {
  test('without a login nothing is read, saved or cleared', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await h.call(method, PATH, method === 'POST' ? { body: { messages: [] } } : {})).status).toBe(401)
      expect((await h.call(method, PATH, { token: 'wrong', body: { messages: [] } })).status).toBe(401)
    }
  })

  test('somebody else’s conversation is not there: not to read, to change or to clear', async () => {
    const { body } = await save({ messages: talk('private'), session_id: 'private' })
    const query = `?conversation_id=${body.conversation_id}`
    expect((await read(query, stranger)).status).toBe(404)
    expect((await read('?session_id=private', stranger)).status).toBe(404)
    const taken = { messages: talk('taken'), conversation_id: body.conversation_id }
    expect((await save(taken, stranger)).status).toBe(404)
    expect((await clear(query, stranger)).status).toBe(404)
    expect((await read(query)).body.messages).toEqual(talk('private'))
  })
})

describe('clearing', () => {
  test('a named one goes, the others stay; the second clear finds nothing', async () => {
    const one = await save({ messages: talk('one'), session_id: 'clear-1' })
    await save({ messages: talk('two'), session_id: 'clear-2' })
    const query = `?conversation_id=${one.body.conversation_id}`
    const both = await Promise.all([clear(query), clear(query)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await read(query)).status).toBe(404)
    expect((await clear('?session_id=clear-2')).status).toBe(200)
  })

  test('without a name everything of the person goes, and nothing of anybody else', async () => {
    await save({ messages: talk('theirs'), session_id: 'stays' }, stranger)
    expect((await clear()).status).toBe(200)
    expect((await read()).body.messages).toEqual([])
    expect((await clear()).status).toBe(200)
    expect((await read('?session_id=stays', stranger)).status).toBe(200)
  })
})

describe('a bad body or query', () => {
  const bad: [object, string][] = [
    [{}, 'messages'],
    [{ messages: 'hello' }, 'messages'],
    [{ messages: [{ text: 'x', time: '' }] }, 'messages.0.isUser'],
    [{ messages: [{ text: '', isUser: true, time: '' }] }, 'messages.0.text'],
    [{ messages: [{ text: 7, isUser: true, time: '' }] }, 'messages.0.text'],
    [{ messages: [{ text: 'x'.repeat(LONGEST_MESSAGE + 1), isUser: true, time: '' }] }, 'messages.0.text'],
    [{ messages: [{ text: 'x', isUser: true, time: 't'.repeat(21) }] }, 'messages.0.time'],
    [{ messages: Array.from({ length: MOST_MESSAGES + 1 }, () => talk('x')[0]) }, 'messages'],
    [{ messages: [], session_id: 'no spaces' }, 'session_id'],
    [{ messages: [], session_id: 'x'.repeat(65) }, 'session_id'],
    [{ messages: [], conversation_id: 'one' }, 'conversation_id'],
    [{ messages: [], conversation_id: -1 }, 'conversation_id'],
  ]
  test.each(bad)('%#: the field is named', async (body, field) => {
    const answer = await save(body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  test('an id that is none is a bad query', async () => {
    expect((await read('?conversation_id=abc')).status).toBe(400)
    expect((await clear('?session_id=%00')).status).toBe(400)
  })
})

// Last: the clock moves so far that every token above has ended.
test('conversations nobody touched for long are swept', async () => {
  await save({ messages: talk('old'), session_id: 'old' })
  h.clock.advance((KEEP_DAYS - 1) * 86_400_000)
  const later = (await h.signUp()).token
  await save({ messages: talk('new'), session_id: 'new' }, later)
  h.clock.advance(2 * 86_400_000)
  await h.run(sweepChatsTask, {})
  const after = await h.db.selectFrom('chat_conversations').select('session_id').execute()
  expect(after.map((row) => row.session_id)).toEqual(['new'])
})
