import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inspect, setWidth } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { ButtonLink } from './button.tsx'
import { CountBadge } from './count-badge.tsx'
import { ColumnsPicture, LetterPicture, SavedPicture, SearchPicture, TalkPicture } from './pictures.tsx'
import { EmptyState } from './states.tsx'
import { StatusPill } from './status-pill.tsx'
import { Stepper } from './stepper.tsx'

beforeEach(() => setWidth(320, 640))

test('a count is said with what it counts, 99+ beyond, and nothing where there is none', async () => {
  renderPart(
    <>
      <h1>Inbox</h1>
      <p>
        One <CountBadge count={1} what="unread" />
      </p>
      <p>
        Many <CountBadge count={120} what="unread" />
      </p>
      <p>
        None <CountBadge count={0} what="unread" />
      </p>
    </>,
  )
  const texts = () => [...document.querySelectorAll('main p')].map((one) => one.textContent)
  await expect.poll(texts).toEqual(['One 1 unread', 'Many 99+ unread', 'None '])
  await inspect()
})

test('a state is a sign and a word in every tone, and never wider than the screen', async () => {
  renderPart(
    <>
      <h1>States</h1>
      {(['plain', 'dagat', 'mangga', 'success', 'danger'] as const).map((tone) => (
        <p key={tone}>
          <StatusPill tone={tone}>In the tone {tone} with words that are far too long for a phone</StatusPill>
        </p>
      ))}
    </>,
  )
  await expect.element(page.getByText('In the tone danger')).toBeVisible()
  await inspect()
})

test('an empty state has its own picture and the next step', async () => {
  renderPart(
    <>
      <h1>Empty</h1>
      {[SavedPicture, SearchPicture, LetterPicture, TalkPicture, ColumnsPicture].map((Picture) => (
        <EmptyState
          key={Picture.name}
          picture={<Picture />}
          title={`Nothing: ${Picture.name}`}
          action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
        >
          Here is why.
        </EmptyState>
      ))}
      <EmptyState title="Nothing found" />
    </>,
  )
  await expect.poll(() => page.getByRole('link', { name: 'Browse Jobs' }).elements().length).toBe(5)
  const pictures = [...document.querySelectorAll('main svg')].map((one) => one.innerHTML)
  expect(new Set(pictures).size).toBe(6)
  await inspect()
})

test('a stepper says where a person is, what is done and what was skipped', async () => {
  renderPart(
    <>
      <h1>Profile</h1>
      <Stepper
        percent={50}
        steps={[
          { name: 'Basics', state: 'done' },
          { name: 'Resume', state: 'skipped' },
          { name: 'Skills', state: 'open' },
          { name: 'Links', state: 'ahead' },
        ]}
      />
    </>,
  )
  const steps = page.getByRole('list', { name: 'Step 3 of 4, 50% complete' }).getByRole('listitem')
  await expect
    .poll(() => steps.elements().map((one) => one.textContent))
    .toEqual(['Basics: done', 'Resume: skipped', 'Skills: open', 'Links: still to come'])
  await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByText('50% complete', { exact: true })).toBeVisible()
  await inspect()
})
