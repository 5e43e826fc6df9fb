import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'
import { MAX_INTERVIEWS } from '../rules.ts'

let h: ApplyingHouse
let seeker: Seeker
let stranger: Seeker
let id: number
let base: string
beforeAll(async () => {
  h = await applyingHouse()
  h.clock.set(new Date('2026-11-22T02:00:00Z'))
  seeker = await h.newSeeker()
  stranger = await h.newSeeker({ connected: false, onboarded: false })
  id = (await h.apply(seeker, await h.newPosting({ title: 'Bookkeeper, senior; remote' }))).body.application
    .id as number
  base = `/api/job-applications/${id}`
})
afterAll(() => h.close())

type Body = Record<string, unknown>
const add = (body: Body, token = seeker.token, at = base) => h.call('POST', `${at}/interviews/`, { token, body })
const change = (interview: number, body: Body, token = seeker.token) =>
  h.call('PATCH', `${base}/interviews/${interview}/`, { token, body })
const remove = (interview: number, token = seeker.token) =>
  h.call('DELETE', `${base}/interviews/${interview}/`, { token })
const calendar = (interview: number, token = seeker.token) =>
  h.call('GET', `${base}/interviews/${interview}/calendar/`, { token })
const read = async () => (await h.call('GET', `${base}/`, { token: seeker.token })).body
const clear = async () => {
  for (const { id: interview } of (await read()).interviews) await remove(interview)
}
/** The lines of a calendar file as they were before folding. */
const linesOf = (text: string) => text.replaceAll('\r\n\t', '').split('\r\n')

describe('several interviews', () => {
  test('a local time is read in the employer’s zone, without one in Manila', async () => {
    const theirs = await add({ starts_at: '2026-12-01T09:30', employer_zone: 'America/New_York', place: ' Zoom ' })
    expect([theirs.status, theirs.body]).toEqual([
      201,
      expect.objectContaining({
        starts_at: '2026-12-01T14:30:00.000Z',
        employer_zone: 'America/New_York',
        minutes: 60,
        place: 'Zoom',
        sequence: 0,
      }),
    ])
    const ours = await add({ starts_at: '2026-11-28T09:30', minutes: 30, link: 'https://meet.test/x', notes: 'Ask.' })
    expect(ours.body).toMatchObject({ starts_at: '2026-11-28T01:30:00.000Z', employer_zone: null, minutes: 30 })
    const instant = await add({ starts_at: '2026-12-05T10:00:00+01:00', employer_zone: 'Europe/Berlin' })
    expect(instant.body.starts_at).toBe('2026-12-05T09:00:00.000Z')
    const { interviews, application, history } = await read()
    expect(interviews.map((each: Body) => each.id)).toEqual([ours.body.id, theirs.body.id, instant.body.id])
    expect(application.interview_date).toBe('2026-11-28T01:30:00.000Z')
    expect(history.at(-1)).toMatchObject({ kind: 'interview_added', to: '2026-12-05T09:00:00.000Z', actor: 'person' })
    await clear()
    expect((await read()).application.interview_date).toBeNull()
  })

  test('the date of the list is the next one as time goes by', async () => {
    await add({ starts_at: '2026-11-23T10:00' })
    await add({ starts_at: '2026-11-25T10:00' })
    expect((await read()).application.interview_date).toBe('2026-11-23T02:00:00.000Z')
    h.clock.set(new Date('2026-11-24T00:00:00Z'))
    for (const person of [seeker, stranger]) person.token = await h.signIn(person)
    expect((await read()).application.interview_date).toBe('2026-11-25T02:00:00.000Z')
    await clear()
  })

  test('the update dialog moves the one that counts and leaves the others', async () => {
    const first = await add({ starts_at: '2026-11-27T10:00', place: 'Office', employer_zone: 'Asia/Tokyo' })
    const second = await add({ starts_at: '2026-11-30T10:00' })
    const body = { status: 'interview', interview_date: '2026-11-29T08:00' }
    await h.call('PATCH', `${base}/update_status/`, { token: seeker.token, body })
    const { interviews } = await read()
    expect(interviews).toMatchObject([
      { id: first.body.id, starts_at: '2026-11-29T00:00:00.000Z', place: 'Office', sequence: 1 },
      { id: second.body.id, sequence: 0 },
    ])
    await clear()
  })

  test('at most 20, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_INTERVIEWS + 4 }, (_, n) => add({ starts_at: `2026-12-01T10:${10 + n}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: MAX_INTERVIEWS }, () => 201),
      ...Array.from({ length: 4 }, () => 400),
    ])
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      non_field_errors: ['An application has at most 20 interviews.'],
    })
    await clear()
  })
})

describe('a change', () => {
  test('keeps the moment when only the zone is named otherwise, and counts in the sequence', async () => {
    const { body } = await add({ starts_at: '2026-12-01T09:30' })
    const renamed = await change(body.id, { employer_zone: 'Europe/London', place: 'Call' })
    expect(renamed.body).toMatchObject({ starts_at: body.starts_at, employer_zone: 'Europe/London', sequence: 1 })
    const moved = await change(body.id, { starts_at: '2026-12-02T09:30' })
    expect(moved.body).toMatchObject({ starts_at: '2026-12-02T09:30:00.000Z', place: 'Call', sequence: 2 })
    expect((await change(body.id, { place: 'Call' })).body.sequence).toBe(2)
    expect((await change(body.id, {})).body.sequence).toBe(2)
    const { history } = await read()
    expect(history.slice(-2)).toMatchObject([
      { kind: 'interview_changed' },
      { kind: 'interview_moved', from: body.starts_at, to: '2026-12-02T09:30:00.000Z' },
    ])
    await clear()
  })

  test('two at once: both are kept in the history and counted', async () => {
    const { body } = await add({ starts_at: '2026-12-01T09:30' })
    await Promise.all([change(body.id, { place: 'A' }), change(body.id, { notes: 'B' })])
    expect((await read()).interviews[0]).toMatchObject({ place: 'A', notes: 'B', sequence: 2 })
    await clear()
  })

  test('what is removed is gone, its history is not', async () => {
    const { body } = await add({ starts_at: '2026-12-01T09:30', place: 'Zoom' })
    const both = await Promise.all([remove(body.id), remove(body.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const { interviews, history } = await read()
    expect(interviews).toEqual([])
    expect(history.at(-1)).toMatchObject({ kind: 'interview_removed', from: body.starts_at, note: 'Zoom' })
  })
})

describe('the calendar file', () => {
  test('says when in UTC, under a name that stays, with a sequence that grows', async () => {
    const { body } = await add({
      starts_at: '2026-12-01T09:30',
      minutes: 45,
      employer_zone: 'America/New_York',
      place: 'Room 4,\nsecond floor',
      link: 'https://meet.test/a?b=1;c=2',
      notes: 'Bring: portfolio\\samples\nEND:VEVENT\r\nBEGIN:VEVENT',
    })
    const first = await calendar(body.id)
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(first.headers['content-disposition']).toContain('attachment; filename="interview-2026-12-01-')
    const lines = linesOf(first.bytes.toString('utf8'))
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'DTSTART:20261201T143000Z',
        'DURATION:PT45M',
        'SEQUENCE:0',
        'SUMMARY:Interview: Bookkeeper\\, senior\\; remote\\, Control Desk Trading',
        'LOCATION:Room 4\\, second floor',
        'TRIGGER:-PT24H',
        'TRIGGER:-PT1H',
      ]),
    )
    // Whatever was typed stays text: one event begins, one ends.
    expect(lines.filter((line) => line === 'BEGIN:VEVENT' || line === 'END:VEVENT')).toHaveLength(2)
    expect(lines.find((line) => line.startsWith('DESCRIPTION:https'))).toContain('Dec 1\\, 2026\\, 9:30 AM\\, New York')
    await change(body.id, { starts_at: '2026-12-01T11:00' })
    const moved = await calendar(body.id)
    // Named after the seeker's day: eleven in New York is midnight in Manila.
    expect(moved.headers['content-disposition']).toContain('filename="interview-2026-12-02-')
    const second = linesOf(moved.bytes.toString('utf8'))
    expect(second).toEqual(expect.arrayContaining(['DTSTART:20261201T160000Z', 'SEQUENCE:1']))
    const uid = (all: string[]) => all.find((line) => line.startsWith('UID:'))
    expect(uid(second)).toBe(uid(lines))
    expect(uid(lines)).toMatch(/^UID:[0-9a-f-]{36}@hanap$/)
    await clear()
  })

  test('every line is at most 75 characters long and ends as the format wants', async () => {
    const { body } = await add({ starts_at: '2026-12-01T09:30', notes: 'Ñandú ₱5 😀 '.repeat(60) })
    const text = (await calendar(body.id)).bytes.toString('utf8')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Array.from(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    await clear()
  })
})

describe('what is refused', () => {
  test('an application, an interview or a pair of them that is not the person’s', async () => {
    const { body } = await add({ starts_at: '2026-12-01T09:30' })
    const other = (await h.apply(seeker, await h.newPosting())).body.application.id as number
    const elsewhere = `/api/job-applications/${other}/interviews/${body.id}/`
    const answers = await Promise.all([
      add({ starts_at: '2026-12-01T09:30' }, stranger.token),
      change(body.id, { place: 'x' }, stranger.token),
      remove(body.id, stranger.token),
      calendar(body.id, stranger.token),
      change(999_999, { place: 'x' }),
      calendar(999_999),
      h.call('PATCH', elsewhere, { token: seeker.token, body: { place: 'x' } }),
      h.call('DELETE', elsewhere, { token: seeker.token }),
      h.call('GET', `${elsewhere}calendar/`, { token: seeker.token }),
      add({ starts_at: '2026-12-01T09:30' }, seeker.token, '/api/job-applications/999999'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await read()).interviews).toMatchObject([{ id: body.id, place: '', sequence: 0 }])
    await clear()
  })

  test.each([
    [{}, 'starts_at'],
    [{ starts_at: 'soon' }, 'starts_at'],
    [{ starts_at: '2026-02-30T10:00' }, 'starts_at'],
    [{ starts_at: '2026-03-08T02:30', employer_zone: 'America/New_York' }, 'starts_at'],
    [{ starts_at: '2026-12-01' }, 'starts_at'],
    [{ starts_at: 7 }, 'starts_at'],
    [{ starts_at: '2026-12-01T09:30', employer_zone: 'Manila' }, 'employer_zone'],
    [{ starts_at: '2026-12-01T09:30', employer_zone: 8 }, 'employer_zone'],
    [{ starts_at: '2026-12-01T09:30', minutes: 4 }, 'minutes'],
    [{ starts_at: '2026-12-01T09:30', minutes: 1441 }, 'minutes'],
    [{ starts_at: '2026-12-01T09:30', minutes: 30.5 }, 'minutes'],
    [{ starts_at: '2026-12-01T09:30', place: 'x'.repeat(301) }, 'place'],
    [{ starts_at: '2026-12-01T09:30', link: 'javascript:alert(1)' }, 'link'],
    [{ starts_at: '2026-12-01T09:30', notes: ['x'] }, 'notes'],
  ])('a bad body, field by field: %j', async (body, field) => {
    const answer = await add(body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })
})
