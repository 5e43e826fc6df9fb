import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sampleDocx, samplePdf } from '../src/features/resumes/server/testing/sample-files.ts'
import { expect, inspect, signIn, test } from './fixtures.ts'

const PDF = samplePdf({ padTo: 40_000 })

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const list = (page: Page) => page.getByRole('list', { name: 'Your resumes' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const chooser = (page: Page) => page.getByLabel(/^Add a resume/)
/** By the keyboard alone: the menu of a row, and one of its actions. */
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}

test('resumes are added, viewed, saved, renamed, made the default and removed, and stay so', async ({
  page,
  context,
  api,
  newSeeker,
}) => {
  const seeker = await newSeeker({ onboarded: false, connected: false })
  await signIn(context, seeker)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('button', { name: 'Edit Resume' }).click()
  // What only the content tells is refused by the server.
  await chooser(page).setInputFiles(file('cv.pdf', Buffer.from('<html>no resume</html>')))
  const refusal = page.getByRole('alert').filter({ hasText: 'Please upload a PDF, DOC, or DOCX file under 5MB.' })
  await expect(refusal.first()).toBeVisible()
  await chooser(page).setInputFiles(file('Luz "Reyes".pdf', PDF))
  await expect(row(page, 'Luz _Reyes_.pdf').getByText('Default')).toBeVisible()
  await chooser(page).setInputFiles(file('Second.docx', sampleDocx()))
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await inspect(page, 'resumes')

  await act(page, 'Second.docx', 'Make default')
  await expect(row(page, 'Second.docx').getByText('Default')).toBeVisible()
  await act(page, 'Luz _Reyes_.pdf', 'Rename')
  await page.getByLabel('Name', { exact: true }).fill('Luz – Bookkeeper')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(row(page, 'Luz – Bookkeeper.pdf')).toBeVisible()

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: Luz – Bookkeeper.pdf' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('Luz – Bookkeeper.pdf')
  expect((await readFile(await saved.path())).equals(PDF)).toBe(true)
  // A browser without a viewer of its own offers to save it, perhaps before anybody could ask the new tab whether it did.
  const shown = new Promise<Page>((resolve) => {
    context.once('page', (tab) => {
      tab.once('download', () => resolve(tab))
      tab.waitForURL(/^blob:/).then(
        () => resolve(tab),
        () => undefined,
      )
    })
  })
  await page.getByRole('button', { name: 'View: Luz – Bookkeeper.pdf' }).click()
  await (await shown).close()

  await act(page, 'Second.docx', 'Remove')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  // Whoever leaves the page before the undo is over has removed it all the same.
  await page.goto('/about')
  await expect.poll(async () => (await api('GET', '/api/resumes/', { token: seeker.token })).body.count).toBe(1)
  await page.goto('/profile')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(row(page, 'Luz – Bookkeeper.pdf').getByText('Default')).toBeVisible()
})
