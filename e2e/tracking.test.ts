import { applyTo } from '../src/server/testing/ready-seeker.ts'
import { boardId, expect, refreshed, signIn, test } from './fixtures.ts'

test('what was sent has a receipt, and a status the person sets is kept and written into the history', async ({
  page,
  context,
  world,
  newSeeker,
  newPosting,
  api,
}) => {
  const job = await newPosting()
  const seeker = await newSeeker()
  expect((await applyTo(api, seeker.token, job.id)).status).toBe(200)
  await signIn(context, await refreshed(world, seeker))
  await page.goto('/applications')
  const status = page.getByLabel(`Status of ${job.title}`).filter({ visible: true })
  const saved = page.waitForResponse(/update_status/)
  await status.selectOption('Interview')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(status).toHaveValue('interview')
  await page
    .getByRole('link', { name: `Receipt: ${job.title}` })
    .filter({ visible: true })
    .click()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const words of [`For job ${job.id}`, `I would like job ${job.id}.`, 'resume.pdf', 'Manila time', job.title]) {
    await expect(receipt).toContainText(words)
  }
  const latest = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(latest).toContainText('Status changed from Applied to Interview')
  await expect(latest).toContainText('You')
})

test('an application sent on the board itself is read into the tracker, with its points and marked as read', async ({
  page,
  context,
  world,
  newSeeker,
  newPosting,
  board,
}) => {
  const job = await newPosting()
  const seeker = await refreshed(world, await newSeeker())
  await board.call('POST', '/applications', { email: seeker.board.email, job_id: boardId(job), points: 7 })
  await signIn(context, seeker)
  await page.goto('/settings?section=integrations')
  await page.getByRole('button', { name: 'Read now' }).click()
  await expect(page.getByText(/Last read .*: 1 application added\./)).toBeVisible()
  await page.getByRole('link', { name: 'See them' }).click()
  await expect(page.getByText('Read from OLJ').filter({ visible: true })).toBeVisible()
  await page
    .getByRole('link', { name: `Details: ${job.title}` })
    .filter({ visible: true })
    .click()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const words of [`Sent messages hold: ${job.title}`, 'Apply points7']) await expect(receipt).toContainText(words)
})
