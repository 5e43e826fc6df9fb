import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { coverLetters } from '#features/cover-letters/contract.ts'
import { jobInstructions } from '#features/cover-letters/instructions/contract.ts'
import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { resumes } from '#features/resumes/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { Feed } from '#web/testing/feed.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const PROPOSED = 'A line on your last audit would be lovely.'
const TEXT = `Keep our books. Begin with ORCHARDHOUSE. ${PROPOSED}

To apply: start your letter with the word "Harvest".`
const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
const list = page.getByRole('region', { name: 'What the posting asks for' })
const doubtful = list.getByRole('list', { name: 'Do they ask for this?' })

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper', description: TEXT }))
  server.on(resumes.list, { results: [], count: 0, next: null, previous: null })
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_state: 'connected',
    olj_id_proof: 70,
  })
  server.on(jobInstructions.read, { instructions: readInstructions(TEXT) })
})

async function openApply(): Promise<void> {
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
}

test('what is doubtful stands apart with its words, and is done when the person says so', async () => {
  const start = TEXT.indexOf(PROPOSED)
  server.on(jobInstructions.propose, {
    instructions: [
      { kind: 'question', text: PROPOSED, quote: PROPOSED, start, end: start + PROPOSED.length, sure: false },
    ],
  })
  await openApply()
  await expect.element(list.getByText('0 of 3 done')).toBeVisible()
  await expect.element(doubtful.getByText('Begin with ORCHARDHOUSE.')).toBeVisible()
  await expect.element(doubtful.getByText(/Harvest/)).not.toBeInTheDocument()
  await inspect()
  await dialog.getByLabelText('Cover letter').fill('Harvest\n\nI keep books. ORCHARDHOUSE is not meant.')
  await expect.element(list.getByText('1 of 3 done')).toBeVisible()
  const asked = doubtful.getByRole('checkbox', { name: `Answer: ${PROPOSED}` })
  asked.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(asked).toBeChecked()
  await expect.element(list.getByText('2 of 3 done')).toBeVisible()
})

test('whoever writes already stays where they are when the list comes', async () => {
  const come = server.hold(jobInstructions.read)
  server.on(jobInstructions.propose, { instructions: [] })
  await openApply()
  const letter = dialog.getByLabelText('Cover letter')
  await letter.click()
  const { top } = letter.element().getBoundingClientRect()
  come()
  await expect.element(list.getByText('0 of 2 done')).toBeInTheDocument()
  await expect.poll(() => Math.round(letter.element().getBoundingClientRect().top - top)).toBe(0)
  await expect.element(letter).toHaveFocus()
})

test('a model that proposes nothing, or fails, leaves the list as it is', async () => {
  server.on(jobInstructions.propose, refused(503, 'unavailable', 'Not now.'))
  await openApply()
  await expect.element(list.getByText('0 of 2 done')).toBeVisible()
  await expect.poll(() => server.asked(jobInstructions.propose)).toHaveLength(1)
  await expect.element(page.getByText(/could not be read/)).not.toBeInTheDocument()
})

test('a long subject that is asked for has the width of the phone to be read in; its button stands below', async () => {
  const text = 'Keep our books. Use this subject: BLUE HERON - your full name - position'
  server.on(jobInstructions.read, { instructions: readInstructions(text) })
  await openApply()
  const label = list.getByText(/^Subject/).first()
  await expect.element(label).toBeVisible()
  const use = list.getByRole('button', { name: 'Use this subject' })
  await expect
    .poll(() => label.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(use.element().getBoundingClientRect().top)
  await inspect()
})

test('where a quoted line hides an address, it says so instead of showing dashes', async () => {
  const text = 'Keep our books. Send your portfolio to ----------.'
  servePosting(aPosting({ title: 'Bookkeeper', description: text }))
  server.on(jobInstructions.read, { instructions: readInstructions(text) })
  await openApply()
  await list.getByText('The posting’s words').click()
  await expect.element(list.getByText('Send your portfolio to [log in at the board to see the link].')).toBeVisible()
  await expect.element(list.getByText(/-----/)).not.toBeInTheDocument()
})

test('for an employer who wants no letter of AI, the template writes the whole letter, and it is nobody else’s', async () => {
  const text = 'Keep our books. Begin your letter with the word "Harvest". No AI-written applications, please.'
  server.on(jobInstructions.read, { instructions: readInstructions(text) })
  server.on(jobInstructions.propose, { instructions: [] })
  const content = 'Harvest\n\nHello,\n\nI kept the books of three farms.\n\nBest regards,\nMaria Santos'
  const feed = new Feed()
  server.on(coverLetters.stream, feed)
  await openApply()
  await expect.element(list.getByText('0 of 2 done')).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate cover letter' }).click()
  await page.getByRole('button', { name: 'Use the template' }).click()
  await expect.poll(() => feed.listeners).toBe(1)
  feed.send('done', { writer: 'template', subject: 'Books', content, claims: [] })
  await expect.element(dialog.getByLabelText('Cover letter')).toHaveValue(content)
  expect(server.asked(coverLetters.stream)[0]?.body).toMatchObject({ job_id: 31, template: true })
  await expect.element(list.getByText('2 of 2 done')).toBeVisible()
})
