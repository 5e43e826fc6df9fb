import { applyTo } from '../src/server/testing/ready-seeker.ts'
import { applyButton, fillApply, openApply, pointsOf, sendOff } from './applying.ts'
import { expect, inspect, refreshed, signIn, test } from './fixtures.ts'
import { callApi } from './world.ts'

/** Every screen in its states, as axe sees it, light and dark; nothing is ever wider than the screen. */
test.describe.configure({ timeout: 120_000 })

test.describe('axe finds nothing, light and dark, and nothing scrolls sideways', () => {
  test('home, not found, the menu or the account corner', async ({ page, isMobile }) => {
    await page.goto('/')
    await inspect(page, 'home')
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await inspect(page, 'menu')
    }
    await page.goto('/nowhere')
    await inspect(page, 'not-found')
  })

  test('the listing: many, filters open, none, failed, similar', async ({ page, postings }) => {
    await page.goto('/jobs')
    await page.getByText('Show Advanced Filters').click()
    await inspect(page, 'jobs-filters')
    await page.goto('/jobs?search=assistant&page=2')
    await inspect(page, 'jobs-page-2')
    await page.goto('/jobs?search=zzqxunfindable')
    await inspect(page, 'jobs-none')
    await page.goto(`/jobs?similar_to=${(await postings('olj'))[0]?.id}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await inspect(page, 'jobs-similar')
    await page.goto('/jobs')
    await page.route('**/api/jobs/search/**', (route) => route.abort())
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('developer')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await inspect(page, 'jobs-failed')
  })

  test('a posting of each board, sharing, asked to log in, gone', async ({ page, postings }) => {
    const [job] = await postings('olj')
    await page.goto(`/jobs/${job?.id}`)
    await expect(page.getByRole('heading', { name: 'Similar Jobs' })).toBeVisible()
    await inspect(page, 'job')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await inspect(page, 'job-share')
    await page.keyboard.press('Escape')
    await applyButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Log in to apply' })).toBeVisible()
    await inspect(page, 'job-login-prompt')
    await page.goto(`/jobs/${(await postings('linkedin'))[0]?.id}`)
    await inspect(page, 'job-linkedin')
    await page.goto('/jobs/99999999')
    await inspect(page, 'job-gone')
  })

  test('login and register, empty and with every error shown', async ({ page }) => {
    for (const name of ['Login', 'Register']) {
      await page.goto(`/${name.toLowerCase()}`)
      const form = page.getByRole('form', { name })
      await expect(form).toBeVisible()
      await inspect(page, name.toLowerCase())
      await form.getByRole('button', { name, exact: true }).click()
      await expect(form.getByText(/is required|must agree/).first()).toBeVisible()
      await inspect(page, `${name.toLowerCase()}-errors`)
    }
  })

  test('onboarding for a visitor; its steps are looked at in their journey', async ({ page }) => {
    await page.goto('/onboarding')
    await expect(page.getByRole('link', { name: 'Log in to begin' })).toBeVisible()
    await inspect(page, 'onboarding-visitor')
  })

  test('settings, connected and not', async ({ page, context, newSeeker, world }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.goto('/settings')
    await expect(page.getByLabel('OLJ email')).toBeVisible()
    await inspect(page, 'settings')
    const connected = await refreshed(world, await newSeeker())
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('token', token ?? '')
        localStorage.setItem('user', user ?? '')
      },
      [connected.token, JSON.stringify(connected.user)],
    )
    await page.reload()
    await expect(page.getByText(connected.board.email).first()).toBeVisible()
    await inspect(page, 'settings-connected')
  })

  test('applying: the modal, its errors, the outcome', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
    isMobile,
  }) => {
    const seeker = await refreshed(world, await newSeeker({ points: 5 }))
    await signIn(context, seeker)
    const dialog = await openApply(page, (await postings('olj'))[21]?.id ?? 0)
    await expect(dialog.getByText(/You have \d+ points/)).toBeVisible()
    await inspect(page, 'apply')
    await sendOff(dialog)
    await expect(page.getByRole('dialog', { name: 'Cover Letter Required' })).toBeVisible()
    await inspect(page, 'apply-letter-required')
    await page.keyboard.press('Escape')
    await fillApply(dialog, { points: 60 })
    await sendOff(dialog)
    await expect(dialog.locator('[aria-invalid=true]')).toBeVisible()
    await inspect(page, 'apply-points-error')
    await pointsOf(dialog).fill('2')
    await sendOff(dialog)
    await expect(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
    await inspect(page, 'apply-sent')
    await page.keyboard.press('Escape')
    await inspect(page, 'job-applied')
    if (isMobile) return
    await page.getByRole('button', { name: /your account/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await inspect(page, 'account-menu')
  })

  test('my applications: none, many, the update dialog, the receipt', async ({
    page,
    context,
    world,
    newSeeker,
    postings,
  }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.goto('/applications')
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
    await inspect(page, 'applications-none')
    const seeker = await newSeeker({ points: 60 })
    const jobs = (await postings('olj')).slice(22, 27)
    for (const job of jobs)
      await applyTo((method, path, given) => callApi(world, method, path, given), seeker.token, job.id)
    const fresh = await refreshed(world, seeker)
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('token', token ?? '')
        localStorage.setItem('user', user ?? '')
      },
      [fresh.token, JSON.stringify(fresh.user)],
    )
    await page.reload()
    const update = page
      .getByRole('button', { name: /^Update: / })
      .filter({ visible: true })
      .first()
    await expect(update).toBeVisible()
    await inspect(page, 'applications')
    await update.click()
    await expect(page.getByRole('dialog', { name: 'Update application' })).toBeVisible()
    await inspect(page, 'applications-update')
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /^Receipt: / })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
    await inspect(page, 'application')
  })
})
