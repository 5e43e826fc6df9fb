import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { applyTo } from '../src/server/testing/ready-seeker.ts'
import { daysAgo, expect, refreshed, signIn, test } from './fixtures.ts'
import { callApi } from './world.ts'

const text = async (download: Download): Promise<string> => (await readFile(await download.path())).toString()
/** By the menu of the list, as on a phone. */
const act = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'More for your applications' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}
const openImport = async (page: Page): Promise<Locator> => {
  await act(page, 'Import')
  const dialog = page.getByRole('dialog', { name: 'Import applications' })
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  return dialog
}
const choose = (dialog: Locator, name: string, content: string) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('applications are taken in from a table, counted, taken out, known again, and an import is undone', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/applications')
  const dialog = await openImport(page)
  const rows = [`=Clerk,Acme,${daysAgo(9)},interview`, 'Cook,,soon,', `Guard,Post,${daysAgo(2)},`]
  await choose(dialog, 'mine.csv', `Position,Company,Date applied,Status\n${rows.join('\n')}\n`)
  await expect(dialog).toContainText('Line 3, applied_at: Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.')
  await dialog.getByRole('button', { name: 'Import 2 applications' }).click()
  await expect(dialog).toContainText('2 applications added.')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await act(page, 'Figures')
  await expect(
    page.getByRole('region', { name: 'Altogether' }).getByText('1 of 2', { exact: true }).first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByText('=Clerk').filter({ visible: true }).first()).toBeVisible()

  await act(page, 'Export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV, for spreadsheets' }).click()
  expect((await download).suggestedFilename()).toBe(`hanap-applications-${daysAgo(0)}.csv`)
  const csv = await text(await download)
  expect(csv.startsWith('\uFEFFkey,job_title,')).toBe(true)
  expect(csv).toContain(",'=Clerk,Acme,")
  expect(csv).toContain(`${daysAgo(9)}T00:00:00+08:00`)

  await openImport(page)
  await choose(dialog, 'again.csv', csv)
  await expect(dialog).toContainText('Nothing in this file is new.')
  await page.keyboard.press('Escape')
  await openImport(page)
  await dialog.getByRole('button', { name: 'Undo the import of mine.csv' }).click()
  await expect(dialog.getByRole('status')).toContainText('2 applications taken away.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
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
  newPosting,
  api,
}) => {
  const seeker = await newSeeker()
  const { id: job } = await newPosting()
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
