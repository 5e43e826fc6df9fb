import { expect, inspect, test } from './fixtures.ts'

/** The screens as the product serves them, with postings of the boards; their states are looked at by component tests. */
test('axe finds nothing on the public screens, light and dark, and nothing scrolls sideways', async ({
  page,
  newPosting,
  postings,
}) => {
  await page.goto('/')
  await inspect(page, 'home')
  await page.goto('/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await inspect(page, 'jobs')
  const [elsewhere] = await postings('linkedin')
  for (const job of [await newPosting(), elsewhere]) {
    await page.goto(`/jobs/${job?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: job?.title ?? '' })).toBeVisible()
    await inspect(page, `job-${job?.source}`)
  }
})
