import type { Locator, Page } from '@playwright/test'
import { expect, inspect, signIn, test } from './fixtures.ts'

const WORK = 'Run our Shopify store and answer customers. We need Shopify and Customer Support experience.'

const workFor = (shop: string) => ({
  title: `Shopify Virtual Assistant for ${shop}`,
  description: WORK,
  employer: `${shop} Shop`,
})

/** Asks for automatic applying in the settings; gives the question of how it is to send. */
async function wishForAutomation(page: Page, mostJobs: number): Promise<Locator> {
  await page.goto('/settings?section=automation')
  const form = page.getByRole('form', { name: 'Automation Apply' })
  await form.getByRole('checkbox', { name: /^Apply to matching jobs for me/ }).check()
  await form.getByLabel('Max jobs per day').fill(String(mostJobs))
  await form.getByLabel('Skill match threshold (%)').fill('60')
  await form.getByRole('button', { name: 'Save Automation Apply settings' }).click()
  return page.getByRole('dialog')
}

test('what is planned in the evening can be refused and rewritten, and the morning sends just the rest, with a receipt', async ({
  page,
  context,
  board,
  newSeeker,
  newPosting,
  world,
}) => {
  const seeker = await newSeeker()
  for (const shop of ['Narra', 'Molave']) await newPosting(workFor(shop))
  await signIn(context, seeker)
  const choice = await wishForAutomation(page, 2)
  await choice.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Automation Apply is on.')).toBeVisible()

  await world.operator.planEvening(seeker.email)
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Your day' })
    .getByRole('button', { name: /for you today/ })
    .click()
  await page.getByRole('link', { name: /^2 applications planned for 8 AM/ }).click()
  const glance = page.getByRole('region', { name: 'The plan at a glance' })
  await expect(glance).toContainText('2 applications go out tomorrow at 8:00 AM')
  await inspect(page, 'the plan')

  const going = page.getByRole('region', { name: 'Will be sent' })
  await going
    .getByRole('button', { name: /^Do not send/ })
    .first()
    .click()
  await expect(glance).toContainText('1 application goes out tomorrow')
  await going.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit the letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the letter' })
  const letter = dialog.getByLabel('Cover letter')
  await letter.fill(`${await letter.inputValue()}\n\nSalamat po for reading.`)
  await dialog.getByRole('button', { name: 'Save the letter' }).click()
  await expect(dialog).toBeHidden()

  await world.operator.runMorning(seeker.email)
  await page.goto('/automation?view=runs')
  await page.getByRole('link', { name: /1 sent, 1 refused by you/ }).click()
  await expect(page.getByRole('region', { name: 'Refused by you' }).getByRole('listitem')).toHaveCount(1)
  await inspect(page, 'the report')
  await page.getByRole('region', { name: 'Sent' }).getByRole('link', { name: 'See the receipt' }).click()
  await expect(page.getByText('Salamat po for reading.')).toBeVisible()
  const messages = await board.messagesOf(seeker)
  expect(messages.map(({ message }) => message.includes('Salamat po for reading.'))).toEqual([true])
})

test('who sends only what they approve says yes to one of three, and in the morning exactly that one reaches the board', async ({
  page,
  context,
  board,
  newSeeker,
  newPosting,
  world,
}) => {
  const seeker = await newSeeker()
  for (const shop of ['Kamagong', 'Yakal', 'Tindalo']) await newPosting(workFor(shop))
  await signIn(context, seeker)
  const choice = await wishForAutomation(page, 3)
  await choice.getByRole('radio', { name: /^Send only what I approve/ }).check()
  await choice.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Automation Apply is on.')).toBeVisible()

  await world.operator.planEvening(seeker.email)
  await page.goto('/automation')
  const glance = page.getByRole('region', { name: 'The plan at a glance' })
  await expect(glance).toContainText('Nothing will be sent tomorrow')
  const waiting = page.getByRole('region', { name: 'Waits for your yes' })
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  await waiting.getByRole('button', { name: /^Approve: .* Yakal$/ }).click()
  await expect(glance).toContainText('1 application goes out tomorrow at 8:00 AM')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)

  await world.operator.runMorning(seeker.email)
  await page.goto('/automation?view=runs')
  await page.getByRole('link', { name: /1 sent, 2 not sent/ }).click()
  await expect(page.getByRole('region', { name: 'Sent', exact: true })).toContainText('Yakal')
  const left = page.getByRole('region', { name: 'Not sent' }).getByRole('listitem')
  await expect(left.filter({ hasText: 'You did not approve it.' })).toHaveCount(2)
  expect((await board.messagesOf(seeker)).map(({ jobTitle }) => jobTitle)).toEqual([
    'Shopify Virtual Assistant for Yakal',
  ])
})
