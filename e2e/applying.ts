import { expect, type Locator, type Page } from '@playwright/test'

/** The words a person meets while applying, in one place for the journeys. */
export const LETTER = 'MANGO. I ran two Shopify shops for four years and would like to run yours.'

/** The button under the thumb on phones, beside the title elsewhere; the hidden twins do not count. */
export const applyButton = (page: Page, name = 'Apply Now'): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

/** The apply modal of a posting, opened by a click. */
export async function openApply(page: Page, jobId: number): Promise<Locator> {
  await page.goto(`/jobs/${jobId}`)
  await applyButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills the modal as a person would; the points were read from the board before. */
export async function fillApply(dialog: Locator, given: { subject?: string; letter?: string; points?: number } = {}) {
  await expect(dialog.getByText(/You have \d+ points? on OLJ/)).toBeVisible()
  if (given.subject !== undefined) await dialog.getByLabel('Subject').fill(given.subject)
  await dialog.getByLabel('Cover letter').fill(given.letter ?? LETTER)
  if (given.points !== undefined) await pointsOf(dialog).fill(String(given.points))
}

/** Beside it stands the button that explains the points. */
export const pointsOf = (dialog: Locator): Locator => dialog.getByLabel('Apply points', { exact: true })

export const submitOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Submit Application' })

/** Answers what a letter leaves for the person to answer, question by question. */
export async function fillGaps(dialog: Locator): Promise<void> {
  const letter = `${await dialog.getByLabel('Subject', { exact: true }).inputValue()}\n${await dialog.getByLabel('Cover letter').inputValue()}`
  const gaps = new Set(letter.match(/\[Your answer: [^\]]+\]/g))
  const add = dialog.getByRole('button', { name: /^Add to letter/ })
  const field = dialog.getByRole('region', { name: /only you can give$/ }).getByRole('textbox')
  for (let left = gaps.size; left > 0; left--) {
    await expect(add).toHaveCount(left)
    await field.first().fill('I will gladly tell you more about this')
    await add.first().click()
  }
  await expect(add).toHaveCount(0)
}

/** Sends off what stands in the modal, also where the posting asks for more than the draft shows. */
export async function sendOff(dialog: Locator): Promise<void> {
  await submitOf(dialog).click()
  const page = dialog.page()
  const anyway = page.getByRole('button', { name: 'Send anyway' })
  // On a busy machine the question comes a moment after the click: whichever is first, it or a sign of what became of it.
  const signs = [dialog.getByRole('button', { name: /…$/ }), page.getByRole('dialog', { name: 'Application Sent' })]
  const first = signs.reduce((one, other) => one.or(other), anyway.or(dialog.getByText(/Nothing was sent/)))
  await first
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
  if (await anyway.isVisible()) await anyway.click()
}
