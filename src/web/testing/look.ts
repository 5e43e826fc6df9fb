import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (media: { colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' | 'no-preference' }) => Promise<void>
    moveMouse: (x: number, y: number) => Promise<void>
  }
}

let size = '360×780'

/** Another size than the two of the layout. */
export async function setWidth(width: number, height: number): Promise<void> {
  const next = `${width}×${height}`
  if (size !== next) await page.viewport(width, height)
  size = next
}

const narrow = (): Promise<void> => setWidth(360, 780)
/** A desk; every test begins with a phone held upright. */
export const wide = (): Promise<void> => setWidth(1280, 800)

let moving = false

/** A person who wants motion, as no test begins. */
export async function withMotion(): Promise<void> {
  moving = true
  await commands.emulate({ reducedMotion: 'no-preference' })
}

/** For the set-up: the device as every test begins with it. */
export async function quietPhone(): Promise<void> {
  if (moving) await commands.emulate({ reducedMotion: 'reduce' })
  moving = false
  await narrow()
}

/** Nothing is wider than the screen. */
export function expectNoSideScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
  const open = [...document.querySelectorAll('dialog[open]')]
  const wider = open.filter((dialog) => dialog.scrollWidth > dialog.clientWidth)
  expect(wider, 'no dialog scrolls sideways').toEqual([])
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(runOnly: axe.RunOnly): Promise<string[]> {
  const found = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false, preload: false })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Looks at a screen as it stands: axe finds nothing, the contrast holds in the dark too, nothing is wider than the screen. */
export async function inspect(): Promise<void> {
  await document.fonts.ready
  expect(await violations({ type: 'tag', values: TAGS }), 'axe').toEqual([])
  expectNoSideScroll()
  await commands.emulate({ colorScheme: 'dark' })
  try {
    // Only colours differ in the dark.
    expect(await violations({ type: 'rule', values: ['color-contrast'] }), 'contrast in the dark').toEqual([])
  } finally {
    await commands.emulate({ colorScheme: 'light' })
  }
}
