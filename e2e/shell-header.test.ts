import { expect, signIn, test } from './fixtures.ts'
import { avatar, banner, drawn } from './shell-steps.ts'

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
    // What comes last is who it is and what waits for them; then a frame in which it is drawn.
    const last = ['**/api/auth/user/', '**/api/messages/threads/**'].map((address) => page.waitForResponse(address))
    await page.goto(path)
    await Promise.all(last)
    await expect(banner(page)).toBeVisible()
    await expect(avatar(page)).toBeVisible()
    await drawn(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value)
    expect([path, Math.round(shifts * 1000)]).toEqual([path, 0])
  }
})
