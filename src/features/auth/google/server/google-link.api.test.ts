import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { googleHouse, MINUTE, newcomer } from '#server/testing/google-house.ts'
import { createAccount } from '../../server/service.ts'

let g: Awaited<ReturnType<typeof googleHouse>>
beforeAll(async () => {
  g = await googleHouse()
})
afterAll(() => g.h.close())
afterEach(() => g.h.sandbox.google.control.reset())

describe('an account with this address that has a password', () => {
  const password = 'Kamote-and-7-rivers'
  const needed = async () => {
    const choice = newcomer()
    const { user } = await g.h.signUp({ email: choice.other.email.toUpperCase(), password })
    const refused = await g.signIn(choice, { redirect: '/saved-jobs' })
    return { choice, user, refused, ticket: refused.body.ticket as string }
  }
  const link = (ticket: string, given: string) =>
    g.h.call('POST', '/api/auth/google/link/', { body: { ticket, password: given } })

  test('is connected only after its password, once', async () => {
    const { choice, user, refused, ticket } = await needed()
    expect([refused.status, refused.body.code]).toEqual([409, 'link_required'])
    expect(refused.body).toMatchObject({ email: choice.other.email })
    expect(refused.body).not.toHaveProperty('token')
    const wrong = await link(ticket, 'another7word')
    expect([wrong.status, wrong.body]).toEqual([400, { password: ['This password does not belong to the account.'] }])
    const linked = await link(ticket, password)
    expect(linked.status).toBe(200)
    expect(linked.body).toMatchObject({ user: { id: user.id }, redirect_url: '/saved-jobs' })
    expect(await g.statusOf(linked.body.token)).toBe(200)
    expect((await link(ticket, password)).body.code).toBe('link_over')
    const again = await g.signIn(choice)
    expect([again.status, again.body.user.id]).toEqual([200, user.id])
  })

  test('answers the same ticket when the return is posted twice', async () => {
    const choice = newcomer()
    await g.h.signUp({ email: choice.other.email, password })
    const back = await g.returned(choice)
    const [one, two] = await Promise.all([g.finish(back), g.finish(back)])
    expect([one.status, two.status]).toEqual([409, 409])
    expect(one.body.ticket).toBe(two.body.ticket)
  })

  test('is connected once when the password is sent twice at once', async () => {
    const { ticket } = await needed()
    const answers = await Promise.all([link(ticket, password), link(ticket, password)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
  })

  test('is connected once when two tabs have a ticket each, and both are signed in', async () => {
    const { choice, user, ticket } = await needed()
    const tickets = [ticket, ...(await Promise.all([1, 2].map(() => g.signIn(choice)))).map(({ body }) => body.ticket)]
    const answers = [
      await link(tickets[0], password),
      ...(await Promise.all(tickets.slice(1).map((one) => link(one, password)))),
    ]
    expect(answers.map(({ status, body }) => [status, body.user?.id])).toEqual(answers.map(() => [200, user.id]))
  })

  test('is not connected to a second Google account with a ticket from before', async () => {
    const { choice, ticket } = await needed()
    await g.order('/people', { sub: '222222222222222222222', email: choice.other.email })
    const late = (await g.signIn({ sub: '222222222222222222222' })).body.ticket as string
    expect((await link(ticket, password)).status).toBe(200)
    expect(await link(late, password)).toMatchObject({ status: 409, body: { code: 'account_exists' } })
  })

  test('gives five tries and ten minutes', async () => {
    const { ticket } = await needed()
    for (let n = 0; n < 5; n += 1) expect((await link(ticket, `wrong-7-${n}`)).status).toBe(400)
    expect((await link(ticket, password)).body).toMatchObject({ code: 'link_over' })
    const late = await needed()
    g.h.clock.advance(10 * MINUTE)
    expect((await link(late.ticket, password)).body).toMatchObject({
      code: 'link_over',
      error: 'This took too long or too many tries. Please sign in with Google again.',
    })
  })

  test('that belongs to another Google account already is left alone', async () => {
    const { choice, ticket } = await needed()
    await link(ticket, password)
    await g.order('/people', { sub: '111111111111111111111', email: choice.other.email })
    const answer = await g.signIn({ sub: '111111111111111111111' })
    expect([answer.status, answer.body.code]).toEqual([409, 'account_exists'])
    expect(answer.body).not.toHaveProperty('ticket')
  })

  test('that has no password and no Google account is left alone too', async () => {
    const choice = newcomer()
    const names = { username: `bare_account`, first_name: 'B', last_name: 'A' }
    await createAccount(g.h.deps, { ...names, email: choice.other.email, password: null, emailVerified: true })
    expect((await g.signIn(choice)).body.code).toBe('account_exists')
  })

  test('a made-up ticket connects nothing', async () => {
    expect((await link('made-up', password)).body.code).toBe('link_over')
  })
})
