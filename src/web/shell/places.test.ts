import { expect, test } from 'vitest'
import type { SessionUser } from '#web/lib/session.ts'
import { initialsOf, nameOf } from './person-name.ts'
import { FOOTER_PLACES, isBelowMe, isDoor, isOwn, MAIN_PLACES, OWN_PLACES, placesOf } from './places.ts'

const person = { first_name: 'Luz', last_name: 'Reyes', username: 'luz' }
const seeker = { ...person, is_superuser: false, account_type: 'jobseeker', admin_profile: null } as SessionUser
const labels = (...given: Parameters<typeof placesOf>) => placesOf(...given).map(({ label }) => label)

test('a visitor has the public places of the header (spec 1 §2)', () => {
  expect(labels(MAIN_PLACES, null)).toEqual(['Home', 'Features', 'Jobs', 'About', 'Salaries', 'Resources'])
})

test('a signed-in person has the daily places, also before it is known who they are', () => {
  const all = ['Home', 'Jobs', 'Saved', 'Applications', 'Inbox']
  expect([labels(MAIN_PLACES, seeker), labels(MAIN_PLACES, null, true)]).toEqual([all, all])
  expect(labels(OWN_PLACES, seeker)).toEqual(['Profile', 'Saved Jobs', 'Applications', 'Settings', 'Subscription'])
})

test.each([
  ['is_superuser', { ...seeker, is_superuser: true }],
  ['account_type admin', { ...seeker, account_type: 'admin' as const }],
  ['an admin_profile', { ...seeker, admin_profile: {} }],
])('an admin by %s has Employers and the Admin Dashboard', (_, admin) => {
  expect(labels(MAIN_PLACES, admin)).toContain('Employers')
  expect(labels(FOOTER_PLACES, admin)).toContain('Employers')
  expect(labels(OWN_PLACES, admin)).toContain('Admin Dashboard')
})

test('doors, screens for work and what is below Me are told apart from the public pages, in any case', () => {
  const places = ['/login', '/ONBOARDING/', '/settings', '/admin/review', '/me', '/jobs/5', '/about', '/media']
  const read = (is: (pathname: string) => boolean) => places.filter(is)
  expect(read(isDoor)).toEqual(['/login', '/ONBOARDING/'])
  expect(read(isOwn)).toEqual(['/ONBOARDING/', '/settings', '/admin/review', '/me'])
  expect(read(isBelowMe)).toEqual(['/settings', '/admin/review'])
})

test('initials are of first and last name; without both there is an icon, and the username stands for the name', () => {
  expect([initialsOf(person), nameOf(person)]).toEqual(['LR', 'Luz Reyes'])
  expect(initialsOf({ first_name: ' ñ ', last_name: '' })).toBe('Ñ')
  expect([initialsOf({ first_name: '', last_name: ' ' }), initialsOf(null)]).toEqual(['', ''])
  expect(nameOf({ first_name: '', last_name: '', username: 'luz' })).toBe('luz')
})
