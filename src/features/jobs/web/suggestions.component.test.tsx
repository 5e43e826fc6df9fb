import { createRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { google } from '#features/auth/google/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { team } from '#features/site/team/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render, renderPart } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, aUser, noJobs } from '#web/testing/values.ts'
import { jobs } from '../contract.ts'
import { recentSearches } from '../recent/contract.ts'
import { type Suggestion, suggestions } from '../suggestions/contract.ts'
import { Suggestions } from './suggestions.tsx'

const box = page.getByRole('combobox', { name: 'Search jobs' })
const list = page.getByRole('listbox', { name: 'Suggestions' })
const options = list.getByRole('option')
const asked = () => server.asked(suggestions.suggest).map(({ query }) => query.q)
const title = (text: string): Suggestion => ({ kind: 'title', text, count: 7 })
const none = page.getByRole('heading', { name: 'No jobs found' })

beforeEach(() => {
  server.on(jobs.search, noJobs)
  server.on(savedJobs.list, allOf())
  server.on(recentSearches.record, { detail: 'Search recorded.' })
  server.on(suggestions.suggest, { results: [title('virtual assistant'), { kind: 'skill', text: 'Excel', count: 3 }] })
})

test('are chosen by keyboard: arrows, Enter, Escape', async () => {
  await render('/jobs')
  await box.click()
  await userEvent.keyboard('virtual as')
  await expect.element(list).toBeVisible()
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(options.first()).toMatchTextContent('virtual assistant')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('virtual as')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  const chosen = list.getByRole('option', { selected: true })
  await expect.element(chosen).toMatchTextContent('virtual assistant')
  await expect.element(box).toHaveAttribute('aria-activedescendant', chosen.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/jobs?search=virtual+assistant')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('virtual assistant')
})

test('are chosen by tap, on the home page too', async () => {
  server.on(siteStats.read, { jobseekers: 12, jobs: 1300, companies: 40 })
  server.on(google.options, { google: true })
  server.on(team.list, [])
  await render('/')
  await box.click()
  await userEvent.keyboard('exc')
  await options.filter({ hasText: 'Excel' }).click()
  await expect.poll(address).toBe('/jobs?search=Excel')
})

test('that come late do not cover what was searched for meanwhile', async () => {
  await render('/jobs')
  const answer = server.hold(suggestions.suggest)
  await box.fill('assistant')
  await expect.poll(asked).toEqual(['assistant'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/jobs?search=assistant')
  answer()
  await page.getByRole('combobox', { name: 'Source' }).selectOptions('OnlineJobs.ph')
  await expect.poll(address).toBe('/jobs?search=assistant&source=olj')
  await expect.element(list).not.toBeInTheDocument()
})

test.each([
  ['the person is elsewhere', 7],
  ['the person has searched', 0],
])('whose file comes late ask nothing where %s, until a key asks for them', async (_where, edits) => {
  const input = createRef<HTMLInputElement>()
  const nothing = () => undefined
  holdTimers()
  renderPart(
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who has searched is still in the box */}
      <input ref={input} aria-label="Search" defaultValue="manager" autoFocus={edits === 0} />
      <Suggestions input={input} listId="list" edits={edits} term="manager" onView={nothing} onPick={nothing} />
    </>,
  )
  const field = page.getByRole('textbox', { name: 'Search' })
  await expect.element(field).toBeVisible()
  await expect.poll(() => document.activeElement === field.element()).toBe(edits === 0)
  await run(500)
  await expect.poll(() => asked()).toEqual([])
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  await run(500)
  await expect.element(list).toBeVisible()
  await expect.poll(() => asked()).toEqual(['manager'])
})

test('that never come change nothing: typing and searching go on', async () => {
  server.on(suggestions.suggest, noAnswer())
  await render('/jobs')
  await box.fill('assistant')
  await expect.poll(asked).toEqual(['assistant'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(none).toBeVisible()
})

test('begin with one’s own searches, which are told to the server and offered in an empty box', async () => {
  server.on(suggestions.suggest, { results: [{ kind: 'recent', text: 'night shift bookkeeper', count: null }] })
  await render('/jobs', { signedIn: aUser() })
  await box.fill('night shift bookkeeper')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.asked(recentSearches.record).map(({ body }) => body.query))
    .toEqual(['night shift bookkeeper'])
  await box.fill('')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await box.click()
  await expect.element(options.first()).toMatchTextContent('night shift bookkeeper')
  await expect.element(options.first()).toMatchTextContent('searched before')
})

test('on a phone a usual search can be read whole: the list is as wide as the box', async () => {
  server.on(suggestions.suggest, { results: [{ kind: 'recent', text: 'bookkeeper xero part time', count: null }] })
  await render('/jobs', { signedIn: aUser() })
  await box.click()
  await userEvent.keyboard('book')
  const words = options.first().getByText('bookkeeper xero part time')
  await expect.element(words).toBeVisible()
  const { scrollWidth, clientWidth } = words.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await expect.element(options.first()).toMatchTextContent('searched before')
})
