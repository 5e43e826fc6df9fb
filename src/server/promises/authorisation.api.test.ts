import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import { makeAdmin } from '#features/auth/server/service.ts'
import { everyRoom } from '../app.ts'
import { house, type House } from '../testing/house.ts'

/** Asked on purpose elsewhere: the token of these tests has to live on. */
const ENDS_THE_SESSION = new Set(['auth.logout', 'sessions.endAll'])

type Call = { name: string; shape: EndpointShape }
let h: House
let calls: Call[]
let seeker: { token: string }
beforeAll(async () => {
  h = await house()
  calls = Object.entries(everyRoom(h.deps)).flatMap(([room, { contract }]) =>
    Object.entries(contract).map(([name, shape]) => ({ name: `${room}.${name}`, shape })),
  )
  seeker = await h.signUp()
})
afterAll(() => h.close())

async function anAdmin() {
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  return person
}

/** An address of the call with ids that name nothing of anybody. */
const addressOf = (shape: EndpointShape) => `/api${shape.path.replace(/\{\w+\}/g, '999999')}`
const everyCall = (which: (shape: EndpointShape) => boolean) => calls.filter(({ shape }) => which(shape))

/** Asks every one of `wanted` in the same way; gives what was answered otherwise than expected. */
async function strangers(wanted: Call[], given: { token?: string; headers?: Record<string, string> }, status: number) {
  const different: string[] = []
  for (const { name, shape } of wanted) {
    for (const url of [addressOf(shape), addressOf(shape).replace(/\/$/, '')]) {
      const answer = await h.call(shape.method, url, { ...given, ...(shape.method === 'GET' ? {} : { body: {} }) })
      const plain = typeof answer.body?.detail === 'string' && Object.keys(answer.body).every((key) => key !== 'stack')
      if (answer.status !== status || !plain) different.push(`${name} ${url}: ${answer.status}`)
    }
  }
  return different
}

describe('every call of the contract', () => {
  test('there are some of each kind, so that the promises below are about something', () => {
    expect(everyCall(({ access }) => access === 'public').length).toBeGreaterThanOrEqual(6)
    expect(everyCall(({ access }) => access === 'user').length).toBeGreaterThanOrEqual(20)
    expect(everyCall(({ access }) => access === 'admin').length).toBeGreaterThanOrEqual(2)
  })

  test('that is not public answers 401 without a token', async () => {
    expect(
      await strangers(
        everyCall(({ access }) => access !== 'public'),
        {},
        401,
      ),
    ).toEqual([])
  })

  test('answers 401 to a token that never was, was cut, or ended', async () => {
    const gone = await h.signUp()
    expect((await h.call('POST', '/api/auth/logout/', { token: gone.token })).status).toBe(200)
    const guarded = everyCall(({ access }) => access !== 'public')
    for (const token of ['x', seeker.token.slice(0, -1), `${seeker.token}x`, gone.token]) {
      expect(await strangers(guarded, { token }, 401)).toEqual([])
    }
    const bearer = { headers: { authorization: `Bearer ${seeker.token}` } }
    expect(await strangers(guarded, bearer, 401)).toEqual([])
  })

  test('for admins answers 403 to everybody else', async () => {
    expect(
      await strangers(
        everyCall(({ access }) => access === 'admin'),
        { token: seeker.token },
        403,
      ),
    ).toEqual([])
  })

  test.each([
    ['is_superuser', (id: number) => sql`update users set is_superuser = true where id = ${id}`],
    ['account type admin', (id: number) => sql`update users set account_type = 'admin' where id = ${id}`],
    ['an admin profile', (id: number) => sql`insert into admin_profiles values (${id}, now())`],
  ])('for admins is open to somebody with %s, and closed again at once without it', async (_, appoint) => {
    const person = await h.signUp()
    await appoint(person.user.id).execute(h.db)
    const admin = everyCall(({ access }) => access === 'admin')
    const refused: string[] = []
    for (const { name, shape } of admin) {
      const body = shape.method === 'GET' ? {} : { body: {} }
      const answer = await h.call(shape.method, addressOf(shape), { token: person.token, ...body })
      if (answer.status === 401 || answer.status === 403 || answer.status >= 500)
        refused.push(`${name}: ${answer.status}`)
    }
    expect(refused).toEqual([])
    await sql`delete from admin_profiles where user_id = ${person.user.id}`.execute(h.db)
    await sql`update users set is_superuser = false, account_type = 'jobseeker' where id = ${person.user.id}`.execute(
      h.db,
    )
    expect(await strangers(admin, { token: person.token }, 403)).toEqual([])
  })

  test('for admins is shut at once to one the team keeps out, who is told so when they come back', async () => {
    const [one, other] = [await anAdmin(), await anAdmin()]
    const path = `/api/admin/people/${one.user.id}/disable/`
    expect((await h.call('GET', '/api/admin/people/', { token: one.token })).status).toBe(200)
    await h.call('POST', path, { token: other.token, body: { reason: 'Left the team.' } })
    expect(
      await strangers(
        everyCall(({ access }) => access !== 'public'),
        { token: one.token },
        401,
      ),
    ).toEqual([])
    const login = { email: one.user.email, password: one.password }
    const back = await h.call('POST', '/api/auth/login/', { body: login })
    expect([back.status, back.body.code, back.body.detail]).toEqual([
      403,
      'account_disabled',
      'This account is disabled. If you think that is a mistake, write to us on the Contact page.',
    ])
  })

  test('for admins is shut in production to one without a second step, and says what to do', async () => {
    const admin = await anAdmin()
    const team = everyCall(({ access }) => access === 'admin')
    const { config } = h.deps
    const before = config.HANAP_MODE
    Object.assign(config, { HANAP_MODE: 'production' })
    try {
      expect(await strangers(team, { token: admin.token }, 403)).toEqual([])
      const { body } = await h.call('GET', '/api/admin/people/', { token: admin.token })
      expect(body).toMatchObject({ code: 'second_factor_required', second_factor_required: true })
      // Somebody who is no admin hears nothing of it.
      expect((await h.call('GET', '/api/admin/people/', { token: seeker.token })).body.code).toBe('admin_only')
    } finally {
      Object.assign(config, { HANAP_MODE: before })
    }
  })

  test('ignores what a body claims about its sender', async () => {
    const person = await h.signUp()
    const claims = {
      is_superuser: true,
      account_type: 'admin',
      admin_profile: {},
      plan: 'premium',
      plan_type: 'premium',
      subscription: { plan: { plan_type: 'premium' } },
      verified: true,
      email_verified_at: '2020-01-01T00:00:00Z',
      awaiting_verification: false,
      user: seeker.token,
      user_id: 1,
      id: 1,
    }
    const rowsOf = () =>
      sql<{ all: string }>`
        select coalesce((select string_agg(u::text, ';' order by id) from (
            select id, email, is_superuser, account_type, email_verified_at, awaiting_verification from users) u), '')
          || coalesce((select string_agg(a::text, ';') from admin_profiles a), '')
          || coalesce((select string_agg(s::text, ';' order by user_id) from subscriptions s), '') as all`.execute(h.db)
    const before = (await rowsOf()).rows
    for (const { name, shape } of everyCall(({ method }) => method !== 'GET')) {
      if (ENDS_THE_SESSION.has(name)) continue
      await h.call(shape.method, addressOf(shape), { token: person.token, body: claims })
    }
    expect((await rowsOf()).rows).toEqual(before)
  })

  test('for people answers a signed-in one something else than 401 or 403 to itself', async () => {
    const refused: string[] = []
    for (const { name, shape } of everyCall(({ access, stream }) => access === 'user' && !stream)) {
      if (ENDS_THE_SESSION.has(name)) continue
      const body = shape.method === 'GET' ? {} : { body: {} }
      const answer = await h.call(shape.method, addressOf(shape), { token: seeker.token, ...body })
      if (answer.status === 401 || answer.status >= 500) refused.push(`${name}: ${answer.status}`)
    }
    expect(refused).toEqual([])
  })

  test('never answers 5xx to ids, bodies and queries of any shape', async () => {
    const broken: string[] = []
    const odd = ['0', '-1', '1e9', '99999999999999999999', '%00', 'a%20b', "1'--", '%F0%9F%8D%A0']
    for (const { name, shape } of calls) {
      if (name === 'auth.logout' || shape.stream) continue
      for (const id of odd) {
        const url = `/api${shape.path.replace(/\{\w+\}/g, id)}`
        const query = shape.method === 'GET' ? `?page=${id}&search=${id}&tags=${id}&per_page=${id}` : ''
        const body = shape.method === 'GET' ? {} : { body: { id, job_post_id: id, email: [id], password: { id } } }
        const answer = await h.call(shape.method, url + query, { token: seeker.token, ...body })
        if (answer.status >= 500) broken.push(`${name} ${url}${query}: ${answer.status}`)
      }
    }
    expect(broken).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  test('lists every call with its access, and nothing else', async () => {
    const { body } = await h.call('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const listed = Object.entries(body.paths as Record<string, Record<string, Record<string, unknown>>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, call]) => `${method} ${path} ${String(call['x-access'])}`),
    )
    const wanted = calls.map(({ shape }) => `${shape.method.toLowerCase()} /api${shape.path} ${shape.access}`)
    expect(listed.toSorted()).toEqual(wanted.toSorted())
    for (const methods of Object.values(body.paths) as Record<string, Record<string, unknown>>[]) {
      for (const call of Object.values(methods)) {
        expect(call['security']).toEqual(call['x-access'] === 'public' ? [] : [{ token: [] }])
        expect(call['summary']).toMatch(/\w{3}/)
      }
    }
  })

  test('two calls never share a path and method', () => {
    const paths = calls.map(({ shape }) => `${shape.method} ${shape.path.replace(/\{\w+\}/g, '{}')}`)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })
})

test('an /api path that does not exist answers 404 as JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/api/', '/api/nothing/', '/api/jobs/1/nothing', '/api/auth/..%2fjobs/']) {
      const answer = await h.call(method, url)
      expect([url, answer.status, answer.body.code]).toEqual([url, 404, 'not_found'])
    }
  }
})
