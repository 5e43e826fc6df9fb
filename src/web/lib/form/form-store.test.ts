import * as z from 'zod/mini'
import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../api.ts'
import { errorsOf, FormStore, type Sending, type Values } from './form-store.ts'
import type { Keeping, Place } from './kept.ts'

const NEEDED = 'This field is required.'
const text = z.string().check(z.minLength(1, NEEDED))
const schema = z.object({ name: text, tags: z.array(text), projects: z.array(z.object({ url: text })) })
const shape = z.object({
  name: z.string(),
  tags: z.array(z.string()),
  projects: z.array(z.object({ url: z.string() })),
})
const BEGUN = { name: '', tags: [] as string[], projects: [] as { url: string }[] }
type Given = typeof BEGUN

/** A form with its fields on the screen, and what was sent. */
function made({ initial = BEGUN, draft, place }: { initial?: Given; draft?: Keeping<Given>; place?: Place } = {}) {
  const store = new FormStore(initial, draft, place)
  const sent: Given[] = []
  const sending = (over: Partial<Sending<Given>> = {}): Sending<Given> => ({
    schema,
    send: async (values) => void sent.push(values),
    ...over,
  })
  const field = (path: 'name' | 'tags' | 'projects' | `projects.${number}.url`) => store.field(path, store.read())
  field('name')
  return { store, sent, sending, field, formError: () => store.formError(store.read()) }
}

const refused = (fields: Record<string, string[]>) => async () => Promise.reject(new ApiError(400, fields))

function memory(kept: Values | null = null) {
  const place = { kept, read: () => place.kept, write: (value: Values | null) => void (place.kept = value) }
  return place
}

test('what is wrong is not sent, is said under its field and led to', async () => {
  const { store, sent, sending, field } = made()
  await store.submit(sending())
  expect(sent).toEqual([])
  expect(field('name').error).toBe(NEEDED)
  expect(store.read().refusals).toBe(1)
})

test('nothing is said while somebody types, and once refused each change is checked', async () => {
  const { store, sending, field } = made()
  field('name').onValue('')
  expect(field('name').error).toBeUndefined()
  await store.submit(sending())
  field('name').onValue('A')
  expect(field('name').error).toBeUndefined()
  field('name').onValue('')
  expect(field('name').error).toBe(NEEDED)
})

test('what the server refuses is said until its own field is changed', async () => {
  const { store, sending, field, formError } = made({ initial: { ...BEGUN, name: 'Ana' } })
  field('tags')
  await store.submit(sending({ send: refused({ name: ['Taken.', 'Too short.'], non_field_errors: ['Not today.'] }) }))
  expect(field('name').error).toBe('Taken.')
  expect(formError()).toBe('Not today.')
  field('tags').onValue(['one'])
  expect(field('name').error).toBe('Taken.')
  field('name').onValue('Ana M')
  expect(field('name').error).toBeUndefined()
  expect(formError()).toBe('Not today.')
})

test('a sentence for a field that is not on the screen is said for the whole form', async () => {
  const { store, sending, formError } = made({ initial: { ...BEGUN, name: 'Ana' } })
  await store.submit(sending({ send: refused({ token: ['Ask for a new code.'] }) }))
  expect(formError()).toBe('Ask for a new code.')
})

test('a list of words shows what is wrong with one, a list of rows leaves it to the row', async () => {
  const { store, sending, field } = made({ initial: { name: 'Ana', tags: ['a', ''], projects: [{ url: '' }] } })
  field('tags')
  field('projects')
  await store.submit(sending())
  expect(field('tags').error).toBe(NEEDED)
  expect(field('projects').error).toBe(NEEDED)
  expect(field('projects.0.url').error).toBe(NEEDED)
  expect(field('projects').error).toBeUndefined()
})

test('a press while it is being sent sends nothing', async () => {
  const { store, sending } = made({ initial: { ...BEGUN, name: 'Ana' } })
  const end = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => end.promise)
  const first = store.submit(sending({ send }))
  expect(store.read().busy).toBe(true)
  await store.submit(sending({ send }))
  end.resolve()
  await first
  expect(send).toHaveBeenCalledOnce()
  expect(store.read().busy).toBe(false)
})

test('any other failure is said by the owner: as a sentence, under fields, or in its own way', async () => {
  const { store, sending, field, formError } = made({ initial: { ...BEGUN, name: 'Ana' } })
  const cut = new NetworkError('cut')
  const send = async () => Promise.reject(cut)
  await store.submit(sending({ send, onFailure: () => 'The line is cut.' }))
  expect([formError(), store.read().failure]).toEqual(['The line is cut.', cut])
  await store.submit(sending({ send, onFailure: () => ({ name: 'Nobody has it.' }) }))
  expect([formError(), field('name').error]).toEqual([undefined, 'Nobody has it.'])
  await store.submit(sending({ send, onFailure: () => undefined }))
  expect(errorsOf(store.read())).toEqual({})
  await store.submit(sending({ send }))
  expect(formError()).toBe('It could not be sent. Please try again.')
})

test('what is taken already is said under its field', async () => {
  const { store, sending, field } = made({ initial: { ...BEGUN, name: 'Ana' } })
  const send = async () => Promise.reject(new ApiError(409, { name: ['You have one of this name.'] }))
  await store.submit(sending({ send, onFailure: () => 'Not this one.' }))
  expect(field('name').error).toBe('You have one of this name.')
})

test('only a refused body has sentences for fields', async () => {
  const { store, sending, formError } = made({ initial: { ...BEGUN, name: 'Ana' } })
  const send = async () => Promise.reject(new ApiError(409, { detail: 'Taken', causes: ['One', 'Two'] }))
  await store.submit(sending({ send, onFailure: () => 'Somebody was faster.' }))
  expect(formError()).toBe('Somebody was faster.')
})

test('a field stays the same object until it is another', () => {
  const { field } = made()
  const name = field('name')
  field('tags').onValue(['one'])
  expect(field('name')).toBe(name)
  name.onValue('Ana')
  expect(field('name')).not.toBe(name)
  expect(field('name').onValue).toBe(name.onValue)
})

test('two changes at once are both kept', () => {
  const { store } = made()
  store.changeSome({ name: 'Ana' })
  store.changeSome(({ tags }) => ({ tags: [...tags, 'one'] }))
  expect(store.read().values).toEqual({ ...BEGUN, name: 'Ana', tags: ['one'] })
})

test('what is typed is kept until it is sent', async () => {
  const place = memory()
  const { store, sending, field } = made({ draft: { name: 'x' }, place })
  field('name').onValue('Ana')
  expect(place.kept).toEqual({ name: 'Ana' })
  field('name').onValue('')
  expect(place.kept).toBeNull()
  field('name').onValue('Ana')
  await store.submit(sending({ send: async () => Promise.reject(new NetworkError('cut')) }))
  expect(place.kept).toEqual({ name: 'Ana' })
  await store.submit(sending())
  expect(place.kept).toBeNull()
})

test('what is typed while it is being sent is kept on', async () => {
  const place = memory()
  const { store, sending, field } = made({ initial: { ...BEGUN, name: 'Ana' }, draft: { name: 'x' }, place })
  field('name').onValue('Ana M')
  await store.submit(sending({ send: async () => field('name').onValue('Ana Maria') }))
  expect(store.read().initial.name).toBe('Ana M')
  expect(place.kept).toEqual({ name: 'Ana Maria' })
})

test('begun anew by its own sending, a form is empty afterwards', async () => {
  const { store, sending, field } = made()
  field('name').onValue('Ana')
  await store.submit(sending({ send: async () => store.reset() }))
  expect([store.read().values, store.read().initial]).toEqual([BEGUN, BEGUN])
})

test('what was kept is put back, and what was changed elsewhere since is not undone', () => {
  const place = memory({ name: 'Ana M' })
  const { store } = made({ initial: { ...BEGUN, name: 'Ana', tags: ['new'] }, draft: { name: 'x' }, place })
  store.arrive()
  expect(store.read().values).toEqual({ ...BEGUN, name: 'Ana M', tags: ['new'] })
  expect(store.read().restored).toBe(true)
})

test('what was typed before the page was taken over goes before what was kept and what is known', () => {
  const { store, field } = made({ draft: { name: 'x' }, place: memory({ name: 'Kept', tags: ['kept'] }) })
  field('name').onValue('Typed')
  store.arrive({ name: 'Known', projects: [{ url: 'known' }] })
  expect(store.read().values).toEqual({ name: 'Typed', tags: [], projects: [{ url: 'known' }] })
})

test('what is only known is no change of the person', () => {
  const { store } = made()
  store.arrive({ name: 'Known' })
  expect(store.read().values).toEqual(store.read().initial)
  expect(store.read().restored).toBe(false)
})

test.each([
  ['of another kind', { name: 7 }],
  ['unknown', { title: 'Ana' }],
  ['a list of which nothing is known', { tags: [{ evil: true }] }],
  ['no record', ['name']],
])('what was kept is put back only where it fits, not what is %s', (_, kept) => {
  const { store } = made({ draft: { name: 'x' }, place: { read: () => kept, write: () => {} } })
  store.arrive()
  expect(store.read()).toMatchObject({ restored: false, values: BEGUN })
})

test('a list that begins empty is put back where the shape of its rows is told', () => {
  const place = memory({ tags: ['a'], projects: [{ link: 'a' }] })
  const { store } = made({ draft: { name: 'x', shape }, place })
  store.arrive()
  expect(store.read().values).toEqual({ ...BEGUN, tags: ['a'] })
})

test('what outlives its sending waits until it is forgotten', async () => {
  const place = memory()
  const { store, sending, field } = made({ draft: { name: 'x', outlives: true }, place })
  field('name').onValue('Ana')
  await store.submit(sending())
  expect(place.kept).toEqual({ name: 'Ana' })
})

test('whoever goes on after sending finds the form free and nothing kept', async () => {
  const place = memory()
  const { store, sending, field } = made({ draft: { name: 'x' }, place })
  field('name').onValue('Ana')
  const found: unknown[] = []
  await store.submit(sending({ onSent: () => found.push(store.read().busy, place.kept) }))
  expect(found).toEqual([false, null])
})

test('what must not be kept is neither written nor put back', () => {
  const place = memory({ name: 'old' })
  const { store, field } = made({ draft: { name: 'x', never: ['name'] }, place })
  store.arrive()
  expect(store.read().values.name).toBe('')
  field('name').onValue('secret')
  expect(place.kept).toBeNull()
})

test('begun anew, nothing typed is kept', () => {
  const place = memory({ name: 'Ana' })
  const { store } = made({ draft: { name: 'x' }, place })
  store.arrive()
  store.reset()
  expect(store.read().values).toEqual(BEGUN)
  expect(place.kept).toBeNull()
})

test('goes on from what the server has now: what was changed here stays, the rest follows', () => {
  const place = memory()
  const { store } = made({ initial: { ...BEGUN, name: 'Luz', tags: ['a'] }, draft: { name: 'x', shape }, place })
  store.change('name', 'Ana')
  store.follow({ ...BEGUN, name: 'Ligaya', tags: ['b'] })
  expect(store.read()).toMatchObject({ values: { name: 'Ana', tags: ['b'] }, initial: { name: 'Ligaya' } })
  expect(place.kept).toEqual({ name: 'Ana' })
  store.follow({ ...BEGUN, name: 'Ana', tags: ['c'] })
  expect(store.read()).toMatchObject({ values: { name: 'Ana', tags: ['c'] } })
  expect(place.kept).toBeNull()
})
