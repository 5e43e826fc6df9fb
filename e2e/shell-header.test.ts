import { expect, signIn, test } from './fixtures.ts'
import { avatar, banner, drawn } from './shell-steps.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
/** How much moved by itself, and what. */
type Shifts = { value: number; what: string[] }

test('nothing moves while the page of a signed-in person comes up, nor on the day they put the plan away', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ connected: false }))
  await context.addInitScript(() => {
    const sum: Shifts = { value: 0, what: [] }
    Object.assign(window, { shifts: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        sum.value += entry.value
        for (const { node } of entry.sources) sum.what.push(`${node?.nodeName} ${node?.textContent?.slice(0, 60)}`)
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
    const { value, what } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
    expect(Math.round(value * 1000), `${path} moves: ${what.join('; ')}`).toBe(0)
    return page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
  }
  let top = 0
  for (const path of ['/', '/jobs', '/applications']) top = await comesUpStill(path, true)
  await page.getByRole('button', { name: 'Put away for today' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await comesUpStill('/applications', false)).toBe(top - 36)
})
