import { afterEach, expect, test } from 'vitest'
import { closeToast, endOffers, readToasts, showToast, takeOffer, toast } from './toast-store.ts'

afterEach(() => readToasts().forEach(({ id }) => closeToast(id)))

test('a toast has a type, a title, a message and 5 seconds', () => {
  toast.success('Saved', 'All of it.')
  expect(readToasts()).toMatchObject([{ type: 'success', title: 'Saved', message: 'All of it.', duration: 5000 }])
})

test.each([['success'], ['error'], ['info'], ['warning']])('the type %s is one', (type) => {
  showToast(type, 'x')
  expect(readToasts()).toMatchObject([{ type }])
})

test.each([['danger'], [''], ['Success'], ['constructor']])('the type %j is refused', (type) => {
  expect(() => showToast(type, 'x')).toThrow('Toast type must be success, error, info or warning')
  expect(readToasts()).toEqual([])
})

test('of more than four the oldest goes; the same one again takes the first one’s place', () => {
  for (const title of ['1', '2', '3', '4', '5', '4']) toast.info(title)
  expect(readToasts().map(({ title }) => title)).toEqual(['2', '3', '5', '4'])
})

test('an offer is taken once, and what waits for its end hears of it once', async () => {
  const heard: string[] = []
  const offer = (name: string) =>
    toast.success(name, '', {
      action: { label: 'Undo', onAction: () => void heard.push(`${name} undone`) },
      onGone: async () => void heard.push(`${name} gone`),
    })
  const first = offer('1')
  offer('2')
  toast.info('3')
  takeOffer(first)
  takeOffer(first)
  expect(heard).toEqual(['1 undone', '1 gone'])
  await endOffers()
  expect(heard).toEqual(['1 undone', '1 gone', '2 gone'])
  expect(readToasts().map(({ title }) => title)).toEqual(['3'])
})

test('an offer that is pushed out by later notifications has ended', () => {
  const heard: string[] = []
  toast.success('1', '', {
    action: { label: 'Undo', onAction: () => undefined },
    onGone: async () => void heard.push('1'),
  })
  for (const title of ['2', '3', '4', '5']) toast.info(title)
  expect(heard).toEqual(['1'])
})

test('closing takes away one', () => {
  const first = toast.info('1')
  toast.info('2')
  closeToast(first)
  closeToast(first)
  expect(readToasts().map(({ title }) => title)).toEqual(['2'])
})
