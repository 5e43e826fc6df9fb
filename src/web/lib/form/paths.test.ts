import { expect, test } from 'vitest'
import { type PathOf, touches, valueAt, withValueAt } from './paths.ts'

const values = { name: 'Ana', projects: [{ url: 'a' }, { url: 'b' }], pay: { min: '1', max: '2' } }

test('a value is read and replaced where it stands, and the rest is not made anew', () => {
  expect(valueAt(values, 'projects.1.url')).toBe('b')
  const next = withValueAt(values, 'projects.1.url', 'c')
  expect(next.projects).toEqual([{ url: 'a' }, { url: 'c' }])
  expect(next.projects[0]).toBe(values.projects[0])
  expect(next.pay).toBe(values.pay)
  expect(values.projects[1]).toEqual({ url: 'b' })
})

test('a path that leads nowhere has no value', () => {
  expect(valueAt(values, 'projects.7.url')).toBeUndefined()
  expect(valueAt(values, 'name.first')).toBeUndefined()
})

test('a path touches what is within it and what it is within', () => {
  expect(touches('projects', 'projects.1.url')).toBe(true)
  expect(touches('projects.1.url', 'projects')).toBe(true)
  expect(touches('pay', 'pay')).toBe(true)
  expect(touches('pay', 'payment')).toBe(false)
})

test('only paths of the form are paths', () => {
  const path: PathOf<typeof values> = 'projects.0.url'
  // @ts-expect-error -- there is no such field
  const wrong: PathOf<typeof values> = 'projects.0.link'
  expect([path, wrong]).toHaveLength(2)
})
