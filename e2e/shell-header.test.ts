import { expect, inspect, signIn, test } from './fixtures.ts'
import { avatar, banner, heading, openSheet, signInAdmin, toastOf } from './shell-steps.ts'

test.describe('header and footer', () => {
  test('a visitor sees the public places, no Inbox, no Employers, and the page they are on is marked', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/jobs')
    const nav = isMobile
      ? (await openSheet(page)).getByRole('navigation')
      : page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link')).toHaveText(['Home', 'Features', 'Jobs', 'About', 'Salaries', 'Resources'])
    await expect(nav.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
    if (isMobile) await page.keyboard.press('Escape')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Employers', exact: true })).toBeHidden()
    for (const name of ['About', 'Features', 'Salaries', 'Contact', 'Privacy Policy', 'Terms of Service']) {
      await expect(footer.getByRole('link', { name })).toBeVisible()
    }
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Manila', year: 'numeric' }).format(new Date())
    await expect(footer).toContainText(`© ${year} Hanap`)
  })

  test('every place of header, sheet and footer leads to a page that is there', async ({ page, world }) => {
    await page.goto('/')
    const places = await page
      .locator('header nav a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(places.length).toBeGreaterThan(15)
    for (const place of new Set(places)) {
      expect([place, (await page.request.get(world.url + place)).status()]).toEqual([place, 200])
    }
  })

  test('the account menu by keyboard: who, the plan, every place, Escape gives the focus back', async ({
    page,
    context,
    newSeeker,
  }) => {
    const seeker = await newSeeker({ connected: false })
    await signIn(context, seeker)
    await page.goto('/jobs')
    await avatar(page).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Profile',
      'Saved Jobs',
      'Applications',
      'Settings',
      'Subscription',
      'Logout',
      'Log out of all devices',
    ])
    await expect(avatar(page)).toHaveText('LR')
    for (const text of ['Luz Reyes', seeker.email, /^Free Trial: 1[34] days/]) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.getByRole('menuitem', { name: 'Log out of all devices' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await inspect(page, 'shell-account-menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(avatar(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Saved Jobs')).toBeFocused()
    await expect(page).toHaveTitle('Saved Jobs · Hanap')
  })

  test('the header holds everything an admin has in one line, from 1024 px on', async ({
    page,
    context,
    world,
    isMobile,
  }) => {
    test.skip(isMobile, 'narrow screens have the sheet')
    await signInAdmin(context, world)
    await page.goto('/jobs')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(links).toHaveText([
        /Home/,
        /Features/,
        /Jobs/,
        /Employers/,
        /About/,
        /Inbox/,
        /Salaries/,
        /Resources/,
      ])
      const last = await links.last().boundingBox()
      const corner = await avatar(page).boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(corner?.x ?? 0)
      expect((await links.first().boundingBox())?.y).toBe(last?.y)
    }
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  })

  test('logging out of all devices ends the other device too', async ({ page, context, newSeeker, api }) => {
    const seeker = await newSeeker({ connected: false })
    await signIn(context, seeker)
    const login = { email: seeker.email, password: seeker.password, remember_me: true }
    const other = (await api('POST', '/api/auth/login/', { body: login })).body.token as string
    await page.goto('/jobs')
    await avatar(page).click()
    await page.getByRole('menuitem', { name: 'Log out of all devices' }).click()
    await expect(toastOf(page, 'Logged out')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect((await api('GET', '/api/auth/user/', { token: other })).status).toBe(401)
    await expect(banner(page)).toBeHidden()
  })

  test('the phone’s menu is a sheet: focus inside, page locked, Escape and going somewhere close it', async ({
    page,
    context,
    newSeeker,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens have the places in the header')
    await signIn(context, await newSeeker({ connected: false }))
    await page.goto('/jobs')
    const sheet = await openSheet(page)
    await inspect(page, 'shell-sheet')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    await (await openSheet(page)).getByRole('link', { name: 'Inbox' }).click()
    await expect(sheet).toBeHidden()
    await expect(heading(page, 'Inbox')).toBeFocused()
    await openSheet(page)
    await page.goBack()
    await expect(sheet).toBeHidden()
  })

  test('nothing moves while the page of a signed-in person comes up', async ({ page, context, newSeeker }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await context.addInitScript(() => {
      const sum = { value: 0, what: [] as string[] }
      Object.assign(window, { shifts: sum })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) sum.value += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/jobs', '/applications']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await expect(avatar(page)).toBeVisible()
      await page.waitForTimeout(300)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value)
      expect([path, Math.round(shifts * 1000)]).toEqual([path, 0])
    }
  })
})
