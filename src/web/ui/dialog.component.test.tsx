import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Filters' })
const head = page.getByRole('heading', { name: 'Filters' })
const opener = page.getByRole('button', { name: 'Open filters' })

function Filters({ locked }: { locked: boolean }) {
  const [shown, setShown] = useState(false)
  const close = () => setShown(false)
  return (
    <>
      <h1>Jobs</h1>
      <Button onClick={() => setShown(true)}>Open filters</Button>
      {shown ? (
        <Dialog title="Filters" onClose={close} locked={locked} actions={<Button onClick={close}>Show 42 jobs</Button>}>
          {Array.from({ length: 30 }, (_, at) => (
            <p key={at}>Line {at}</p>
          ))}
        </Dialog>
      ) : null}
    </>
  )
}

async function open({ locked = false } = {}) {
  renderPart(<Filters locked={locked} />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

/** By its head, with the finger or the mouse. */
const pull = (pixels: number) =>
  head.dropTo(dialog, { sourcePosition: { x: 5, y: 5 }, targetPosition: { x: 30, y: 30 + pixels }, steps: 6 })

beforeEach(() => setWidth(320, 640))

test('a sheet lies at the bottom of a phone, with its actions in sight', async () => {
  await open()
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().bottom)).toBe(640)
  const main = page.getByRole('button', { name: 'Show 42 jobs' }).element().getBoundingClientRect()
  expect(main.bottom).toBeLessThanOrEqual(640)
  await inspect()
})

test('on a desk it stands in the middle', async () => {
  await wide()
  await open()
  const { left, right } = dialog.element().getBoundingClientRect()
  await expect.poll(() => Math.round(left - (innerWidth - right))).toBeLessThan(20)
  await inspect()
})

test('Escape and the close button close it, and the focus goes back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('pulled down by its head it closes; a short pull springs back', async () => {
  await open()
  await pull(40)
  await expect.poll(() => dialog.element().getAttribute('style')).toBeFalsy()
  await pull(150)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('locked, nothing closes it', async () => {
  await open({ locked: true })
  await userEvent.keyboard('{Escape}')
  await pull(150)
  await expect.poll(() => dialog.element().getAttribute('style')).toBeFalsy()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Show 42 jobs' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
