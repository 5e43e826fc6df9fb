import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const PLAIN = '4343434343434345'
export const SECURE = '4120000000000007'

export const windowOf = (page: Page, plan: string) => page.getByRole('dialog', { name: `Pay for ${plan}` })
export const current = (page: Page, plan: string) =>
  expect(page.getByRole('region', { name: plan, exact: true }).getByText('Current', { exact: true })).toBeVisible()
export const receipt = (page: Page) => page.getByRole('dialog').filter({ hasText: 'PAID' })

export async function choose(page: Page, plan: string, button = `Choose ${plan}`) {
  await page.goto('/subscription/plans')
  await page.getByRole('button', { name: button }).click()
}

export async function payWith(page: Page, plan: string, number: string) {
  const form = windowOf(page, plan)
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiration Month').fill('12')
  await form.getByLabel('Expiration Year').fill('30')
  await form.getByLabel('CVC').fill('123')
  await form.getByLabel('Name on card').fill('Luz Reyes')
  await form.getByRole('button', { name: /^Pay ₱/ }).click()
}
