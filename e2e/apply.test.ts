import { applyButton, fillApply, LETTER, openApply, pointsOf, sendOff, submitOf } from './applying.ts'
import type { ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { boardId, expect, type Posting, refreshed, signIn, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

test.describe('before anything is sent', () => {
  test('a visitor who wants to apply is asked to log in, and Escape gives the focus back', async ({
    page,
    postings,
  }) => {
    const [job] = await postings('olj')
    await page.goto(`/jobs/${job?.id}`)
    await applyButton(page).click()
    const prompt = page.getByRole('dialog', { name: 'Log in to apply' })
    await expect(prompt.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(`/jobs/${job?.id}`)}`,
    )
    await page.keyboard.press('Escape')
    await expect(prompt).toHaveCount(0)
    await expect(applyButton(page)).toBeFocused()
  })

  test('a person whose profile is not complete is led to it', async ({ page, context, newSeeker, postings }) => {
    await signIn(context, await newSeeker({ onboarded: false, connected: false }))
    const [job] = await postings('olj')
    await page.goto(`/jobs/${job?.id}`)
    await applyButton(page).click()
    const prompt = page.getByRole('dialog', { name: 'Complete your profile' })
    await expect(prompt).toContainText('Please complete your profile before applying for jobs.')
    await expect(prompt.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      `/onboarding?redirect=%2Fjobs%2F${job?.id}`,
    )
  })

  test('an empty letter sends nothing and says so', async ({ page, context, world, newSeeker, postings, board }) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    const dialog = await openApply(page, (await postings('olj'))[1]?.id ?? 0)
    await sendOff(dialog)
    await expect(page.getByRole('dialog', { name: 'Cover Letter Required' })).toContainText(
      'Please add a cover letter before applying.',
    )
    expect(await board.messagesOf(seeker)).toEqual([])
  })

  test('more points than there are, none, and 61 are refused beside the field; nothing is sent', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    board,
  }) => {
    const seeker = await refreshed(world, await newSeeker({ points: 3 }))
    await signIn(context, seeker)
    const dialog = await openApply(page, (await postings('olj'))[2]?.id ?? 0)
    await fillApply(dialog)
    for (const [points, sentence] of [
      [40, /points left, but this application uses 40/],
      [0, /must be a whole number from 1 to 60/],
      [61, /must be a whole number from 1 to 60/],
    ] as const) {
      await pointsOf(dialog).fill(String(points))
      await sendOff(dialog)
      await expect(dialog.getByText(sentence)).toBeVisible()
    }
    await expect(pointsOf(dialog)).toBeFocused()
    const field = await pointsOf(dialog).boundingBox()
    const buttons = await submitOf(dialog).boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0), 'the field is not behind the buttons').toBeLessThan(buttons?.y ?? 0)
    expect(await board.messagesOf(seeker)).toEqual([])
  })

  test('without a connected board account it asks for one there and then, and sends after that', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    board,
  }) => {
    const seeker = await refreshed(world, await newSeeker({ connected: false }))
    await signIn(context, seeker)
    const dialog = await openApply(page, (await postings('olj'))[3]?.id ?? 0)
    await dialog.getByLabel('Cover letter').fill(LETTER)
    await sendOff(dialog)
    const required = page.getByRole('dialog', { name: 'Integration Required' })
    await required.getByLabel('OLJ email').fill(seeker.board.email)
    await required.getByLabel('OLJ password').fill('Wrong-pass-9')
    await required.getByRole('button', { name: 'Connect OLJ account' }).click()
    await expect(required.getByRole('alert')).toContainText(/\w/)
    await expect(page).toHaveURL(/\/jobs\/\d+$/)
    await required.getByLabel('OLJ password').fill(seeker.board.password)
    await required.getByRole('button', { name: 'Connect OLJ account' }).click()
    await expect(required).toHaveCount(0)
    await expect(dialog.getByLabel('Cover letter')).toHaveValue(LETTER)
    await sendOff(dialog)
    await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
    expect(await board.messagesOf(seeker)).toHaveLength(1)
  })
})

test.describe('once', () => {
  test('a double click on Submit sends one message', async ({ page, context, world, newSeeker, postings, board }) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    const dialog = await openApply(page, await withoutWishes(world, seeker, await postings('olj')))
    await fillApply(dialog)
    await submitOf(dialog).dblclick()
    await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
    expect(await board.messagesOf(seeker)).toHaveLength(1)
  })

  test('two tabs that send at the same moment make one application and one message', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    board,
    api,
  }) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    const id = (await postings('olj'))[5]?.id ?? 0
    const other = await context.newPage()
    const dialogs = [await openApply(page, id), await openApply(other, id)]
    for (const dialog of dialogs) await fillApply(dialog)
    await board.misbehave({ mode: 'slow', delay_ms: 400, path: '/apply', method: 'POST' })
    await Promise.all(dialogs.map((dialog) => sendOff(dialog)))
    for (const tab of [page, other]) {
      await expect(tab.getByRole('dialog', { name: 'Application Sent' })).toBeVisible({ timeout: 20_000 })
    }
    expect(await board.messagesOf(seeker)).toHaveLength(1)
    const { body } = await api('GET', '/api/job-applications/list_applications/', { token: seeker.token })
    expect(body).toHaveLength(1)
  })
})

test('the keyboard alone is enough to apply', async ({ page, context, world, newSeeker, postings, board }) => {
  const seeker = await refreshed(world, await newSeeker())
  await signIn(context, seeker)
  await page.goto(`/jobs/${(await postings('olj'))[6]?.id}`)
  const press = async (until: () => Promise<boolean>) => {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await until()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard never got there.')
  }
  const focused = (text: RegExp) => () =>
    page.evaluate((pattern) => {
      const one = document.activeElement
      const labels =
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? [...(one.labels ?? [])] : []
      const words = [one?.textContent ?? '', one?.getAttribute('aria-label') ?? '', ...labels.map((l) => l.textContent)]
      return words.some((word) => new RegExp(pattern).test(word.trim()))
    }, text.source)
  await expect(applyButton(page)).toBeVisible()
  await press(focused(/^Apply Now$/))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  await expect(dialog.getByText(/You have \d+ points/)).toBeVisible()
  await press(focused(/^Cover letter$/))
  await page.keyboard.type('I can do this with a keyboard.')
  await press(focused(/^Submit Application$/))
  await page.keyboard.press('Enter')
  // This posting asks for more than the letter shows.
  if (await page.getByRole('button', { name: 'Send anyway' }).isVisible()) {
    await press(focused(/^Send anyway$/))
    await page.keyboard.press('Enter')
  }
  const outcome = page.getByRole('dialog', { name: 'Application Sent' })
  await expect(outcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(outcome).toHaveCount(0)
  expect(await board.messagesOf(seeker)).toMatchObject([{ message: 'I can do this with a keyboard.' }])
})

test.describe('postings that take no application here', () => {
  test('a LinkedIn posting opens outside, in a tab of its own', async ({ page, postings }) => {
    const [job] = await postings('linkedin')
    await page.goto(`/jobs/${job?.id}`)
    const link = page
      .getByRole('link', { name: /^Apply on LinkedIn/ })
      .filter({ visible: true })
      .first()
    await expect(link).toHaveAttribute('href', job?.link ?? '')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  })

  test('who comes back from LinkedIn has it in the tracker with one tap', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
  }) => {
    await signIn(context, await refreshed(world, await newSeeker({ connected: false })))
    const [job] = await postings('linkedin')
    await page.goto(`/jobs/${job?.id}`)
    const out = page.getByRole('link', { name: /^Apply on LinkedIn/ }).filter({ visible: true })
    const [board] = await Promise.all([context.waitForEvent('page'), out.click()])
    await board.close()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.getByRole('button', { name: 'Yes, track it' }).filter({ visible: true }).click()
    const entry = page.getByRole('link', { name: 'See your entry' }).filter({ visible: true })
    await expect(entry).toBeVisible()
    await page.reload()
    await expect(page.getByText('You noted that you applied for this job.')).toBeVisible()
    await entry.click()
    await expect(page.getByRole('heading', { level: 1, name: job?.title ?? '' })).toBeVisible()
    await expect(page.getByText(/^Noted by you/).first()).toBeVisible()
  })

  test('a posting that was closed on the board meanwhile is refused in words, and shows as closed from then on', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    board,
  }, info) => {
    const seeker = await refreshed(world, await newSeeker())
    await signIn(context, seeker)
    const job = (await postings('olj')).at(info.project.name === 'phone' ? -1 : -2)
    const dialog = await openApply(page, job?.id ?? 0)
    await fillApply(dialog)
    if (job) await board.close(job)
    await sendOff(dialog)
    await expect(page.getByRole('dialog', { name: 'Application Failed' })).toContainText(/closed/i)
    expect(await board.messagesOf(seeker)).toEqual([])
    await page.goto(`/jobs/${job?.id}`)
    await expect(applyButton(page, 'Job Closed')).toBeDisabled()
  })

  test('an ID proof that is too low for the employer is refused with reason and advice, and nothing is sent', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    board,
  }, info) => {
    const job = (await postings('olj')).at(info.project.name === 'phone' ? -3 : -4)
    if (!job) throw new Error('no posting')
    await board.call('POST', '/postings', {
      id: boardId(job),
      title: job.title,
      description: 'Only with an ID proof.',
      min_id_proof: 60,
    })
    const seeker = await refreshed(world, await newSeeker({ idProof: 5 }))
    await signIn(context, seeker)
    const dialog = await openApply(page, job.id)
    await fillApply(dialog)
    await sendOff(dialog)
    const report = page.getByRole('dialog', { name: 'Application Failed' })
    await expect(report).toContainText(/ID proof/i)
    await expect(report.getByRole('listitem').first()).toBeVisible()
    expect(await board.messagesOf(seeker)).toEqual([])
  })
})

/** A posting that asks for nothing, so that no question stands between the two clicks. */
async function withoutWishes(world: World, { token }: ReadySeeker, jobs: Posting[]): Promise<number> {
  for (const { id } of jobs.slice(4)) {
    const { body } = await callApi(world, 'GET', `/api/jobs/${id}/instructions/`, { token })
    if ((body as { instructions: unknown[] }).instructions.length === 0) return id
  }
  throw new Error('Every posting asks for something')
}
