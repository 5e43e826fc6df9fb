import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { simplePdf } from '../src/server/demo-pdf.ts'
import type { ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { signIn } from './fixtures.ts'
import { callApi, type World } from './world.ts'

/** The wizard as a person meets it, in one place for the journeys. */
export const RESUME = {
  name: 'Luz Reyes.pdf',
  mimeType: 'application/pdf',
  buffer: simplePdf([
    'Luz Reyes',
    'Virtual Assistant',
    'Iloilo City, Philippines',
    '',
    'SKILLS',
    'Shopify, Customer Service, Microsoft Excel',
    '',
    'WORK EXPERIENCE',
    'Virtual Assistant, Mango Shop',
    'June 2019 - Present',
    '',
    'EDUCATION',
    'Bachelor of Science in Accountancy, University of the Philippines Visayas, 2014 - 2018',
  ]),
}

export const continueButton = (page: Page): Locator => page.getByRole('button', { name: 'Continue', exact: true })
export const completeButton = (page: Page): Locator => page.getByRole('button', { name: 'Complete Profile' })
export const skipButton = (page: Page): Locator => page.getByRole('button', { name: 'Skip this step' })
export const stepName = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name })
export const notice = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)

/** At this step, which has said its name. */
export async function expectStep(page: Page, step: number, name: string): Promise<void> {
  await expect(stepName(page, name)).toBeVisible()
  await expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()
}

export async function fillBasics(page: Page): Promise<void> {
  await page.getByLabel('Professional title').fill('Virtual Assistant')
  await page.getByLabel('Years of experience').selectOption('3 to 5 years')
  await page.getByLabel('Location').fill('Iloilo City')
  await page.getByLabel('Open to remote work').check()
}

export const chooseResume = (page: Page, file = RESUME): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file)

/** Drops the file from outside of the browser, as a mouse does. */
export async function dropResume(page: Page, file = RESUME): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, type, text }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name: file.name, type: file.mimeType, text: file.buffer.toString('base64') },
  )
  const field = page.locator('label', { has: page.locator('input[type=file]') })
  await field.dispatchEvent('dragover', { dataTransfer: data })
  await field.dispatchEvent('drop', { dataTransfer: data })
}

export async function fillPortfolio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a project' }).click()
  await page.getByLabel('Project title').fill('Shop of a neighbour')
  await page.getByLabel('Project description').fill('Sold mangoes to 40 customers')
}

export async function fillPreferences(page: Page): Promise<void> {
  await page.getByLabel('Full-time').check()
  await page.getByLabel('Minimum salary').fill('500')
  await page.getByLabel('Maximum salary').fill('900')
}

export async function connectBoard(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('OLJ email').fill(account.email)
  await page.getByLabel('OLJ password').fill(account.password)
  await page.getByRole('button', { name: 'Connect OLJ account' }).click()
}

/** From the first step to the last, as it is meant to go. */
export async function fillWizard(page: Page): Promise<void> {
  await fillBasics(page)
  await continueButton(page).click()
  await expectStep(page, 2, 'Resume Upload')
  await chooseResume(page)
  await expect(page.getByText(/, uploaded /)).toBeVisible()
  await continueButton(page).click()
  await expectStep(page, 3, 'Skills & Expertise')
  await page.getByRole('button', { name: 'Sales', exact: true }).click()
  await continueButton(page).click()
  await expectStep(page, 4, 'Portfolio & Links')
  await fillPortfolio(page)
  await continueButton(page).click()
  await expectStep(page, 5, 'Job Preferences')
  await fillPreferences(page)
  await continueButton(page).click()
  await expectStep(page, 6, 'Connect Your OLJ Account')
}

type Stored = Record<string, unknown> & { skills: string[]; title: string }

/** The profile as the server has it. */
export const storedProfile = async (world: World, { token }: ReadySeeker): Promise<Stored> =>
  (await callApi(world, 'GET', '/api/jobseeker/profile/', { token })).body as Stored

export async function openWizard(page: Page, context: BrowserContext, seeker: ReadySeeker): Promise<void> {
  await signIn(context, seeker)
  await page.goto('/onboarding')
}
