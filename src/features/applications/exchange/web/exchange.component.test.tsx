import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, noAnswer, wrongFields } from '#web/testing/answers.ts'
import { anOwnEntry, keepApplications } from '#web/testing/applications.ts'
import { catchFiles } from '#web/testing/files.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { applicationExchange as exchange, type ImportResult } from '../contract.ts'

const dialog = page.getByRole('dialog', { name: 'Import applications' })
const alert = dialog.getByRole('alert')
const button = (name: string) => dialog.getByRole('button', { name })

const PREVIEW: ImportResult = {
  rows: 3,
  added: 2,
  known: 0,
  wrong: 1,
  claimed: 0,
  problems: [{ line: 3, field: 'applied_at', message: 'Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.' }],
  entries: [
    { line: 2, job_title: '=Clerk', employer: 'Acme', applied_at: '2026-11-14', status: 'interview', known: false },
    { line: 4, job_title: 'Guard', employer: 'Post', applied_at: '2026-11-21', status: 'applied', known: false },
  ],
  import_id: null,
}
const PAST = {
  id: 8,
  file_name: 'mine.csv',
  imported_at: '2026-11-23T01:00:00.000Z',
  undone_at: null,
  added: 2,
  removable: 2,
}

/** By the menu of the list, as on a phone. */
async function choosing(what: string): Promise<void> {
  await page.getByRole('button', { name: 'More for your applications' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}
async function openImport(): Promise<void> {
  await render('/applications', { signedIn: aUser() })
  await choosing('Import')
  await expect.element(button('Choose a file')).toBeVisible()
}
/** As a person chooses it in the window of their system. */
const choose = (name: string, content = 'job_title,applied_at') =>
  userEvent.upload(
    page.elementLocator(document.querySelector('dialog input[type=file]') as Element),
    new File([content], name),
  )

beforeEach(() => {
  keepApplications()
  server.on(exchange.imports, [])
})

test('a file that cannot be read is refused in the server’s words, one too large before it is sent', async () => {
  const sentence = 'This is neither a CSV table nor a JSON file of applications.'
  server.on(exchange.import, wrongFields({ file: [sentence] }))
  await openImport()
  await inspect()
  await choose('notes.txt', 'Dear diary')
  await expect.element(alert).toHaveTextContent(sentence)
  await choose('huge.csv', 'x'.repeat(2 * 1024 * 1024 + 1))
  await expect.element(alert).toHaveTextContent('The file is larger than 2 MB.')
  await expect.poll(() => server.asked(exchange.import)).toHaveLength(1)
})

test('a file is looked at first: what is new, and what cannot be read by its line', async () => {
  server.on(exchange.import, PREVIEW)
  await openImport()
  await choose('mine.csv')
  await expect.element(dialog).toMatchTextContent('2 applications are new.')
  await expect.element(dialog).toMatchTextContent('1 cannot be read and is left out.')
  const line = 'Line 3, applied_at: Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.'
  await expect.element(dialog).toMatchTextContent(line)
  await expect
    .poll(() => dialog.getByRole('region', { name: 'What can be read' }).getByText('New', { exact: true }).elements())
    .toHaveLength(2)
  await expect
    .poll(() => server.asked(exchange.import).map(({ body, file }) => [body.mode, file?.name]))
    .toEqual([['preview', 'mine.csv']])
  await inspect()
})

test('a line that is cut while it comes in says that what came in is known, and the second try adds it', async () => {
  server.once(exchange.import, PREVIEW)
  server.once(exchange.import, noAnswer())
  server.on(exchange.import, () => {
    keepApplications(anOwnEntry({ job_title: '=Clerk' }))
    return { ...PREVIEW, import_id: 8 }
  })
  await openImport()
  await choose('mine.csv')
  await button('Import 2 applications').click()
  await expect.element(alert).toMatchTextContent('what came in already is known')
  await button('Import 2 applications').click()
  await expect.element(dialog).toMatchTextContent('2 applications added.')
  await inspect()
  await button('Done').click()
  await expect.element(page.getByRole('link', { name: /^=Clerk/ })).toBeVisible()
  await expect
    .poll(() => server.asked(exchange.import).map(({ body }) => body.mode))
    .toEqual(['preview', 'commit', 'commit'])
})

test('nothing new is said, and an import can be undone right after it', async () => {
  server.once(exchange.import, { ...PREVIEW, added: 0, known: 2 })
  server.once(exchange.import, PREVIEW)
  server.on(exchange.import, { ...PREVIEW, import_id: 8 })
  server.once(exchange.undo, noAnswer())
  server.on(exchange.undo, { removed: 2, kept: 0 })
  await openImport()
  await choose('again.csv')
  await expect.element(dialog).toMatchTextContent('Nothing in this file is new.')
  await choose('again.csv')
  await button('Import 2 applications').click()
  const undo = button('Undo this import')
  await undo.click()
  await expect.element(alert).toHaveTextContent('Failed to undo the import. Please try again.')
  await undo.click()
  await expect.element(dialog).toMatchTextContent('2 applications taken away.')
  await expect.poll(() => server.asked(exchange.undo).map(({ params }) => params.id)).toEqual([8, 8])
})

test('an earlier import is undone from its row', async () => {
  keepApplications(anOwnEntry())
  server.on(exchange.imports, [PAST])
  server.on(exchange.undo, () => {
    keepApplications()
    server.on(exchange.imports, [{ ...PAST, undone_at: '2026-11-23T02:00:00.000Z', removable: 0 }])
    return { removed: 2, kept: 0 }
  })
  await openImport()
  await button('Undo the import of mine.csv').click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('2 applications taken away.')
  await expect.element(dialog).toMatchTextContent('2 applications added, undone')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
})

test('an export is handed over under its day, and a failed one is said', async () => {
  const saved = catchFiles()
  server.once(exchange.export, broken())
  server.on(exchange.export, { bytes: 'key,job_title', type: 'text/csv' })
  await render('/applications', { signedIn: aUser() })
  await choosing('Export')
  const exporting = page.getByRole('dialog', { name: 'Export applications' })
  await inspect()
  const csv = exporting.getByRole('button', { name: 'CSV, for spreadsheets' })
  await csv.click()
  const sentence = 'Failed to export your applications. Please try again. (Status: 500)'
  await expect.element(exporting.getByRole('alert')).toHaveTextContent(sentence)
  await csv.click()
  await expect.element(exporting).not.toBeInTheDocument()
  expect(saved.map(({ name }) => name)).toEqual(['hanap-applications-2026-11-23.csv'])
  expect(await saved[0]?.file?.text()).toBe('key,job_title')
  await expect.poll(() => server.asked(exchange.export).map(({ query }) => query.format)).toEqual(['csv', 'csv'])
})
