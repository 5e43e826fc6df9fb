import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswer, wrongFields } from '#web/testing/answers.ts'
import { anApplication, anApplicationRead } from '#web/testing/applications.ts'
import { catchFiles } from '#web/testing/files.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { applications } from '../../contract.ts'
import { type Interview, interviews } from '../contract.ts'

/** Half past nine in New York, where it is winter. */
const TALK: Interview = {
  id: 6,
  starts_at: '2030-12-03T14:30:00.000Z',
  minutes: 60,
  employer_zone: 'America/New_York',
  place: 'Zoom',
  link: '',
  notes: '',
  sequence: 0,
}

const panel = page.getByRole('region', { name: 'Interviews' })
const rows = () => panel.getByRole('listitem').elements().length
const save = page.getByRole('button', { name: 'Save' })
const planned = (...given: Interview[]) =>
  server.on(applications.get, anApplicationRead(anApplication(), { interviews: given }))
const open = () => render('/applications/12', { signedIn: aUser() })

beforeEach(() => planned(TALK))

test('an interview on the employer’s clocks: what is missing is said, Manila’s time stands beside it', async () => {
  planned()
  server.once(interviews.addInterview, wrongFields({ starts_at: ['Enter a valid date.'] }))
  server.on(interviews.addInterview, () => {
    planned(TALK)
    return TALK
  })
  await open()
  await expect.element(panel.getByText('No interview yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Add interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add interview' })
  await dialog.getByLabelText('Time zone of the employer').selectOptions('New York')
  await save.click()
  await expect.element(dialog.getByText('Enter a valid date.')).toBeVisible()
  await dialog.getByLabelText('Date and time').fill('2030-12-03T09:30')
  await expect.element(dialog.getByText('That is Dec 3, 2030, 10:30 PM, Manila time.')).toBeVisible()
  await dialog.getByLabelText('Place').fill('Zoom')
  await inspect()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.asked(interviews.addInterview).at(-1)?.body)
    .toMatchObject({
      starts_at: '2030-12-03T09:30',
      employer_zone: 'America/New_York',
      minutes: 60,
      place: 'Zoom',
    })
  await expect.element(panel).toMatchTextContent('Dec 3, 2030, 10:30 PM, Manila time')
  await expect.element(panel).toMatchTextContent('For the employer: Dec 3, 2030, 9:30 AM, New York')
  await inspect()
})

test('an interview that is changed shows the employer’s clocks, and its new time', async () => {
  server.on(interviews.updateInterview, () => {
    const after = { ...TALK, starts_at: '2030-12-04T14:30:00.000Z', sequence: 1 }
    planned(after)
    return after
  })
  await open()
  await panel.getByRole('button', { name: 'Edit interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit interview' })
  await expect.element(dialog.getByLabelText('Date and time')).toHaveValue('2030-12-03T09:30')
  await dialog.getByLabelText('Date and time').fill('2030-12-04T09:30')
  await save.click()
  await expect.element(panel).toMatchTextContent('Dec 4, 2030, 10:30 PM')
  await expect
    .poll(() => server.asked(interviews.updateInterview)[0]?.body)
    .toMatchObject({ starts_at: '2030-12-04T09:30' })
})

test('an interview that cannot be saved is said, and what was typed stays', async () => {
  server.on(interviews.updateInterview, noAnswer())
  await open()
  await panel.getByRole('button', { name: 'Edit interview' }).click()
  const place = page.getByLabelText('Place')
  await place.fill('Makati')
  await save.click()
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('The interview could not be saved. Please try again.')
  await expect.element(place).toHaveValue('Makati')
})

test('a calendar file is handed over under the day of the interview, and said where it cannot be read', async () => {
  const saved = catchFiles()
  server.once(interviews.interviewCalendar, noAnswer())
  server.on(interviews.interviewCalendar, { bytes: 'BEGIN:VCALENDAR', type: 'text/calendar' })
  await open()
  const file = panel.getByRole('button', { name: 'Calendar file' })
  await file.click()
  await expect.element(page.getByText('The calendar file could not be read. Please try again.')).toBeVisible()
  await file.click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['interview-2030-12-03-6.ics'])
  expect(await saved[0]?.file?.text()).toBe('BEGIN:VCALENDAR')
})

test('an interview is removed without a question, and back with its Undo', async () => {
  await open()
  await panel.getByRole('button', { name: 'Remove interview: Dec 3, 2030, 10:30 PM' }).click()
  await expect.element(panel.getByText('No interview yet.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Interviews' })).toHaveFocus()
  await inspect()
  await page.getByRole('button', { name: 'Undo: Interview removed' }).click()
  await expect.poll(() => rows()).toBe(1)
  await expect.poll(() => server.asked(interviews.removeInterview)).toEqual([])
})

test('a removed interview is gone when its undo is over, and stays where that fails', async () => {
  server.once(interviews.removeInterview, noAnswer())
  server.on(interviews.removeInterview, () => {
    planned()
    return undefined
  })
  await open()
  const remove = panel.getByRole('button', { name: 'Remove interview: Dec 3, 2030, 10:30 PM' })
  await remove.click()
  await page.getByRole('button', { name: 'Close: Interview removed' }).click()
  await expect.element(page.getByText('The interview could not be removed. Please try again.')).toBeVisible()
  await expect.poll(() => rows()).toBe(1)
  await remove.click()
  await page.getByRole('button', { name: 'Close: Interview removed' }).click()
  await expect.poll(() => server.asked(interviews.removeInterview)).toHaveLength(2)
  await expect.element(panel.getByText('No interview yet.')).toBeVisible()
  await expect.poll(() => rows()).toBe(0)
})
