import { expect, inspect, signIn, test } from './fixtures.ts'

test('a search is kept by name, run again, renamed and deleted', async ({ page, context, newSeeker }) => {
  // Several screens are looked at by axe on the way.
  test.slow()
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/jobs')
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0)
  await page.goto('/jobs?search=assistant&source=olj&page=2')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  const name = dialog.getByLabel('Name')
  await expect(name).toHaveValue('assistant, OnlineJobs.ph')
  await inspect(page, 'save-search')
  await name.fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Assistants')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Search saved')).toBeVisible()

  await page.getByRole('button', { name: 'Save this search' }).click()
  await name.fill('ASSISTANTS')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('You already have a saved search with this name.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/saved-jobs')
  await page.getByRole('navigation', { name: 'What is saved' }).getByRole('link', { name: 'Searches' }).click()
  await expect(page.getByText('“assistant” · OnlineJobs.ph')).toBeVisible()
  await inspect(page, 'saved-searches')
  await page.getByRole('button', { name: 'Rename: Assistants' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename search' })
  await rename.getByLabel('Name').fill('Helping hands')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Helping hands' }).click()
  await expect(page).toHaveURL('/jobs?search=assistant&source=olj')
  await page.goBack()
  await expect(page).toHaveURL('/saved-jobs?show=searches')
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete: Helping hands' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await page.route('**/api/saved-searches/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await remove()
  await expect(page.getByText('This search could not be deleted. Please try again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Helping hands' })).toBeVisible()
  await page.unroute('**/api/saved-searches/**')
  await remove()
  await expect(page.getByText('Search deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
})

test('a visitor who keeps a search is asked to log in', async ({ page }) => {
  await page.goto('/jobs?search=assistant')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to save searches' })
  await expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fjobs%3Fsearch%3Dassistant',
  )
})

test('searches that cannot be read say so, and Try again reads them', async ({ page, context, newSeeker }) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.route('**/api/saved-searches/', (route) => route.fulfill({ status: 403, json: { detail: 'No.' } }))
  await page.goto('/saved-jobs?show=searches')
  await expect(page.getByRole('heading', { name: 'Failed to load saved searches. Please try again.' })).toBeVisible()
  await page.unroute('**/api/saved-searches/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
})
