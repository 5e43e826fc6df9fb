import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, noAnswer } from '#web/testing/answers.ts'
import { anApplication, keepApplications } from '#web/testing/applications.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { applications } from '../contract.ts'

const BOOKS = anApplication({ id: 1, job_title: 'Bookkeeper' })
const NURSE = anApplication({ id: 2, job_title: 'Nurse' })
const LOST = anApplication({ id: 3, job_title: 'Guard', delivery: 'failed', status: 'failed' })

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) })
const move = page.getByRole('combobox', { name: 'Move: Bookkeeper' })
/** By the arrow key, into the next column but one; the focus goes along. */
async function moveTwice(): Promise<void> {
  move.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(column('Under Review')).toMatchTextContent('Bookkeeper')
  await expect.element(move).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(column('Interview')).toMatchTextContent('Bookkeeper')
}
const open = () => render('/applications?view=board', { signedIn: aUser() })

test('the board is one press away, in the address, and has what the board confirmed', async () => {
  keepApplications(BOOKS, NURSE, LOST)
  await render('/applications', { signedIn: aUser() })
  await page.getByRole('radio', { name: 'Board' }).click()
  await expect.poll(address).toBe('/applications?view=board')
  await expect.poll(() => column('Applied').getByRole('listitem').elements().length).toBe(2)
  await expect.element(page.getByRole('link', { name: 'Bookkeeper' })).toHaveAttribute('href', '/jobs/101')
  await expect.element(page.getByText('1 not confirmed is only in the table.')).toBeVisible()
  await inspect()
})

test('a card is moved by its menu: at once, kept, said and back with its Undo', async () => {
  const kept = keepApplications(BOOKS, NURSE)
  await open()
  await move.selectOptions('Offer')
  await expect.element(column('Offer')).toMatchTextContent('Bookkeeper')
  await expect.poll(() => kept()[0]?.status).toBe('offer')
  await expect.element(page.getByText('Status: Offer')).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Undo: Status: Offer' }).click()
  await expect.element(column('Applied')).toMatchTextContent('Bookkeeper')
  await expect.poll(() => kept()[0]?.status).toBe('applied')
})

test('a card is moved by the arrow keys, and keeps the focus', async () => {
  await wide()
  const kept = keepApplications(BOOKS, NURSE)
  await open()
  await expect.element(move).toBeVisible()
  await inspect()
  await moveTwice()
  await expect.poll(() => kept()[0]?.status).toBe('interview')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => kept()[0]?.status).toBe('reviewing')
})

test('a card is dragged into another column', async () => {
  await wide()
  const kept = keepApplications(BOOKS, NURSE)
  await open()
  await expect.element(column('Hired')).toBeVisible()
  const card = column('Applied').getByRole('listitem').filter({ hasText: 'Nurse' })
  // By its edge: in the middle stands the list of statuses, which a mouse opens.
  await userEvent.dragAndDrop(card, column('Hired'), { sourcePosition: { x: 8, y: 8 } })
  await expect.element(column('Hired')).toMatchTextContent('Nurse')
  await expect.poll(() => kept()[1]?.status).toBe('hired')
})

test('a move that cannot be kept is taken back and said', async () => {
  keepApplications(BOOKS)
  server.on(applications.updateStatus, broken())
  await open()
  await move.selectOptions('Rejected')
  await expect.element(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect.element(column('Applied')).toMatchTextContent('Bookkeeper')
})

test('a card moved on before its first move is answered does not jump back', async () => {
  const kept = keepApplications(BOOKS)
  const asked = () => server.asked(applications.updateStatus).map(({ body }) => body.status)
  const first = server.hold(applications.updateStatus)
  await open()
  await expect.element(move).toBeVisible()
  await moveTwice()
  await expect.poll(() => asked()).toEqual(['reviewing'])
  const second = server.hold(applications.updateStatus)
  first()
  // The second change is sent once the first is answered; what the first one said is then known to the screen.
  await expect.poll(asked).toEqual(['reviewing', 'interview'])
  await expect.element(column('Interview')).toMatchTextContent('Bookkeeper')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(column('Under Review')).toMatchTextContent('Bookkeeper')
  const third = server.hold(applications.updateStatus)
  second()
  await expect.poll(asked).toEqual(['reviewing', 'interview', 'reviewing'])
  await expect.element(column('Under Review')).toMatchTextContent('Bookkeeper')
  third()
  await expect.poll(() => kept()[0]?.status).toBe('reviewing')
  await expect.element(column('Under Review')).toMatchTextContent('Bookkeeper')
})

test('two moves that fail one after the other lead back to what the server has, not to the first of them', async () => {
  keepApplications(BOOKS)
  await open()
  await expect.element(move).toBeVisible()
  server.on(applications.updateStatus, noAnswer())
  server.on(applications.list, noAnswer())
  await move.selectOptions('Offer')
  await move.selectOptions('Hired')
  await expect
    .poll(() => server.asked(applications.updateStatus).map(({ body }) => body.status))
    .toEqual(['offer', 'hired'])
  await expect.element(column('Applied')).toMatchTextContent('Bookkeeper')
})
