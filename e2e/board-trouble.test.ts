import { fillApply, LETTER, openApply, sendOff } from './applying.ts'
import { expect, refreshed, signIn, test, type BoardHand } from './fixtures.ts'
import type { ReadySeeker } from '../src/server/testing/ready-seeker.ts'

const once = async (board: BoardHand, seeker: ReadySeeker) => expect(await board.messagesOf(seeker)).toHaveLength(1)

test('the board is down while applying: said in words, the letter stays, nothing is sent; later it goes out once', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  board,
}) => {
  const seeker = await refreshed(world, await newSeeker())
  await signIn(context, seeker)
  const dialog = await openApply(page, (await postings('olj'))[7]?.id ?? 0)
  await fillApply(dialog)
  await board.misbehave({ mode: '5xx', path: '/apply', method: 'POST', times: 1 })
  await sendOff(dialog)
  const report = page.getByRole('dialog', { name: 'Application Failed' })
  await expect(report).toBeVisible()
  await report.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog.getByLabel('Cover letter')).toHaveValue(LETTER)
  expect(await board.messagesOf(seeker)).toEqual([])
  await board.behave()
  await sendOff(dialog)
  await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  await once(board, seeker)
})

test('browsing goes on while the board is down', async ({ page, board }) => {
  await board.misbehave({ mode: 'down' })
  await page.goto('/jobs?search=assistant')
  // Until scripts hear presses a posting opens as a page of its own.
  await page.waitForFunction(() => 'pressesHeard' in window)
  await page.locator('section[aria-label="Results"] article').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/job=\d+$/)
  await expect(
    page.getByRole('region', { name: 'Chosen job' }).getByRole('heading', { level: 2 }).first(),
  ).toBeVisible()
})

test('a wrong board password while connecting is said under the form and ends no session', async ({
  page,
  context,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/settings?section=integrations')
  const form = page.getByRole('form', { name: 'Connect your OLJ account' })
  await form.getByLabel('OLJ email').fill(seeker.board.email)
  await form.getByLabel('OLJ password').fill('Wrong-pass-9')
  await form.getByRole('button', { name: 'Connect OLJ account' }).click()
  await expect(form.getByRole('alert')).toContainText(/\w+/)
  await expect(page).toHaveURL(/\/settings/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(seeker.token)
})

test('a board password that changed since is asked for again before anything is sent', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  board,
}) => {
  const seeker = await refreshed(world, await newSeeker())
  await signIn(context, seeker)
  const dialog = await openApply(page, (await postings('olj'))[8]?.id ?? 0)
  await fillApply(dialog)
  await board.change(seeker, { password: 'Board-pass-2' })
  await board.endSessions(seeker)
  await sendOff(dialog)
  const required = page.getByRole('dialog', { name: 'Integration Required' })
  await expect(required).toContainText('OLJ no longer accepts the password')
  await required.getByLabel('OLJ email').fill(seeker.board.email)
  await required.getByLabel('OLJ password').fill('Board-pass-2')
  await required.getByRole('button', { name: 'Connect OLJ account' }).click()
  await expect(required).toHaveCount(0)
  await sendOff(dialog)
  await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  await once(board, seeker)
})

test('a board session that expired in between: it signs in again, once, and the person notices nothing', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  board,
}) => {
  const seeker = await refreshed(world, await newSeeker())
  await signIn(context, seeker)
  const dialog = await openApply(page, (await postings('olj'))[9]?.id ?? 0)
  await fillApply(dialog)
  await board.endSessions(seeker)
  const before = await board.requests('POST', '/authenticate')
  await sendOff(dialog)
  await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  expect((await board.requests('POST', '/authenticate')) - before).toBe(1)
  await once(board, seeker)
})

test('an answer lost after the board accepted: told honestly, confirmed by the check, one message on the board', async ({
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
  const id = (await postings('olj'))[10]?.id ?? 0
  const dialog = await openApply(page, id)
  await fillApply(dialog)
  await board.misbehaveOnSending({ mode: 'lost-answer' })
  await sendOff(dialog)
  const outcome = page.getByRole('dialog', { name: 'Not confirmed yet' })
  await expect(outcome).toContainText('We are checking whether it arrived and will not send it twice.')
  await once(board, seeker)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('You already applied for this job.')).toHaveCount(0)
  // The look at the board comes half a minute after the answer was lost; the page is told when it is over.
  await expect
    .poll(
      async () => {
        const { body } = await api('GET', '/api/job-applications/list_applications/', { token: seeker.token })
        return (body as { delivery: string }[])[0]?.delivery
      },
      { timeout: 50_000, intervals: [1000] },
    )
    .toBe('confirmed')
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('You already applied for this job.')).toBeVisible()
  await once(board, seeker)
})

test('the line to us breaks while sending: it looks whether the application arrived instead of sending again', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  board,
}) => {
  const seeker = await refreshed(world, await newSeeker())
  await signIn(context, seeker)
  const dialog = await openApply(page, (await postings('olj'))[11]?.id ?? 0)
  await fillApply(dialog)
  await page.route('**/api/job-applications/apply/', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendOff(dialog)
  await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible({ timeout: 20_000 })
  await once(board, seeker)
})

test('offline: a notice says so, the typed letter is kept over a reload, and sending works once the line is back', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  board,
}) => {
  const seeker = await refreshed(world, await newSeeker())
  await signIn(context, seeker)
  const id = (await postings('olj'))[12]?.id ?? 0
  const dialog = await openApply(page, id)
  await fillApply(dialog)
  await context.setOffline(true)
  await expect(dialog.getByText(/You are offline/)).toBeVisible()
  await sendOff(dialog)
  const said = /Nothing was sent, and your text is kept/
  await expect(dialog.getByRole('form').getByText(said)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(said)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You are offline/)).toHaveCount(0)
  const again = await openApply(page, id)
  await expect(again.getByLabel('Cover letter')).toHaveValue(LETTER)
  // The board answers again, and what the posting asks for stands there: a person sends off what they can see.
  await expect(again.getByText(/You have \d+ points? on OLJ/)).toBeVisible()
  await sendOff(again)
  await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  await once(board, seeker)
})

test('keeping in step with the board: of two quick taps the last one stays, a failed one is taken back', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  await signIn(context, await refreshed(world, await newSeeker()))
  await page.goto('/settings?section=integrations')
  const box = page.getByLabel('Keep my applications in step with OLJ')
  const before = await box.isChecked()
  const sent: boolean[] = []
  let release: () => void = () => undefined
  const first = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/settings/integrations/', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    sent.push(route.request().postDataJSON().olj_sync_applications)
    if (sent.length === 1) await first
    return route.continue()
  })
  await box.click()
  await expect(box).toBeChecked({ checked: !before })
  await box.click()
  await expect(box).toBeChecked({ checked: before })
  release()
  await expect.poll(() => sent).toEqual([!before, before])
  await page.reload()
  await expect(box).toBeChecked({ checked: before })
  await page.unroute('**/api/settings/integrations/')
  await page.route('**/api/settings/integrations/', (route) => route.abort())
  await box.click()
  await expect(page.getByText('Failed to update your integration settings.')).toBeVisible()
  await expect(box).toBeChecked({ checked: before })
})
