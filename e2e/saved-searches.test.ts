import { expect, signIn, test } from './fixtures.ts'

test('a search is kept by name, run again, renamed and deleted', async ({ page, context, newSeeker }) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/jobs?search=assistant&source=olj')
  const keep = async (name: string) => {
    await page.getByRole('button', { name: 'Save this search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    return dialog
  }
  await expect(await keep('Assistants')).toHaveCount(0)
  const again = await keep('ASSISTANTS')
  await expect(again.getByText('You already have a saved search with this name.')).toBeVisible()

  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await page.goto('/saved-jobs?show=searches')
  await act('Assistants', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename search' })
  await rename.getByLabel('Name').fill('Helping hands')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Helping hands' }).click()
  await expect(page).toHaveURL('/jobs?search=assistant&source=olj')
  await page.goBack()
  await act('Helping hands', 'Delete')
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'DELETE'),
    page.getByRole('button', { name: 'Close: Search deleted' }).click(),
  ])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
})
