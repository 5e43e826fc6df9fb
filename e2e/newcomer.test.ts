import { applyTo } from '../src/server/testing/ready-seeker.ts'
import { applyButton, fillApply, LETTER, sendOff } from './applying.ts'
import { newcomer, register, verifyByMail } from './doors.ts'
import { expect, test } from './fixtures.ts'
import { completeButton, connectBoard, fillWizard } from './wizard-steps.ts'
import { callApi } from './world.ts'

test('a newcomer registers, verifies the address, completes the profile, connects the board, applies and sees it confirmed; the board has the message', async ({
  page,
  world,
  board,
  postings,
}, info) => {
  const job = (await postings('olj'))[3]
  if (!job) throw new Error('no posting')
  const person = newcomer(info.project.name)
  const account = { email: `${person.username}@board.test`, password: 'Board-pass-1' }
  await board.call('POST', '/accounts', { ...account, points: 25, id_proof: 80 })

  await page.goto(`/jobs/${job.id}`)
  await applyButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click()
  await register(page, person)
  await verifyByMail(page, world, person.email)

  await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}$`))
  await applyButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Complete Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible()
  await fillWizard(page)
  await connectBoard(page, account)
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible()
  await completeButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Profile Complete' })).toBeVisible()
  // Back at the posting that led here.
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await applyButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  await fillApply(dialog, { subject: 'MANGO: your next assistant', points: 7 })
  await sendOff(dialog)
  const outcome = page.getByRole('dialog', { name: 'Application Sent' })
  await expect(outcome).toContainText('OLJ confirmed it.')

  const sent = (await board.call('GET', `/applications?email=${account.email}`)).applications
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ subject: 'MANGO: your next assistant', message: LETTER, points: 7 })
  await outcome.getByRole('link', { name: 'See the receipt' }).click()
  await expect(page.getByText('MANGO: your next assistant').first()).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByRole('link', { name: job.title }).first()).toBeVisible()
  await page.goto(`/jobs/${job.id}`)
  await expect(applyButton(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the receipt' }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('You already applied for this job.')).toBeVisible()
})

test('the board’s own page shows the employer the message with its subject and points', async ({
  page,
  world,
  newSeeker,
  postings,
}) => {
  const seeker = await newSeeker({ points: 30 })
  const job = (await postings('olj'))[0]
  const answer = await applyTo(
    (method, path, given) => callApi(world, method, path, given),
    seeker.token,
    job?.id ?? 0,
    9,
  )
  expect(answer.status).toBe(200)
  await page.goto(`${world.olj}/__board`)
  const row = page.locator('body')
  await expect(row).toContainText(`For job ${job?.id}`)
  await expect(row).toContainText(seeker.board.email)
  await expect(row).toContainText('9')
})
