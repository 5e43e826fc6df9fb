import { STATIC_PAGES } from '../src/features/site/sitemap/rules.ts'
import { applyTo } from '../src/server/testing/ready-seeker.ts'
import { expect, test } from './fixtures.ts'

const PAGES = STATIC_PAGES.map(([path]) => path).filter((path) => path !== '/' && path !== '/jobs')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is whole: title, description, canonical address, picture, text', async ({
    page,
    world,
    request,
  }) => {
    const pictures = new Set<string>()
    for (const path of PAGES) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page).toHaveTitle(/ · Hanap$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', world.url + path)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70}/)
      pictures.add((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect(words, path).toBeGreaterThan(60)
    }
    expect([...pictures].toSorted()).toEqual([`${world.url}/og/guides.png`, `${world.url}/og/site.png`])
    for (const address of [...pictures, `${world.url}/og/jobs.png`]) {
      const picture = await request.get(address)
      expect(picture.headers()['content-type']).toBe('image/png')
      const bytes = await picture.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      expect(bytes.length).toBeLessThanOrEqual(40 * 1024)
    }
  })

  test('the team can be read to the end, and the form says where to write instead', async ({ page }) => {
    await page.goto('/about')
    for (const name of ['Tomas Villanueva', 'Miguel Santos-Reyes'])
      await expect(page.getByRole('heading', { name })).toBeAttached()
    await page.goto('/contact')
    // The runner's own search for texts looks past this element.
    const notice = page.locator('main noscript p')
    await expect(notice).toBeVisible()
    await expect(notice).toHaveText('Sending this form needs JavaScript. Please write to hello@hanap.test instead.')
  })
})

test('a guide that does not exist is not found', async ({ page }) => {
  expect((await page.goto('/resources/nothing-here'))?.status()).toBe(404)
})

test.describe('search engines', () => {
  test('read an open posting as a JobPosting, and of a closed one that it is gone; a person still reads it', async ({
    page,
    api,
    board,
    newSeeker,
    newPosting,
  }) => {
    const job = await newPosting()
    expect((await page.goto(`/jobs/${job.id}`))?.status()).toBe(200)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'JobPosting', title: job.title })
    for (const field of ['description', 'datePosted', 'validThrough', 'hiringOrganization', 'identifier'])
      expect(data, field).toHaveProperty(field)
    expect(data.applicantLocationRequirements).toEqual({ '@type': 'Country', name: 'Philippines' })
    expect(new Date(data.validThrough).getTime()).toBeGreaterThan(Date.now())
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/og\/jobs\.png$/)
    await board.close(job)
    const seeker = await newSeeker()
    await applyTo((method, path, given) => api(method, path, given), seeker.token, job.id)
    await expect.poll(async () => (await page.goto(`/jobs/${job.id}`))?.status(), { timeout: 15_000 }).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
    await expect(page.getByText('This job is closed and takes no more applications.')).toBeVisible()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('find the sitemap in robots.txt, and every page in the sitemap', async ({ request, world }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${world.url}/sitemap.xml`)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const path of PAGES) expect(sitemap).toContain(`<loc>${world.url}${path}</loc>`)
    expect(sitemap).toMatch(/\/jobs\/\d+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  })
})
