import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (media: { colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' | 'no-preference' }) => Promise<void>
    moveMouse: (x: number, y: number) => Promise<void>
  }
}

let size = '360×740'
/** The browser's own, also where a test holds timers. */
const nextFrame = requestAnimationFrame.bind(globalThis)
const MOST_FRAMES = 300

/** Another size than the two of the layout. */
export async function setWidth(width: number, height: number): Promise<void> {
  const next = `${width}×${height}`
  if (size !== next) await page.viewport(width, height)
  size = next
  // The frame follows a moment later: of two wishes in a row the first must not arrive last.
  const fits = () => innerWidth === width
  for (let frames = 0; !fits() && frames < MOST_FRAMES; frames += 1) await new Promise(nextFrame)
}

const narrow = (): Promise<void> => setWidth(360, 740)
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

/** On the smallest phones too; the screen has its own size again afterwards. */
async function expectNoSideScrollAt320(): Promise<void> {
  const [width, height] = size.split('×').map(Number)
  if (width !== 360) return
  await setWidth(320, 740)
  try {
    expectNoSideScroll()
  } finally {
    await setWidth(width, height ?? 740)
  }
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The nearest part around it, itself included, that stays where it is while the page scrolls. */
function floating(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
  }
  return null
}

/** What floats over the middle of a control; notifications go by themselves. */
function coverOf(control: Element): Element | null {
  const { left, top, width, height } = control.getBoundingClientRect()
  const above = document.elementsFromPoint(left + width / 2, top + height / 2)
  const own = above.findIndex((one) => control.contains(one) || one.contains(control))
  const cover = above
    .slice(0, Math.max(own, 0))
    .map(floating)
    .find((one) => one !== null && !one.contains(control))
  return cover?.closest('[aria-label="Notifications"]') ? null : (cover ?? null)
}

/**
 * No control of the screen lies under something that floats, at the top of the page and at its end. A bar across the whole
 * screen makes the screen shorter: what is under it counts where no scrolling brings it out.
 */
export function expectNothingCovered(): void {
  if (document.querySelector('dialog[open]') !== null) return
  const before = scrollY
  const covered: string[] = []
  for (const [edge, to] of [
    ['top', 0],
    ['end', document.documentElement.scrollHeight],
  ] as const) {
    scrollTo(0, to)
    for (const control of document.querySelectorAll(`main :is(${CONTROLS})`)) {
      const cover = control.checkVisibility({ visibilityProperty: true }) ? coverOf(control) : null
      if (cover === null) continue
      const { width, top } = cover.getBoundingClientRect()
      const isBar = width >= innerWidth * 0.9
      if (isBar && (edge === 'top') !== top < innerHeight / 2) continue
      covered.push(`${control.outerHTML.slice(0, 120)} lies under ${cover.outerHTML.slice(0, 80)} at the ${edge}`)
    }
  }
  scrollTo(0, before)
  // Said in full: an assertion would cut the list short.
  if (covered.length > 0) throw new Error(`Something floats over a control.\n${covered.join('\n')}`)
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(runOnly: axe.RunOnly): Promise<string[]> {
  const found = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false, preload: false })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/**
 * Looks at a screen as it stands: axe finds nothing, the contrast holds in the dark too, nothing is wider than the screen,
 * also at 320 px, and nothing floats over a control.
 */
export async function inspect(): Promise<void> {
  await document.fonts.ready
  expect(await violations({ type: 'tag', values: TAGS }), 'axe').toEqual([])
  expectNoSideScroll()
  expectNothingCovered()
  await expectNoSideScrollAt320()
  await commands.emulate({ colorScheme: 'dark' })
  try {
    // Only colours differ in the dark.
    expect(await violations({ type: 'rule', values: ['color-contrast'] }), 'contrast in the dark').toEqual([])
  } finally {
    await commands.emulate({ colorScheme: 'light' })
  }
}
