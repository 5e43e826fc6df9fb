import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noAnswer, wrongFields } from '#web/testing/answers.ts'
import { catchFiles } from '#web/testing/files.ts'
import { inspect } from '#web/testing/look.ts'
import { admit, renderPart, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { type Resume, resumes } from '../contract.ts'
import { RESUME_SENTENCE } from '../rules.ts'
import { OwnResumes } from './own-resumes.tsx'

const PDF: Resume = {
  id: 1,
  file_name: 'Luz _Reyes_.pdf',
  uploaded_at: '2026-11-22T02:00:00.000Z',
  is_default: true,
  bytes: 40_000,
}
const WORD: Resume = { ...PDF, id: 2, file_name: 'Second.docx', is_default: false }

const list = page.getByRole('list', { name: 'Your resumes' })
const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
const rows = () => list.getByRole('listitem').elements().length
const chooser = page.getByLabelText(/^Add a resume/)
const toastOf = (title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(new RegExp(`: ${title}$`))
const keep = (...results: Resume[]) =>
  server.on(resumes.list, { results, count: results.length, next: null, previous: null })
const choose = (name: string) => userEvent.upload(chooser, new File(['%PDF-1.7'], name))

/** By the keyboard alone: the menu of a row, and one of its actions. */
async function act(name: string, action: string): Promise<void> {
  const more = page.getByRole('button', { name: `More for ${name}` })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  const item = page.getByRole('menuitem', { name: action })
  await expect.element(item).toBeVisible()
  item.element().focus()
  await userEvent.keyboard('{Enter}')
}

function open(): void {
  const user = aUser()
  admit(user)
  localStorage.setItem('token', TOKEN)
  localStorage.setItem('user', JSON.stringify(user))
  renderPart(
    <>
      <h1>Resumes</h1>
      <OwnResumes />
    </>,
  )
}

beforeEach(() => keep(PDF, WORD))

test('what the form can know is refused at once, what only the content tells by the server, in the same words', async () => {
  keep()
  server.on(resumes.upload, wrongFields({ file: [RESUME_SENTENCE] }))
  open()
  await expect.element(page.getByText('No resume added yet.')).toBeVisible()
  const refusal = page.getByRole('alert').filter({ hasText: 'Please upload a PDF, DOC, or DOCX file under 5MB.' })
  await choose('cv.exe')
  await expect.element(refusal).toBeVisible()
  await expect.poll(() => server.asked(resumes.upload)).toEqual([])
  await choose('cv.pdf')
  await expect.element(page.getByText('cv.pdf')).toBeVisible()
  await expect.element(refusal).toBeVisible()
  await expect.element(page.getByText('Choose another file')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  await inspect()
})

test('an upload can be stopped: nothing is kept, and the keyboard stays where it was', async () => {
  keep()
  server.on(resumes.upload, PDF)
  const letGo = server.hold(resumes.upload)
  open()
  await choose('slow.pdf')
  await expect.element(page.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible()
  await inspect()
  page.getByRole('button', { name: 'Cancel', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chooser).toHaveFocus()
  letGo()
  await expect.element(page.getByText('No resume added yet.')).toBeVisible()
})

test('an upload that was cut off is said, and tried again with the same file', async () => {
  keep()
  server.once(resumes.upload, noAnswer())
  server.on(resumes.upload, () => {
    keep(PDF)
    return PDF
  })
  open()
  await choose('mine.pdf')
  const sentence = 'The upload was cut off. Please check your connection and try again.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(toastOf('Resume added')).toBeVisible()
  await expect.poll(rows).toBe(1)
  await expect.poll(() => server.asked(resumes.upload).map(({ file }) => file?.name)).toEqual(['mine.pdf', 'mine.pdf'])
})

test('a file that is there already is said and shown, under the name it has', async () => {
  server.on(resumes.upload, { ...WORD, kept_already: true })
  open()
  await choose('Second (1).docx')
  await expect.element(toastOf('You have this file already')).toBeVisible()
  await expect.element(row('Second.docx')).toHaveFocus()
  await expect.poll(rows).toBe(2)
  await inspect()
})

test('the default one is marked, only a PDF can be viewed, and another is made the default', async () => {
  server.once(resumes.makeDefault, noAnswer())
  server.on(resumes.makeDefault, () => {
    keep({ ...WORD, is_default: true }, { ...PDF, is_default: false })
    return { ...WORD, is_default: true }
  })
  open()
  await expect.element(row('Luz _Reyes_.pdf').getByText('Default')).toBeVisible()
  await expect.element(row('Second.docx').getByRole('button', { name: 'View' })).not.toBeInTheDocument()
  await inspect()
  await act('Second.docx', 'Make default')
  await expect.element(toastOf('The default resume could not be changed. Please try again.')).toBeVisible()
  await act('Second.docx', 'Make default')
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent('Second.docx')
  await expect.element(row('Second.docx').getByText('Default')).toBeVisible()
  await expect.poll(() => page.getByText('Default', { exact: true }).elements()).toHaveLength(1)
  server.on(resumes.makeDefault, () => {
    keep(PDF, WORD)
    return PDF
  })
  await page.getByRole('button', { name: 'Undo: This is your default resume now' }).click()
  await expect.element(row('Luz _Reyes_.pdf').getByText('Default')).toBeVisible()
  await expect.poll(() => server.asked(resumes.makeDefault).map(({ params }) => params.id)).toEqual([2, 2, 1])
})

test('a resume is renamed, but not to nothing', async () => {
  server.on(resumes.rename, () => {
    const renamed = { ...PDF, file_name: 'Luz – Bookkeeper.pdf' }
    keep(renamed, WORD)
    return renamed
  })
  open()
  await act('Luz _Reyes_.pdf', 'Rename')
  const name = page.getByLabelText('Name', { exact: true })
  await expect.element(name).toHaveValue('Luz _Reyes_')
  await name.fill(' ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Please give the resume a name.')).toBeVisible()
  await inspect()
  await name.fill('Luz – Bookkeeper')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Luz – Bookkeeper.pdf')).toBeVisible()
  await expect.poll(() => server.asked(resumes.rename).map(({ body }) => body.file_name)).toEqual(['Luz – Bookkeeper'])
})

test('a resume is saved under its name, shown in a tab of its own, and a failure is said', async () => {
  const saved = catchFiles()
  const places: string[] = []
  const tab = {
    opener: null,
    closed: false,
    close: () => undefined,
    location: { replace: (to: string) => places.push(to) },
  }
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  server.on(resumes.download, { bytes: '%PDF-1.7', type: 'application/pdf' })
  open()
  await page.getByRole('button', { name: 'Download: Luz _Reyes_.pdf' }).click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Luz _Reyes_.pdf'])
  expect(await saved[0]?.file?.text()).toBe('%PDF-1.7')
  await page.getByRole('button', { name: 'View: Luz _Reyes_.pdf' }).click()
  await expect.poll(() => places).toEqual([expect.stringMatching(/^blob:/)])
  server.on(resumes.download, noAnswer())
  await page.getByRole('button', { name: 'Download: Second.docx' }).click()
  await expect.element(toastOf('Error downloading resume. Please try again.')).toBeVisible()
})

test('a resume is removed without a question, and back with its Undo; the keyboard goes on from the list', async () => {
  open()
  await act('Second.docx', 'Remove')
  await expect.poll(rows).toBe(1)
  await expect.element(toastOf('Resume removed')).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(list.element())).toBe(true)
  await inspect()
  await page.getByRole('button', { name: 'Undo: Resume removed' }).click()
  await expect.element(row('Second.docx')).toBeVisible()
  await expect.poll(() => server.asked(resumes.remove)).toEqual([])
})

test('a removed resume is gone when its undo is over, and stays where that fails', async () => {
  server.once(resumes.remove, noAnswer())
  server.on(resumes.remove, () => {
    keep(PDF)
    return undefined
  })
  open()
  await act('Second.docx', 'Remove')
  const over = page.getByRole('button', { name: 'Close: Resume removed' })
  await over.click()
  await expect.element(toastOf('The resume could not be removed. Please try again.')).toBeVisible()
  await expect.element(row('Second.docx')).toBeVisible()
  await act('Second.docx', 'Remove')
  await over.click()
  await expect.poll(() => server.asked(resumes.remove)).toHaveLength(2)
  await expect.poll(rows).toBe(1)
})
