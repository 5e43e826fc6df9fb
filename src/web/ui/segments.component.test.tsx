import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inspect, setWidth } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { Segments } from './segments.tsx'

const STATUSES = ['All', 'Applied', 'Under Review', 'Interview', 'Offer', 'Hired', 'Rejected'] as const
type Status = (typeof STATUSES)[number]

function Filter({ first }: { first: Status }) {
  const [value, setValue] = useState<Status>(first)
  return (
    <>
      <h1>Applications</h1>
      <button type="button">Before</button>
      <Segments
        legend="Filter by status"
        segments={STATUSES.map((status, count) => ({ value: status, label: status, count }))}
        value={value}
        onValue={setValue}
      />
      <button type="button">After</button>
      <p>Shown: {value}</p>
    </>
  )
}

const segment = (name: string) => page.getByRole('radio', { name })
const isInSight = (name: string) => {
  const { left, right } = segment(name).element().getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

beforeEach(() => setWidth(320, 640))

test('one line that scrolls, with what is chosen in sight', async () => {
  renderPart(<Filter first="Rejected" />)
  await expect.element(segment('Rejected 6')).toBeChecked()
  await expect.poll(() => isInSight('Rejected')).toBe(true)
  const tops = new Set(STATUSES.map((name) => segment(name).element().getBoundingClientRect().top))
  expect(tops.size).toBe(1)
  await inspect()
})

test('a tap chooses', async () => {
  renderPart(<Filter first="All" />)
  await segment('Applied').click()
  await expect.element(page.getByText('Shown: Applied')).toBeVisible()
  await inspect()
})

test('one stop of the Tab key; the arrow keys choose and bring it into sight', async () => {
  renderPart(<Filter first="All" />)
  await expect.element(segment('All')).toBeVisible()
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.tab()
  await expect.element(segment('All')).toHaveFocus()
  await inspect()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByText('Shown: Offer')).toBeVisible()
  await expect.poll(() => isInSight('Offer')).toBe(true)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})
