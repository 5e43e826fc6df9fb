import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sampleDocx, samplePdf } from '../src/features/resumes/server/testing/sample-files.ts'
import { openApply } from './applying.ts'
import { expect, inspect, refreshed, signIn, test } from './fixtures.ts'
import { toastOf } from './shell-steps.ts'

const RESUMES = '**/api/resumes/'
const REFUSAL = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
const PDF = samplePdf({ padTo: 40_000 })

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const list = (page: Page) => page.getByRole('list', { name: 'Your resumes' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const chooser = (page: Page) => page.getByLabel(/^Add a resume/)
const openEditor = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('button', { name: 'Edit Resume' }).click()
}
/** By the keyboard alone: the menu of a row, and one of its actions. */
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}

test('resumes are added, refused, stopped, viewed, saved, renamed, made the default and removed', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ onboarded: false, connected: false }))
  await page.goto('/profile')
  await openEditor(page)
  await expect(page.getByText('No resume added yet.').last()).toBeVisible()

  // What the form can know is refused at once, what only the content tells by the server; both in the spec's words.
  await chooser(page).setInputFiles(file('cv.exe', PDF))
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toBeVisible()
  await chooser(page).setInputFiles(file('cv.pdf', Buffer.from('<html>no resume</html>')))
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL }).first()).toBeVisible()

  // An upload can be stopped: nothing is kept, and the keyboard stays where it was.
  await page.route(RESUMES, (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
  await chooser(page).setInputFiles(file('slow.pdf', PDF))
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible()
  const part = page.getByRole('region', { name: 'Resume', exact: true })
  await part.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(chooser(page)).toBeFocused()
  await page.unroute(RESUMES)

  await chooser(page).setInputFiles(file('Luz "Reyes".pdf', PDF))
  await expect(toastOf(page, 'Resume added')).toBeVisible()
  await expect(row(page, 'Luz _Reyes_.pdf').getByText('Default')).toBeVisible()
  await chooser(page).setInputFiles(file('Second.docx', sampleDocx()))
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await expect(row(page, 'Second.docx').getByRole('button', { name: 'View' })).toHaveCount(0)
  await inspect(page, 'resumes')

  await act(page, 'Second.docx', 'Make default')
  await expect(list(page).getByRole('listitem').first()).toContainText('Second.docx')
  await expect(row(page, 'Second.docx').getByText('Default')).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1)

  await act(page, 'Luz _Reyes_.pdf', 'Rename')
  await page.getByLabel('Name', { exact: true }).fill(' ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please give the resume a name.')).toBeVisible()
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
  const tab = await shown
  await tab.close()
  await page.route('**/api/resumes/*/download/', (route) => route.abort())
  await page.getByRole('button', { name: 'Download: Second.docx' }).click()
  await expect(toastOf(page, 'Error downloading resume. Please try again.')).toBeVisible()

  await act(page, 'Second.docx', 'Remove')
  const question = page.getByRole('alertdialog', { name: 'Remove this resume?' })
  await expect(question).toContainText('Second.docx')
  await inspect(page, 'resume-removing')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Second.docx')).toBeVisible()
  await act(page, 'Second.docx', 'Remove')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'Resume removed')).toBeVisible()
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(row(page, 'Luz – Bookkeeper.pdf').getByText('Default')).toBeVisible()
})

test('the apply window has the default resume chosen, wherever it stands', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const seeker = await refreshed(world, await newSeeker())
  const form = new FormData()
  form.set('filename', 'Newest.pdf')
  form.set('file', new Blob([new Uint8Array(PDF)]), 'Newest.pdf')
  const authorization = `Token ${seeker.token}`
  const answer = await fetch(`${world.url}/api/resumes/`, { method: 'POST', headers: { authorization }, body: form })
  const { id } = (await answer.json()) as { id: number }
  await fetch(`${world.url}/api/resumes/${id}/default/`, { method: 'PUT', headers: { authorization } })
  await signIn(context, seeker)
  const dialog = await openApply(page, (await postings('olj'))[4]?.id ?? 0)
  await expect(dialog.getByRole('radio', { name: /^Newest\.pdf Default/ })).toBeChecked()
})
