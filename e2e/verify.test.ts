import { codeIn, mailTo } from './mail.ts'
import { kept, newcomer, register, verifyByMail } from './doors.ts'
import { expect, test } from './fixtures.ts'

test('register, mail, verify: signed in on /jobs with the offer to complete the profile', async ({
  page,
  world,
}, info) => {
  const person = newcomer(info.project.name)
  await page.goto('/register')
  await register(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('Look in your spam folder too.')).toBeVisible()
  const mail = await mailTo(world, person.email)
  expect(mail.html).toContain(codeIn(mail))
  await verifyByMail(page, world, person.email)
  await expect(page).toHaveURL(`${world.url}/jobs`)
  expect(await kept(page, 'token')).not.toBeNull()
  expect(await kept(page, 'showOnboardingModal')).toBe('true')
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
})
