import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSources } from '#features/cover-letters/server/letter-sources.ts'
import { deliverMessage } from '#features/messages/server/service.ts'
import { everyRoom } from '#server/app.ts'
import { applyingHouse, type ApplyingHouse } from '#server/testing/applying-house.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterAll(() => h.close())

const PATH = '/api/settings/privacy/'
const DEFAULTS = {
  profile_visibility: 'public',
  allow_recruiter_contact: true,
  hide_current_employer: false,
  count_replies: false,
}
const read = async (token: string) => (await h.call('GET', PATH, { token })).body
const put = (token: string, body: unknown) => h.call('PUT', PATH, { token, body })

describe('privacy settings', () => {
  test('are the defaults until they are chosen, and each person’s own', async () => {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    expect(await read(one.token)).toEqual(DEFAULTS)
    const chosen = {
      profile_visibility: 'limited',
      allow_recruiter_contact: false,
      hide_current_employer: true,
      count_replies: true,
    }
    const answer = await put(one.token, chosen)
    expect([answer.status, answer.body]).toEqual([200, { ...chosen, message: 'Your privacy settings were saved.' }])
    expect(await read(one.token)).toEqual(chosen)
    expect(await read(other.token)).toEqual(DEFAULTS)
  })

  test('are changed one by one, also two at once', async () => {
    const { token } = await h.signUp()
    await Promise.all([put(token, { profile_visibility: 'private' }), put(token, { hide_current_employer: true })])
    expect(await read(token)).toEqual({ ...DEFAULTS, profile_visibility: 'private', hide_current_employer: true })
    expect((await put(token, {})).body).toMatchObject({ profile_visibility: 'private' })
  })

  test.each([
    [{ profile_visibility: 'friends' }, { profile_visibility: ['Choose public, limited or private.'] }],
    [{ profile_visibility: null }, { profile_visibility: ['Choose public, limited or private.'] }],
    [{ allow_recruiter_contact: 'yes' }, { allow_recruiter_contact: ['Must be true or false.'] }],
    [{ hide_current_employer: 1 }, { hide_current_employer: ['Must be true or false.'] }],
    [{ count_replies: null }, { count_replies: ['Must be true or false.'] }],
  ])('with %j are refused', async (body, errors) => {
    const { token } = await h.signUp()
    const answer = await put(token, body)
    expect([answer.status, answer.body]).toEqual([400, errors])
    expect(await read(token)).toEqual(DEFAULTS)
  })

  test('keep since when somebody lets their applications be counted, and forget it with a no', async () => {
    const { token, user } = await h.signUp()
    const since = async () =>
      (
        await h.db
          .selectFrom('privacy_settings')
          .select('count_replies_since')
          .where('user_id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).count_replies_since
    await put(token, { count_replies: true })
    const first = h.clock.now()
    expect(await since()).toEqual(first)
    h.clock.advance(60_000)
    await put(token, { count_replies: true, hide_current_employer: true })
    expect(await since()).toEqual(first)
    await put(token, { count_replies: false })
    expect(await since()).toBeNull()
  })

  test('are nobody’s without a token', async () => {
    expect([(await h.call('GET', PATH)).status, (await h.call('PUT', PATH, { body: {} })).status]).toEqual([401, 401])
  })
})

describe('where they hold', () => {
  const write = (jobseekerId: number, sender: { id: number; is_admin: boolean }) =>
    deliverMessage(h.db, { jobseekerId, sender, body: 'Kumusta?', now: h.clock.now() })

  test('the team writes first to nobody who does not want it, and answers everybody', async () => {
    const [{ token, user }, admin] = await Promise.all([h.signUp(), h.signUp()])
    const team = { id: admin.user.id, is_admin: true }
    await put(token, { allow_recruiter_contact: false })
    await expect(write(user.id, team)).rejects.toMatchObject({ status: 403, code: 'not_wanted' })
    await write(user.id, { id: user.id, is_admin: false })
    await expect(write(user.id, team)).resolves.toMatchObject({ id: expect.any(Number) })
  })

  test('a letter is written from a history that does not name the present employer', async () => {
    const { token, user } = await h.signUp()
    const experience = [
      { employer: 'Lihim Trading Corp', title: 'Bookkeeper', from: '2022-01', to: '' },
      { employer: 'Dating Amo Inc', title: 'Encoder', from: '2019', to: '2021' },
    ]
    await h.call('PUT', '/api/jobseeker/profile/', {
      token,
      body: { about: 'Five years at LIHIM Trading Corp.', experience },
    })
    const { id } = await h.newPosting()
    const known = async () => JSON.stringify(await readSources(h.deps, user, { job_id: id }))
    expect(await known()).toContain('Lihim Trading Corp')
    await put(token, { hide_current_employer: true })
    expect(await known()).not.toMatch(/lihim/i)
    expect(await known()).toContain('my current employer')
    expect(await known()).toContain('Dating Amo Inc')
  })

  // Whoever adds a call of the team's says here what it shows of a person, or what of theirs it changes.
  const TEAM_CALLS: Record<string, string> = {
    'audit.list': 'who of the team did what; people as numbers',
    'audit.file': 'the same as a file; that it was taken is kept',
    'blasts.users': 'names and addresses of accounts, to choose from',
    'blasts.audience': 'how many a choice reaches',
    'blasts.send': 'writes to people; what is not about the service leaves out who wants no contact',
    'blasts.list': 'numbers alone',
    'blasts.pause': 'a blast alone',
    'blasts.resume': 'a blast alone',
    'blasts.missed': 'names of those who did not get it, and why',
    'blasts.again': 'writes to those who did not get it; whoever wants no contact is left out again',
    'blasts.cancel': 'a blast alone',
    'blasts.jobseekersWithoutThread': 'names and addresses of job seekers without a conversation',
    'dashboard.userMetrics': 'numbers alone',
    'dashboard.jobMetrics': 'postings alone',
    'dashboard.registrationsByDay': 'numbers alone',
    'dashboard.registrationsByWeek': 'numbers alone',
    'dashboard.registrationsByMonth': 'numbers alone',
    'dashboard.jobsByDay': 'postings alone',
    'dashboard.jobsByWeek': 'postings alone',
    'dashboard.jobsByMonth': 'postings alone',
    'dashboard.applicationsByDay': 'numbers alone',
    'dashboard.applicationsByWeek': 'numbers alone',
    'dashboard.applicationsByMonth': 'numbers alone',
    'operations.sources': 'boards alone',
    'operations.switchSource': 'boards alone',
    'operations.queues': 'tasks, never what they were told',
    'operations.retryTask': 'a task alone',
    'operations.dropTask': 'a task alone',
    'operations.mails': 'what kind of mail was refused, and the address shortened; never what it said',
    'operations.resendMail': 'a mail the person was to get anyway, with a reason that is kept',
    'operations.dropMail': 'a mail alone',
    'operations.waiting': 'numbers alone',
    'automation.standing': 'numbers alone',
    'automation.switchAll': 'everybody’s runs at once, with a reason that is kept; nobody’s plan is shown',
    'people.list': 'names and states; no address, no profile',
    'people.read': 'state, plan and devices; no address, no profile, nothing they wrote',
    'people.revealEmail': 'the address, on a press that is kept',
    'people.extendTrial': 'changes the end of a trial, with a reason that is kept',
    'people.disable': 'keeps the account out, with a reason that is kept',
    'people.enable': 'lets the account in again, with a reason that is kept',
    'employers.list': 'employers alone',
    'employers.detail': 'employers, and shares of at least five people who let themselves be counted',
    'employers.merge': 'employers alone; whoever hides the name hides the kept one',
    'employers.unmerge': 'employers alone',
    'employers.note': 'employers alone',
    'safety.reviews': 'postings alone',
    'safety.review': 'postings alone; who reported them is not told',
    'safety.decide': 'postings alone',
    'safety.splits': 'postings alone',
    'safety.decideSplit': 'postings alone',
  }
  test('every call that looks at somebody else is known, with the setting that holds there', () => {
    const team = Object.entries(everyRoom(h.deps)).flatMap(([room, { contract }]) =>
      Object.entries(contract).flatMap(([name, { access }]) => (access === 'admin' ? [`${room}.${name}`] : [])),
    )
    expect(team.toSorted()).toEqual(Object.keys(TEAM_CALLS).toSorted())
  })
})
