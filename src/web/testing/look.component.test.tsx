import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNothingCovered } from './look.ts'
import { renderPart } from './render.tsx'

const Lines = () => Array.from({ length: 60 }, (_, at) => <p key={at}>Line {at}</p>)
const Round = () => <i className="fixed end-0 bottom-0 block size-20" />
const Bar = () => <div className="fixed inset-x-0 bottom-0 h-14" />
const shown = async () => {
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeInTheDocument()
}

test('a round thing over a button is found, wherever the page is scrolled to', async () => {
  renderPart(
    <>
      <button type="button" className="absolute end-2 bottom-2">
        Send
      </button>
      <Round />
    </>,
  )
  await shown()
  expect(expectNothingCovered).toThrow(/Send.* lies under .*size-20/)
})

test('a bar is found over the end of a page, not over what scrolling brings out', async () => {
  renderPart(
    <>
      <Lines />
      <button type="button">Send</button>
      <Bar />
    </>,
  )
  await shown()
  expect(expectNothingCovered).toThrow(/Send.* lies under .*h-14.* at the end/)
  renderPart(
    <>
      <Lines />
      <button type="button">Send</button>
      <Lines />
      <Bar />
    </>,
  )
  await shown()
  expectNothingCovered()
})
