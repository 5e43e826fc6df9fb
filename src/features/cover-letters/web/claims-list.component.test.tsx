import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '#web/testing/render.tsx'
import { claimAt } from '../claims/claim.ts'
import { ClaimsList } from './claims-list.tsx'
import { changeNotes } from './letter-notes.ts'

const CONTENT = 'My line has 100 Mbps.'
const heading = page.getByRole('heading', { name: 'Check 1 statement before you send' })
const stopped = page.getByText('Not sent yet: this has to be checked first.')

async function letterWithFigure(asked: number): Promise<void> {
  renderPart(
    <ClaimsList jobId={31} subject="" content={CONTENT} onContent={() => undefined} disabled={false} asked={asked} />,
  )
  const sentence = { text: CONTENT, start: 0, end: CONTENT.length }
  changeNotes(31, { watched: true, claims: [claimAt('figure', '100', CONTENT.indexOf('100'), sentence)] })
  await expect.element(heading).toBeVisible()
}

test('whoever presses Submit with a statement to check is told that nothing was sent, until it is checked', async () => {
  await letterWithFigure(1)
  await expect.element(stopped).toBeVisible()
  await expect.element(heading).toHaveAccessibleDescription('Not sent yet: this has to be checked first.')
  await page.getByRole('button', { name: 'Keep: it is true' }).click()
  await expect.element(page.getByText('Kept as true: “100”')).toBeVisible()
  await expect.element(stopped).not.toBeInTheDocument()
})

test('before that nothing is red', async () => {
  await letterWithFigure(0)
  await expect.element(stopped).not.toBeInTheDocument()
})

test('a gap has a field of its own and is not listed twice; one that asks nothing is listed here', async () => {
  const content = 'I have [Your answer: your internet speed] and [Your answer: ]'
  renderPart(
    <ClaimsList jobId={32} subject="" content={content} onContent={() => undefined} disabled={false} asked={0} />,
  )
  const sentence = { text: content, start: 0, end: content.length }
  const claims = ['[Your answer: your internet speed]', '[Your answer: ]'].map((text) =>
    claimAt('placeholder', text, content.indexOf(text), sentence),
  )
  changeNotes(32, { watched: true, claims })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByText('[Your answer: ]', { exact: true })).toBeVisible()
  await expect.element(page.getByText('your internet speed')).not.toBeInTheDocument()
})
