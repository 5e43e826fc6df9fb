import { control } from '../src/server/testing/ready-seeker.ts'
import { fillGaps, openApply, submitOf } from './applying.ts'
import { expect, inspect, refreshed, signIn, test } from './fixtures.ts'

const LETTER = 'textarea[name="cover_letter"]'

test.describe('a letter that writes itself', () => {
  test.afterEach(async ({ world }) => {
    await control(world.ai, 'DELETE', '/letters')
    await control(world.ai, 'DELETE', '/misbehave')
    await control(world.ai, 'POST', '/pace', { gap_ms: 5 })
  })

  test('streams, stops, comes back with undo, is written again; what nothing covers goes before it is sent', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    board,
  }, info) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    const job = (await postings('olj'))[info.project.name === 'phone' ? 5 : 6]
    const dialog = await openApply(page, job?.id ?? 0)
    const letter = dialog.locator(LETTER)
    await letter.fill('My own first words.')
    await control(world.ai, 'POST', '/pace', { gap_ms: 120 })
    await dialog.getByRole('button', { name: 'Generate cover letter' }).click()
    // A posting that wants no machine asks first.
    const anyway = page.getByRole('button', { name: /anyway/i })
    const replace = page.getByRole('button', { name: 'Replace', exact: true })
    await replace.or(anyway).first().click()
    if (await anyway.isVisible()) await anyway.click()
    await expect(letter).toHaveValue(/Hello/)
    await expect(submitOf(dialog)).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByText('Stopped.')).toBeVisible()
    const stopped = await letter.inputValue()
    expect(stopped).not.toContain('Best regards')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(letter).toHaveValue('My own first words.')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(letter).toHaveValue(stopped)

    await control(world.ai, 'POST', '/pace', { gap_ms: 0 })
    await control(world.ai, 'POST', '/letters', { mode: 'invent', times: 1 })
    await dialog.getByRole('button', { name: 'Regenerate' }).click()
    if (await replace.isVisible()) await replace.click()
    await expect(letter).toHaveValue(/worked at Google/)
    const list = dialog.getByRole('region', { name: /before you send/ })
    await expect(list).toContainText('Google')
    await dialog.getByRole('button', { name: 'Show “Google” in the letter' }).click()
    await expect(letter).toBeFocused()
    expect(
      await letter.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      ),
    ).toBe('Google')
    await fillGaps(dialog)
    await submitOf(dialog).click()
    await expect(list.getByRole('heading')).toBeFocused()
    expect(await board.messagesOf(seeker)).toEqual([])
    await inspect(page, 'letter-claims')

    await list.getByRole('button', { name: 'Remove the sentence with “Google”' }).click()
    await expect(letter).not.toHaveValue(/Google/)
    const keep = list.getByRole('button', { name: /^Keep: it is true/ })
    await expect(async () => {
      if ((await keep.count()) > 0) await keep.first().click({ timeout: 1000 })
      await expect(keep).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect(dialog.getByText('Statements you keep as true')).toBeVisible()
    await submitOf(dialog).click()
    const asked = page.getByRole('button', { name: 'Send anyway' })
    const outcome = page.getByRole('dialog', { name: 'Application Sent' })
    await asked.or(outcome).first().waitFor()
    if (await asked.isVisible()) await asked.click()
    await expect.poll(() => board.messagesOf(seeker)).toHaveLength(1)
    const [message] = await board.messagesOf(seeker)
    expect(message?.message).not.toContain('Google')
    expect(message?.message).toContain('Kubernetes')
  })

  test('with the model down the template writes without an error; a sent letter starts the next one', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    api,
  }, info) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    await control(world.ai, 'POST', '/misbehave', { mode: '5xx' })
    const [first, second] = (await postings('olj')).slice(info.project.name === 'phone' ? 7 : 9)
    if (!first || !second) throw new Error('no postings')
    const kept = {
      job_post_id: first.id,
      subject: 'Me for you',
      content: `I would like to be your ${first.title}, with care.`,
    }
    await api('POST', '/api/cover-letters/', { token: seeker.token, body: kept })
    const dialog = await openApply(page, second.id)
    const letter = dialog.locator(LETTER)
    await dialog.getByRole('button', { name: 'Generate cover letter' }).click()
    const anyway = page.getByRole('button', { name: /anyway/i })
    const written = dialog.getByText('Your letter is written.')
    await written.or(anyway).first().waitFor()
    if (await anyway.isVisible()) await anyway.click()
    await expect(written).toBeVisible()
    await expect(letter).toHaveValue(/Best regards,\s+Luz Reyes$/)
    await expect(dialog.getByRole('alert')).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Start from an earlier letter' }).click()
    const earlier = page.getByRole('dialog', { name: 'Start from an earlier letter' })
    await expect(earlier).toContainText('Not sent')
    await inspect(page, 'earlier-letters')
    await earlier.getByRole('button', { name: `Start from this: the letter for ${first.title}`, exact: true }).click()
    await expect(letter).toHaveValue(`I would like to be your ${second.title}, with care.`)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(letter).toHaveValue(/Best regards,\s+Luz Reyes$/)
  })

  test('what was answered to one employer is offered where the next one asks the same', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    api,
  }, info) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    const [first, second] = (await postings('olj')).slice(info.project.name === 'phone' ? 11 : 13)
    if (!first || !second) throw new Error('no postings')
    const answer = '100 Mbps fiber, with mobile data as a backup.'
    const answers = [{ question: 'Please tell us your internet speed', answer }]
    const kept = { job_post_id: first.id, subject: 'Me for you', content: `Hello.\n\n${answer}`, answers }
    expect((await api('POST', '/api/cover-letters/', { token: seeker.token, body: kept })).status).toBe(201)
    const dialog = await openApply(page, second.id)
    const letter = dialog.locator(LETTER)
    await letter.fill('Hello.\n\n1. [Your answer: What is your internet speed?]\n2. I can start today.')
    const open = dialog.getByRole('region', { name: '1 answer only you can give' })
    await expect(open).toContainText(answer)
    await inspect(page, 'letter-answers')
    await open.getByRole('button', { name: 'Use this answer: What is your internet speed?' }).press('Enter')
    await open.getByRole('button', { name: 'Add to letter: What is your internet speed?' }).press('Enter')
    await expect(letter).toHaveValue(`Hello.\n\n1. ${answer}\n2. I can start today.`)
    await expect(dialog.getByRole('heading', { name: 'Nothing is left to answer' })).toBeFocused()
  })

  test('AI instructions are written, guarded against a stray Escape, saved, closed by themselves and read again', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
  }) => {
    await signIn(context, await refreshed(world, await newSeeker()))
    const dialog = await openApply(page, (await postings('olj'))[4]?.id ?? 0)
    const opener = dialog.getByRole('button', { name: 'AI instructions' })
    await opener.click()
    const window = page.getByRole('dialog', { name: 'AI instructions' })
    await window.getByLabel('Instructions').fill('Short, warm, in English.')
    await inspect(page, 'ai-instructions')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await expect(window.getByLabel('Instructions')).toHaveValue('Short, warm, in English.')
    await window.getByRole('button', { name: 'Save instructions' }).click()
    await expect(window.getByText('Saved').first()).toBeVisible()
    await expect(window).toHaveCount(0, { timeout: 2000 })
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(window.getByLabel('Instructions')).toHaveValue('Short, warm, in English.')
  })
})
