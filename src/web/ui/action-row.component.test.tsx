import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { ActionRow } from './action-row.tsx'

const LONG = 'Bookkeeper for a trading company with a rather long name and averylongwordthathasnoplacetobreakinside'
let done: string[] = []

const rows = (
  <>
    <h1>Searches</h1>
    <ul>
      <ActionRow
        name="Assistants"
        title="Assistants"
        meta="OnlineJobs.ph"
        actions={[
          { label: 'Rename', onSelect: () => void done.push('rename') },
          { label: 'Delete', onSelect: () => void done.push('delete') },
        ]}
      />
      <ActionRow
        name="Long"
        title={LONG}
        meta={LONG}
        actions={[
          { label: 'Open', to: '/jobs' },
          { label: 'Delete', onSelect: () => undefined },
        ]}
      />
      <ActionRow name="This device" title="This device" actions={[]} />
      <ActionRow name="Phone" title="Phone" actions={[{ label: 'Log out', onSelect: () => void done.push('out') }]} />
    </ul>
  </>
)

beforeEach(() => {
  done = []
  renderPart(rows)
})

test('on a phone its actions are a menu, by touch and by keys; a single one is a button', async () => {
  await setWidth(320, 640)
  const more = page.getByRole('button', { name: 'More for Assistants' })
  await more.click()
  await inspect()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await page.getByRole('button', { name: 'Log out: Phone' }).click()
  await expect.poll(() => done).toEqual(['rename', 'delete', 'out'])
  const row = page.getByRole('listitem').first().element().getBoundingClientRect()
  expect(row.height).toBeLessThanOrEqual(72)
  await inspect()
})

test('on a desk they are buttons, each named after its row', async () => {
  await wide()
  await expect.element(page.getByRole('button', { name: 'More for Assistants' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Delete: Assistants' }).click()
  await expect.poll(() => done).toEqual(['delete'])
  await expect.element(page.getByRole('link', { name: 'Open: Long' })).toHaveAttribute('href', '/jobs')
  await inspect()
})
