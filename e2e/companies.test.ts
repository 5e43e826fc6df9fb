import { expect, inspect, signIn, test } from './fixtures.ts'
import { callApi } from './world.ts'

type Listed = { id: number; name: string; total_posts: number }

test('a company is read without JavaScript, and the team makes two names one and two again', async ({
  browser,
  page,
  context,
  world,
}) => {
  const login = await callApi(world, 'POST', '/api/auth/login/', {
    body: { email: 'admin@hanap.test', password: 'Admin-demo-1' },
  })
  const admin = login.body as { token: string; user: Record<string, unknown> }
  const { body } = await callApi(world, 'GET', '/api/employers/?sort=postings', { token: admin.token })
  const [kept, other] = body.results as [Listed, Listed]
  const both = kept.total_posts + other.total_posts

  await signIn(context, admin)
  await page.goto(`/employers/${kept.id}`)
  await page.getByRole('button', { name: 'Merge another name' }).click()
  const dialog = page.getByRole('dialog', { name: `Merge a name into ${kept.name}` })
  await dialog.getByLabel('Find the other name').fill(other.name)
  await dialog.getByRole('radio', { name: other.name }).click()
  await dialog.getByRole('button', { name: `Merge into ${kept.name}` }).click()
  await expect(page.getByRole('main').getByText(`${both} postings`)).toBeVisible()

  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: world.url })
  const reader = await quiet.newPage()
  await reader.goto(`/companies/${other.id}`)
  await expect(reader).toHaveURL(`/companies/${kept.id}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(kept.name)
  await expect(reader.getByText(`Also posts as ${other.name}.`)).toBeVisible()
  await inspect(page, 'employer')
  await reader.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(reader).toHaveURL(/page=2$/)
  await reader.getByRole('region', { name: 'Open jobs' }).getByRole('listitem').first().getByRole('link').click()
  await expect(reader.getByRole('heading', { name: 'About the Employer' })).toBeVisible()
  await reader.getByRole('link', { name: kept.name }).last().click()
  await expect(reader).toHaveURL(`/companies/${kept.id}`)
  await quiet.close()

  await page.getByRole('button', { name: `Undo the merge of ${other.name}` }).click()
  await page.getByRole('button', { name: 'Undo the merge', exact: true }).click()
  await expect(page.getByText(`${kept.total_posts} postings`)).toBeVisible()
})
