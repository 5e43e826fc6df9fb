import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'
import { coverLetters } from '../../contract.ts'
import { letterAnswers } from '../contract.ts'

const RESUME = { id: 2, file_name: 'A.pdf', uploaded_at: '2026-11-02T02:00:00.000Z', is_default: true, bytes: 40_000 }
const BEFORE = {
  id: 7,
  question: 'Please tell us your internet speed',
  answer: '100 Mbps fiber, with 5G as a backup.',
  employer_name: 'Kubo Trading',
  answered_at: '2026-11-20T02:00:00.000Z',
}
const LETTER = [
  'Hello team,',
  '1. [Your answer: What is your internet speed?]\n2. [Your answer: can you work nights?]\n3. I can start today.',
  'My rate is $8 an hour. [Your answer: your rate in AUD]',
].join('\n\n')

const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
const letter = dialog.getByLabelText('Cover letter')
const submit = dialog.getByRole('button', { name: 'Submit Application' })
const field = (question: string) => dialog.getByLabelText(question, { exact: true })
const heading = (words: string) => dialog.getByRole('heading', { name: words })
const press = (name: string) => dialog.getByRole('button', { name }).click()

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper' }))
  server.on(resumes.list, { results: [RESUME], count: 1, next: null, previous: null })
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_state: 'connected',
    olj_id_proof: 70,
  })
  server.on(letterAnswers.list, { results: [BEFORE] })
})

async function openLetter(content = LETTER): Promise<void> {
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await letter.fill(content)
}

test('what a letter leaves open is asked one by one, answered in its place, and sent to be remembered', async () => {
  server.on(coverLetters.create, wrongFields({ content: ['Stopped here.'] }))
  await openLetter()
  await expect.element(heading('3 answers only you can give')).toBeVisible()
  await expect.element(dialog.getByText('What you answered Kubo Trading')).toBeVisible()
  await inspect()
  await press('Use this answer: What is your internet speed?')
  await expect.element(field('What is your internet speed?')).toHaveValue(BEFORE.answer)
  await press('Add to letter: What is your internet speed?')
  await expect.element(heading('2 answers only you can give')).toHaveFocus()
  await field('Can you work nights?').fill('yes, I prefer them')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await press('Leave out: Your rate in AUD')
  await expect.element(heading('Nothing is left to answer')).toHaveFocus()
  const whole = `Hello team,\n\n1. ${BEFORE.answer}\n2. Yes, I prefer them.\n3. I can start today.\n\nMy rate is $8 an hour.`
  await expect.element(letter).toHaveValue(whole)
  await submit.click()
  const answers = [
    { question: 'What is your internet speed?', answer: BEFORE.answer },
    { question: 'can you work nights?', answer: 'Yes, I prefer them.' },
  ]
  await expect.poll(() => server.asked(coverLetters.create)[0]?.body).toMatchObject({ content: whole, answers })
})

test('nothing is sent while a place is open, and the keyboard is led to it', async () => {
  await openLetter()
  await submit.click()
  await expect.element(heading('3 answers only you can give')).toHaveFocus()
  await expect
    .element(heading('3 answers only you can give'))
    .toHaveAccessibleDescription('Not sent yet: add your answers to the letter, or leave them out.')
  await inspect()
  expect(server.asked(coverLetters.create)).toEqual([])
})

test('what was typed and not added is there after the phone went out; Undo brings the place back', async () => {
  await openLetter()
  await field('Can you work nights?').fill('Only until 2am.')
  sessionStorage.clear()
  await reload()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect.element(field('Can you work nights?')).toHaveValue('Only until 2am.')
  await press('Add to letter: Can you work nights?')
  await expect.element(letter).toHaveValue(LETTER.replace('[Your answer: can you work nights?]', 'Only until 2am.'))
  await press('Undo')
  await expect.element(letter).toHaveValue(LETTER)
  await expect.element(field('Can you work nights?')).toHaveValue('Only until 2am.')
})

test('an answer is forgotten when nobody wants it back', async () => {
  server.on(letterAnswers.forget, undefined)
  await openLetter()
  await press('Forget it: Please tell us your internet speed')
  await expect.element(dialog.getByText(BEFORE.answer)).not.toBeInTheDocument()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog.getByText(BEFORE.answer)).toBeVisible()
  expect(server.asked(letterAnswers.forget)).toEqual([])
})
