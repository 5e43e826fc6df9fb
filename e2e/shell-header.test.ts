import { expect, signIn, test } from './fixtures.ts'
import { avatar, banner, drawn } from './shell-steps.ts'

test('nothing moves while the page of a signed-in person comes up, nor on the day they put the plan away', async ({
  page,
  context,
  newSeeker,
}) => {
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
  const comesUpStill = async (path: string, hasLine: boolean) => {
    // What comes last is who it is and what waits for them; then a frame in which it is drawn.
    const last = ['**/api/auth/user/', '**/api/messages/threads/**'].map((address) => page.waitForResponse(address))
    await page.goto(path)
    await Promise.all(last)
    await expect(banner(page)).toHaveCount(hasLine ? 1 : 0)
    await expect(avatar(page)).toBeVisible()
    await drawn(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value)
    expect([path, Math.round(shifts * 1000)]).toEqual([path, 0])
    return page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
  }
  let top = 0
  for (const path of ['/', '/jobs', '/applications']) top = await comesUpStill(path, true)
  await page.getByRole('button', { name: 'Put away for today' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await comesUpStill('/applications', false)).toBe(top - 36)
})
