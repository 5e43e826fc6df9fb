import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { admit, renderPart, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { resumeParsing } from '../contract.ts'
import { PARSE_FAILED, PARSE_PICTURE, PICTURE } from '../rules.ts'
import { ResumeSuggestions } from './resume-suggestions.tsx'

const again = page.getByRole('button', { name: 'Try again' })
const show = (status: 400, code: string, detail: string) => {
  admit(aUser())
  localStorage.setItem('token', TOKEN)
  server.on(resumeParsing.parseStored, refused(status, code, detail))
  renderPart(
    <>
      <h1>Resume</h1>
      <ResumeSuggestions source={7} form={{ title: '' }} onAccept={() => {}} />
    </>,
  )
}

test('a scan is told what it is, and not to try again', async () => {
  show(400, PICTURE, PARSE_PICTURE)
  await expect.element(page.getByText(PARSE_PICTURE)).toBeVisible()
  expect(again.elements()).toHaveLength(0)
  await inspect()
})

test('any other file that gave nothing may be tried again', async () => {
  show(400, 'unreadable_resume', 'This cannot be read.')
  await expect.element(page.getByText(PARSE_FAILED)).toBeVisible()
  await expect.element(again).toBeVisible()
})
