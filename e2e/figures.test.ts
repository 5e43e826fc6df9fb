import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { applyTo, type ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { daysAgo, expect, inspect, refreshed, signIn, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

/** Takes a table in through the API, as the dialog does. */
async function takeIn(world: World, { token }: ReadySeeker, table: string): Promise<void> {
  const form = new FormData()
  form.set('mode', 'commit')
  form.set('file', new Blob([table]), 'mine.csv')
  const { status, body } = await callApi(world, 'POST', '/api/job-applications/import/', { token, form })
  if (status !== 200) throw new Error(`Importing answered ${status}: ${JSON.stringify(body)}`)
}

const text = async (download: Download): Promise<string> => (await readFile(await download.path())).toString()
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const openImport = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import applications' })
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  return dialog
}
const choose = (dialog: Locator, name: string, content: string) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('figures of few applications claim nothing, those of many are charts that are tables too', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  test.slow()
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/applications')
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page).toHaveURL('/applications/figures')
  await expect(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible()

  const few = ['hired', 'rejected', 'applied'].map((status, at) => `Job ${at},${daysAgo(at)},${status},Facebook`)
  await takeIn(world, seeker, `job_title,applied_at,status,source\n${few.join('\n')}`)
  await page.reload()
  const altogether = section(page, 'Altogether')
  await expect(altogether).toContainText('With 3 applications sent it is too early for a percentage.')
  await expect(altogether.getByText('2 of 3', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('%')
  await inspect(page, 'figures-few')

  const changed = (at: number) => (at % 4 === 0 ? `interview ${daysAgo(at)}; rejected ${daysAgo(at)}` : '')
  const many = Array.from({ length: 24 }, (_, at) =>
    [
      `Clerk ${at}`,
      daysAgo(at * 3 + 3),
      at % 4 === 0 ? 'rejected' : 'applied',
      changed(at * 3),
      at % 3 ? 'olj' : 'JobStreet',
    ].join(),
  )
  await takeIn(world, seeker, `job_title,applied_at,status,status_history,source\n${many.join('\n')}`)
  await page.reload()
  await expect(altogether).toContainText('30% (8 of 27)')
  await expect(altogether).toContainText(/expect answers to between \d in 10 and \d in 10 of the next applications/)
  await expect(page.getByRole('img', { name: /applications in the last 12 weeks, \d answered so far/ })).toBeVisible()
  await expect(section(page, 'By source').getByRole('listitem').first()).toContainText('OnlineJobs.ph')
  await expect(section(page, 'By source').getByText('2 of 3 answered', { exact: true })).toBeVisible()
  await inspect(page, 'figures-many')

  const asTable = page.getByRole('button', { name: 'Show as a table: Sent per week' })
  await asTable.focus()
  await page.keyboard.press('Enter')
  const weeks = page.getByRole('table', { name: 'Sent per week' })
  await expect(weeks.getByRole('row')).toHaveCount(13)
  const perWeek = await weeks.locator('tbody tr td:nth-child(2)').allInnerTexts()
  expect(perWeek.reduce((sum, cell) => sum + Number(cell), 0)).toBe(27)
  await page.getByRole('button', { name: 'Show as a table: By source' }).click()
  await expect(page.getByRole('row', { name: 'Facebook 3 2 0 1' })).toBeVisible()
  await inspect(page, 'figures-tables')
  await page.getByRole('button', { name: 'Show as a chart: Sent per week' }).click()
  await expect(weeks).toHaveCount(0)

  await page.route('**/api/job-applications/figures/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'No.' } }),
  )
  await page.reload()
  await expect(page.getByText('Failed to load your figures. Please try again. (Status: 500)')).toBeVisible({
    timeout: 20_000,
  })
  await page.unroute('**/api/job-applications/figures/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(altogether).toBeVisible()
})

test('applications are taken in after a look, taken out, and an import is undone', async ({
  page,
  context,
  newSeeker,
}) => {
  test.slow()
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/applications')
  const dialog = await openImport(page)
  await choose(dialog, 'notes.txt', 'Dear diary')
  await expect(dialog.getByRole('alert')).toContainText('This is neither a CSV table nor a JSON file of applications.')
  await choose(dialog, 'huge.csv', 'x'.repeat(2 * 1024 * 1024 + 1))
  await expect(dialog.getByRole('alert')).toContainText('The file is larger than 2 MB.')

  const table = `Position,Company,Date applied,Status\n=Clerk,Acme,${daysAgo(9)},interview\nCook,,soon,\nGuard,Post,${daysAgo(2)},\n`
  await choose(dialog, 'mine.csv', table)
  await expect(dialog).toContainText('2 applications are new.')
  await expect(dialog).toContainText('1 cannot be read and is left out.')
  await expect(dialog).toContainText('Line 3, applied_at: Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.')
  await expect(dialog.getByRole('region', { name: 'What can be read' }).getByText('New')).toHaveCount(2)
  await inspect(page, 'import-preview')

  await page.route('**/api/job-applications/import/', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Import 2 applications' }).click()
  await expect(dialog.getByRole('alert')).toContainText('what came in already is known')
  await page.unroute('**/api/job-applications/import/')
  await dialog.getByRole('button', { name: 'Import 2 applications' }).click()
  await expect(dialog).toContainText('2 applications added.')
  await inspect(page, 'import-done')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('=Clerk').filter({ visible: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: 'Export applications' })
  await inspect(page, 'export')
  const download = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'CSV, for spreadsheets' }).click()
  expect((await download).suggestedFilename()).toBe(`hanap-applications-${daysAgo(0)}.csv`)
  const csv = await text(await download)
  expect(csv.startsWith('\uFEFFkey,job_title,')).toBe(true)
  expect(csv).toContain(",'=Clerk,Acme,")
  expect(csv).toContain(`${daysAgo(9)}T00:00:00+08:00`)
  await expect(exporting).toHaveCount(0)

  await openImport(page)
  await choose(dialog, 'again.csv', csv)
  await expect(dialog).toContainText('Nothing in this file is new.')
  await page.keyboard.press('Escape')
  await openImport(page)
  await dialog.getByRole('button', { name: 'Undo the import of mine.csv' }).click()
  await expect(dialog.getByRole('status')).toContainText('2 applications taken away.')
  await inspect(page, 'import-undone')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()

  await openImport(page)
  await choose(dialog, 'again.csv', csv)
  await dialog.getByRole('button', { name: 'Import 2 applications' }).click()
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await expect(dialog).toContainText('2 applications taken away.')
})

const LONG_LETTER = `Dear employer,\n\n${'I keep books with care and on time. '.repeat(150)}\n\nThe last line of the letter.`

/** The pages of a PDF: their sizes in points and their words. */
async function pagesOf(pdf: Buffer): Promise<{ size: number[]; words: string }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const sheet = await document.getPage(at + 1)
      const { width, height } = sheet.getViewport({ scale: 1 })
      const { items } = await sheet.getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { size: [Math.round(width), Math.round(height)], words: words.replace(/\s+/g, ' ') }
    }),
  )
}

test('a receipt is printed on A4: black on white, the whole letter, what the board said, and nothing around it', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  api,
}) => {
  const seeker = await newSeeker()
  const job = (await postings('olj'))[22]?.id ?? 0
  const calling = (method: string, path: string, given?: object) => callApi(world, method, path, given)
  const longLetter: typeof calling = (method, path, given) =>
    calling(
      method,
      path,
      path === '/api/cover-letters/' && given && 'body' in given
        ? { ...given, body: { ...(given.body as object), content: LONG_LETTER } }
        : given,
    )
  expect((await applyTo(longLetter, seeker.token, job)).status).toBe(200)
  const { body } = await api('GET', '/api/job-applications/list_applications/', { token: seeker.token })
  const { receipt } = (await api('GET', `/api/job-applications/${body[0].id}/`, { token: seeker.token })).body
  await signIn(context, await refreshed(world, seeker))
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.goto(`/applications/${body[0].id}`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print' }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('main p, main dt, main dd, main h1, main h2, main h3, main a')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => getComputedStyle(element).color),
  )
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )

  const sheets = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(new Set(sheets.map(({ size }) => size.join('×')))).toEqual(new Set(['595×842']))
  const words = sheets.map((sheet) => sheet.words).join(' ')
  expect(sheets.length).toBeGreaterThan(1)
  expect(words.match(/I keep books with care and on time\./g)).toHaveLength(150)
  expect(words).toContain('The last line of the letter.')
  expect(receipt.evidence).not.toBe('')
  // Where letters stand close the reader of the sheet sees gaps.
  const without = (sheet: string) => sheet.replace(/\s+/g, '')
  expect(without(words)).toContain(without(receipt.evidence))
  expect(words).toContain('Manila time (UTC+8)')
  expect(words).toContain('printed')
  for (const chrome of ['Free Trial', 'View Plans', 'My Applications', 'See the job', 'Saved Jobs', 'Privacy', 'ago'])
    expect(words).not.toContain(chrome)
})
