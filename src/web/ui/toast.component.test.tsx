import { type ReactNode, useLayoutEffect, useState } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { ShareDialog } from '#features/jobs/web/share-dialog.tsx'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { focusWindow } from '#web/testing/tabs.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Dialog } from './dialog.tsx'
import { toast } from './toast-store.ts'

const region = page.getByRole('region', { name: 'Notifications' })
const shown = region.getByText(/: Not signed out$/)
const closer = page.getByRole('button', { name: 'Close: Not signed out' })

async function show() {
  toast.error('Not signed out', 'Please check your connection and try again.')
  await expect.element(shown).toBeVisible()
}

async function drag(pixels: number) {
  const [sourcePosition, targetPosition] = [
    { x: 10, y: 10 },
    { x: 10 + pixels, y: 10 },
  ]
  await shown.dropTo(shown, { sourcePosition, targetPosition, steps: 8 })
}

beforeEach(async () => {
  await wide()
  holdTimers()
  renderPart(<h1>A page</h1>)
})

test('stand top right, are read out, and go after 5 seconds', async () => {
  await show()
  await expect
    .poll(() => document.querySelector('[aria-live=assertive]')?.textContent)
    .toContain('Error: Not signed out')
  const box = region.element().getBoundingClientRect()
  expect(Math.round(innerWidth - box.right)).toBeLessThan(40)
  expect(box.top).toBeLessThan(120)
  await run(3500)
  await expect.element(shown).toBeVisible()
  await run(2000)
  await expect.element(shown).not.toBeInTheDocument()
  await show()
  closer.element().focus()
  await inspect()
})

test('on a phone they stand above the tabs and the bar under the thumb, never over the first field', async () => {
  await setWidth(360, 740)
  renderPart(
    <div className="px-4">
      <h1 className="h-screen">A page</h1>
      <BottomBar>
        <button type="button">Save Changes</button>
      </BottomBar>
    </div>,
  )
  await show()
  const bar = page.getByRole('button', { name: 'Save Changes' }).element().parentElement?.getBoundingClientRect()
  const box = region.element().getBoundingClientRect()
  expect(box.top).toBeGreaterThan(innerHeight / 2)
  expect(box.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
  // At the end of the page the bar stays where it was, and what stands above it comes out from under the notification.
  scrollTo(0, document.documentElement.scrollHeight)
  expect(page.getByRole('button', { name: 'Save Changes' }).element().getBoundingClientRect().top).toBeGreaterThan(
    region.element().getBoundingClientRect().bottom,
  )
})

/** A long page, of which not the beginning is in sight. */
function Scrolled({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 900)
  }, [])
  return (
    <div className="px-4" style={{ height: 3000 }}>
      <h1>A page</h1>
      <BottomBar>
        <button type="button">Apply Now</button>
      </BottomBar>
      {children}
    </div>
  )
}

test.each([
  ['above a low sheet', 40, (sheet: DOMRect): [number, number] => [0, sheet.top]],
  [
    'below the head of a high one',
    2000,
    (sheet: DOMRect, head: DOMRect): [number, number] => [head.bottom, sheet.bottom],
  ],
] as const)('on a phone they stand %s, never over its title and its cross', async (_, height, between) => {
  await setWidth(360, 740)
  const form = (
    <Dialog title="Apply for this job" onClose={() => undefined}>
      <div style={{ height }}>A form</div>
    </Dialog>
  )
  renderPart(<Scrolled>{form}</Scrolled>)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await show()
  const [top, bottom] = between(
    page.getByRole('dialog').element().getBoundingClientRect(),
    page.getByRole('heading', { name: 'Apply for this job' }).element().getBoundingClientRect(),
  )
  const box = region.element().getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(top)
  expect(box.bottom).toBeLessThanOrEqual(bottom)
  await page.getByRole('button', { name: 'Close', exact: true }).click({ trial: true })
})

test('on a phone they move above a low sheet that comes over a high one', async () => {
  await setWidth(360, 740)
  function Sheets() {
    const [failed, setFailed] = useState(false)
    const fail = () => {
      toast.error('Not signed out', 'Please check your connection and try again.')
      setFailed(true)
    }
    return (
      <Dialog title="Apply for this job" onClose={() => undefined}>
        <div style={{ height: 2000 }}>
          <button type="button" onClick={fail}>
            Send
          </button>
        </div>
        {failed ? (
          <Dialog title="Application Failed" onClose={() => undefined}>
            <div style={{ height: 200 }}>Why it failed</div>
          </Dialog>
        ) : null}
      </Dialog>
    )
  }
  renderPart(<Sheets />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(shown).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Application Failed' })
  await expect
    .poll(() => region.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(sheet.element().getBoundingClientRect().top)
})

test('wait while the mouse is on them or the keyboard in them, and go on afterwards', async () => {
  await show()
  await shown.hover()
  await run(20_000)
  await expect.element(shown).toBeVisible()
  await commands.moveMouse(200, 600)
  closer.element().focus()
  await run(20_000)
  await expect.element(shown).toBeVisible()
  closer.element().blur()
  await run(5500)
  await expect.element(shown).not.toBeInTheDocument()
})

test('wait while the window is not looked at', async () => {
  await show()
  focusWindow(false)
  await run(20_000)
  await expect.element(shown).toBeVisible()
  focusWindow(true)
  await run(5500)
  await expect.element(shown).not.toBeInTheDocument()
})

test('close on a click, by their button, and by being dragged away; a short drag springs back', async () => {
  await show()
  await shown.click()
  await expect.element(shown).not.toBeInTheDocument()
  await show()
  closer.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(shown).not.toBeInTheDocument()
  await show()
  await drag(40)
  await expect.element(shown).toBeVisible()
  await drag(140)
  await expect.element(shown).not.toBeInTheDocument()
})

const offered = () => {
  const taken: string[] = []
  const offer = (what: string) =>
    toast.success(`${what} removed`, 'Shop helper', {
      action: { label: 'Undo', onAction: () => void taken.push(what) },
      onGone: async () => void taken.push(`${what} gone`),
    })
  return { taken, offer }
}

test('what is offered is done once, by the mouse, and the notification goes', async () => {
  const { taken, offer } = offered()
  offer('Search')
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toContain('Done: Search removed')
  await inspect()
  await page.getByRole('button', { name: 'Undo: Search removed' }).click()
  await expect.element(region).not.toBeInTheDocument()
  expect(taken).toEqual(['Search', 'Search gone'])
})

test('what is offered waits while the keyboard is in it, and the focus goes back to where it was', async () => {
  renderPart(
    <>
      <h1>A page</h1>
      <button type="button">Remove</button>
    </>,
  )
  const { taken, offer } = offered()
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await expect.element(remove).toBeVisible()
  remove.element().focus()
  offer('Search')
  const undo = page.getByRole('button', { name: 'Undo: Search removed' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await run(20_000)
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove).toHaveFocus()
  expect(taken).toEqual(['Search', 'Search gone'])
})

test('after 5 seconds the offer is over', async () => {
  const { taken, offer } = offered()
  offer('Search')
  await expect.element(page.getByRole('button', { name: 'Undo: Search removed' })).toBeVisible()
  await run(5500)
  await expect.element(region).not.toBeInTheDocument()
  expect(taken).toEqual(['Search gone'])
})

test('Ctrl+Z takes the latest offer, except in a field', async () => {
  renderPart(
    <>
      <h1>A page</h1>
      <input aria-label="Name" defaultValue="Luz" />
    </>,
  )
  const { taken, offer } = offered()
  offer('First')
  offer('Second')
  await expect.element(page.getByRole('button', { name: 'Undo: Second removed' })).toBeVisible()
  page.getByLabelText('Name').element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(taken).toEqual([])
  page.getByLabelText('Name').element().blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => taken).toEqual(['Second', 'Second gone'])
  await userEvent.keyboard('{Meta>}z{/Meta}')
  await expect.poll(() => taken).toEqual(['Second', 'Second gone', 'First', 'First gone'])
})

test('stand above an open dialog, where they can be closed without closing it', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('closed')) },
    configurable: true,
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  renderPart(<Sharing />)
  const dialog = page.getByRole('dialog', { name: 'Share this job' })
  const copy = page.getByText(/: Copy the link$/)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(copy).toBeVisible()
  page.getByRole('button', { name: 'Close: Copy the link' }).element().focus()
  await inspect()
  await page.getByRole('button', { name: 'Close: Copy the link' }).click()
  await expect.element(copy).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(copy).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(copy).toBeVisible()
})

function Sharing() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <h1>A page</h1>
      {open ? <ShareDialog title="Shop helper" url="https://hanap.test/jobs/5" onClose={() => setOpen(false)} /> : null}
    </>
  )
}
