import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { holdTimers, run } from '#web/testing/clock.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { inspect, wide, withMotion } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { turn } from '#web/testing/tabs.ts'
import { team, type TeamMember } from '../contract.ts'

const NAMES = ['Tomas Villanueva', 'Althea Manalastas', 'Joaquin Ocampo', 'Rosalie Bautista', 'Miguel Santos-Reyes']
const TEAM = NAMES.map((name, at): TeamMember => ({
  name,
  position: 'Support',
  bio: 'Reads what you write and answers it.',
  photo_url: at === 0 ? '/team/demo.svg' : null,
  linkedin_url: at === 0 ? 'https://www.linkedin.com/in/tomas' : null,
  twitter_url: null,
  github_url: null,
}))

const carousel = page.getByRole('group', { name: 'Our team' })
const button = (name: string) => carousel.getByRole('button', { name })

async function expectShown(at: number) {
  await expect.element(button(`Show ${NAMES[at] ?? ''}`)).toHaveAttribute('aria-current', 'true')
  await expect.element(carousel.getByRole('heading', { name: NAMES[at] ?? '' })).toBeInViewport({ ratio: 0.9 })
}

async function open() {
  await render('/about')
  await expect.element(button('Next person')).toBeVisible()
  carousel.element().scrollIntoView({ block: 'center' })
  await commands.moveMouse(1, 1)
}

beforeEach(async () => {
  await wide()
  server.on(team.list, TEAM)
})

test('moves on every five seconds and wraps around', async () => {
  await withMotion()
  holdTimers()
  await open()
  for (const at of [1, 2, 3, 4, 0, 1]) {
    await run(5100)
    await expectShown(at)
  }
})

test('waits under the pointer, with the focus in it, in another tab, and when it is stopped', async () => {
  await withMotion()
  holdTimers()
  await open()
  await carousel.hover()
  await run(12_000)
  await expectShown(0)
  button('Next person').element().focus()
  await commands.moveMouse(1, 1)
  await run(12_000)
  await expectShown(0)
  document.querySelector<HTMLElement>('#content')?.focus()
  turn('hidden')
  await run(12_000)
  await expectShown(0)
  turn('visible')
  await run(5100)
  await expectShown(1)
  await button('Stop moving').click()
  document.querySelector<HTMLElement>('#content')?.focus()
  await commands.moveMouse(1, 1)
  await run(12_000)
  await expectShown(1)
})

test('does not move for people who want no motion', async () => {
  holdTimers()
  await open()
  await expect.element(button('Stop moving')).not.toBeInTheDocument()
  await run(20_000)
  await expectShown(0)
})

test('goes where buttons, dots, arrow keys and a swipe say', async () => {
  await open()
  await button('Previous person').click()
  await expectShown(4)
  await button('Next person').click()
  await expectShown(0)
  await button('Show Joaquin Ocampo').click()
  await expectShown(2)
  await userEvent.keyboard('{ArrowRight}')
  await expectShown(3)
  await userEvent.keyboard('{ArrowLeft}')
  await expectShown(2)
  const track = carousel.getByRole('list').first()
  await userEvent.wheel(track, { delta: { x: track.element().clientWidth } })
  await expectShown(3)
})

test('shows the placeholder without a photo, and links out safely', async () => {
  await open()
  const [first, second] = [...carousel.element().querySelectorAll('li')]
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/team/demo.svg')
  expect(second?.querySelector('img')).toBeNull()
  const link = carousel.getByRole('link', { name: /LinkedIn/ })
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('shows the placeholder where the photo does not come', async () => {
  server.on(team.list, [{ ...TEAM[0], photo_url: '/team/nobody.svg' } as TeamMember])
  await render('/about')
  await expect.element(carousel.getByRole('heading', { name: 'Tomas Villanueva' })).toBeVisible()
  carousel.element().scrollIntoView({ block: 'center' })
  await expect.poll(() => carousel.element().querySelector('img')).toBeNull()
})

test('is replaced by the sentence and three samples when it cannot be had', async () => {
  server.on(team.list, noAnswer())
  holdTimers()
  await render('/about')
  await expect.poll(() => server.asked(team.list).length).toBe(1)
  await run(10_000)
  await expect
    .element(page.getByText("We're having trouble loading our team information right now. Please check back later."))
    .toBeVisible()
  await expect.poll(() => carousel.getByRole('heading').elements().length).toBe(3)
  await inspect()
})

test('leads to the contact page', async () => {
  await render('/about')
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect.poll(address).toBe('/contact')
})
