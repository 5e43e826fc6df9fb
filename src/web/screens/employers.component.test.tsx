import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { employers } from '#features/employers/contract.ts'
import { refused, wrongFields } from '#web/testing/answers.ts'
import { anEmployer } from '#web/testing/company.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, anAdmin } from '#web/testing/values.ts'

const DAGAT = anEmployer()
const OTHER = anEmployer({ id: 9, name: 'Dagat Trading Inc', total_posts: 2 })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const main = page.getByRole('main')
const dialog = (name: string) => page.getByRole('dialog', { name })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const openOne = () => render('/employers/5', { signedIn: anAdmin() })

test('the dashboard says what it will show and leads to the employers: by name, each with its postings', async () => {
  server.on(employers.list, allOf(DAGAT))
  server.on(employers.detail, DAGAT)
  await render('/admin', { signedIn: anAdmin() })
  await expect.element(heading('Admin Dashboard')).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await main.getByRole('link', { name: 'Employers', exact: true }).click()
  await expect.element(heading('Employers')).toHaveFocus()
  await page.getByRole('searchbox', { name: 'Name' }).fill('Dagat')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(address).toBe('/employers?search=Dagat')
  await expect.poll(() => server.asked(employers.list).at(-1)?.query.search).toBe('Dagat')
  await page.getByLabelText('Order').selectOptions('Most postings first')
  await expect.poll(address).toBe('/employers?search=Dagat&sort=postings')
  await expect.poll(() => server.asked(employers.list).at(-1)?.query.sort).toBe('postings')
  const link = main.getByRole('link', { name: 'Dagat Trading' })
  await expect.element(link).toMatchTextContent('3 postings, 1 open · OnlineJobs.ph · last seen Nov 23, 2026')
  await inspect()
  await link.click()
  await expect.element(heading('Dagat Trading')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Postings' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Bookkeeper', exact: true })).toHaveAttribute('href', '/jobs/31')
  await expect.element(main.getByText('₱25,000–₱40,000 a month in 2 jobs')).toBeVisible()
  await expect.element(main.getByText('Asks you to pay a fee (1)')).toBeVisible()
  await expect.element(main.getByText('a scam (2), 1 not looked at yet')).toBeVisible()
  await expect.element(main.getByText('7 confirmed, 1 being checked, 0 failed')).toBeVisible()
  await expect.element(main.getByText('not enough yet').first()).toBeVisible()
  await inspect()
})

test('on a desk the employers stand in the header', async () => {
  await wide()
  server.on(employers.list, allOf(DAGAT))
  await render('/admin', { signedIn: anAdmin() })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Employers' }).click()
  await expect.element(heading('Employers')).toHaveFocus()
})

test('a name nobody has, and an employer that is not there, are said', async () => {
  server.on(employers.list, allOf())
  server.on(employers.detail, refused(404, 'not_found', 'Not found.'))
  await render('/employers?search=zzqxunfindable', { signedIn: anAdmin() })
  await expect.element(page.getByRole('heading', { name: 'No employer has this name' })).toBeVisible()
  await render('/employers/99999999', { signedIn: anAdmin() })
  await expect.element(heading('This employer does not exist.')).toBeVisible()
})

test('another name is found and merged into this one, and taken apart again', async () => {
  let names: { id: number; name: string; merged_at: string }[] = []
  server.on(employers.detail, () => anEmployer({ names }))
  server.on(employers.list, allOf(DAGAT, OTHER))
  server.once(employers.merge, refused(409, 'merged_already', 'This name is merged already. Undo that first.'))
  await openOne()
  await page.getByRole('button', { name: 'Merge another name' }).click()
  const merging = dialog('Merge a name into Dagat Trading')
  await merging.getByRole('button', { name: 'Merge into Dagat Trading' }).click()
  await expect.element(merging.getByText('Choose the other name.')).toBeVisible()
  await merging.getByLabelText('Find the other name').fill('Dagat')
  await expect.element(merging.getByRole('radio')).toHaveLength(1)
  await merging.getByRole('radio', { name: 'Dagat Trading Inc' }).click()
  await merging.getByLabelText('Why').fill('The same office')
  await inspect()
  await merging.getByRole('button', { name: 'Merge into Dagat Trading' }).click()
  await expect.element(merging.getByText('This name is merged already. Undo that first.')).toBeVisible()
  server.on(employers.merge, ({ params, body }) => {
    names = [{ id: params.id, name: OTHER.name, merged_at: '2026-11-23T02:00:00.000Z' }]
    return { id: params.id, merged_into: body.into }
  })
  await merging.getByRole('button', { name: 'Merge into Dagat Trading' }).click()
  await expect.element(toast('The names are merged')).toBeVisible()
  expect(server.asked(employers.merge).at(-1)).toMatchObject({
    params: { id: 9 },
    body: { into: 5, reason: 'The same office' },
  })
  server.on(employers.unmerge, ({ params }) => {
    names = []
    return { id: params.id, merged_into: null }
  })
  await page.getByRole('button', { name: 'Undo the merge of Dagat Trading Inc' }).click()
  await inspect()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the merge' }).click()
  await expect.element(toast('Dagat Trading Inc stands by itself again')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Undo the merge of Dagat Trading Inc' }))
    .not.toBeInTheDocument()
})

test('a merged name leads to the one that keeps it', async () => {
  server.on(
    employers.detail,
    anEmployer({ id: 9, name: 'Dagat Trading Inc', merged_into: { id: 5, name: 'Dagat Trading' } }),
  )
  await render('/employers/9', { signedIn: anAdmin() })
  await expect
    .element(main.getByText('This name is merged into').getByRole('link', { name: 'Dagat Trading' }))
    .toHaveAttribute('href', '/employers/5')
  await expect.element(page.getByRole('button', { name: 'Undo the merge' })).toBeVisible()
  await inspect()
})

test('a note is written with a reply, a refusal is said under its field, and what was said before can be read', async () => {
  const version = {
    name: 'Dagat Trading',
    version: 1,
    text: 'Pays late.',
    written_at: '2026-11-20T02:00:00.000Z',
    reply: '',
    replied_at: null,
    by: 'hanap_admin',
    saved_at: '2026-11-20T02:00:00.000Z',
  }
  const note = { employer_id: 5, name: 'Dagat Trading', versions: [version] }
  server.on(employers.detail, anEmployer({ notes: [note] }))
  server.once(employers.note, wrongFields({ text: ['Use 2000 characters or fewer.'] }))
  await openOne()
  await page.getByText('What was said before about Dagat Trading (1)').click()
  await expect.element(main.getByText('Nov 20, 2026, 10:00 AM, Manila time, by hanap_admin')).toBeVisible()
  await page.getByRole('button', { name: 'Edit the note' }).click()
  const writing = dialog('Note about Dagat Trading')
  await expect.element(writing.getByLabelText('Note', { exact: true })).toHaveValue('Pays late.')
  await writing.getByLabelText('The employer’s reply').fill('We pay on Fridays.')
  await inspect()
  await writing.getByRole('button', { name: 'Save' }).click()
  await expect.element(writing.getByText('Use 2000 characters or fewer.')).toBeVisible()
  server.on(employers.note, note)
  await userEvent.click(writing.getByRole('button', { name: 'Save' }))
  await expect.element(toast('The note is saved')).toBeVisible()
  expect(server.asked(employers.note).at(-1)?.body).toEqual({
    version: 1,
    text: 'Pays late.',
    reply: 'We pay on Fridays.',
  })
})
