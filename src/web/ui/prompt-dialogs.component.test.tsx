import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { ButtonLink } from './button.tsx'
import { InfoDialog } from './prompt-dialogs.tsx'

const box = (role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).last().element().getBoundingClientRect()

const show = (label: string) =>
  renderPart(
    <>
      <h1>Jobs</h1>
      <InfoDialog
        title="Application Sent"
        onClose={() => undefined}
        action={<ButtonLink to="/jobs">{label}</ButtonLink>}
      >
        OLJ confirmed it.
      </InfoDialog>
    </>,
  )

test('on a phone the way on and Close share a row, the way on first and wider', async () => {
  show('Next job in your list')
  await expect.element(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  const [onward, close] = [box('link', 'Next job in your list'), box('button', 'Close')]
  expect(close.top).toBe(onward.top)
  expect(close.left).toBeGreaterThan(onward.right)
  expect(onward.width).toBeGreaterThan(close.width)
  await inspect()
})

test('what does not fit beside each other on a small phone takes a row each', async () => {
  await setWidth(320, 640)
  show('Open the page where your points are')
  await expect.element(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  expect(box('button', 'Close').top).toBeGreaterThan(box('link', 'Open the page where your points are').bottom)
  await inspect()
})

test('on a desk both stand at the right, the way on last', async () => {
  await wide()
  show('Next job in your list')
  await expect.element(page.getByRole('dialog', { name: 'Application Sent' })).toBeVisible()
  expect(box('button', 'Close').right).toBeLessThan(box('link', 'Next job in your list').left)
  expect(box('button', 'Close').width).toBeLessThan(120)
})
