import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { address, renderPart } from '#web/testing/render.tsx'
import { Sections } from './sections.tsx'

function Screen() {
  const wanted = useSearchParams().get('section')
  return (
    <Sections
      title="Settings"
      wanted={wanted}
      hrefOf={(id) => (id === null ? '/' : `/?section=${id}`)}
      sections={[
        { id: 'board', label: 'Board account', hint: 'Connect it', icon: null, content: <p>Not connected.</p> },
        { id: 'devices', label: 'Devices', hint: 'Where you are logged in', icon: null, content: <p>Two devices.</p> },
      ]}
    />
  )
}

const link = (name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name })
const back = page.getByRole('link', { name: 'Settings', exact: true })

beforeEach(() => renderPart(<Screen />))

test('on a phone a list opens a section and the way back leads to its row', async () => {
  await setWidth(320, 640)
  await expect.element(link('Devices')).toBeVisible()
  await expect.element(page.getByText('Not connected.')).not.toBeVisible()
  await inspect()
  await link('Devices').click()
  await expect.poll(address).toBe('/?section=devices')
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus()
  await expect.element(page.getByText('Two devices.')).toBeVisible()
  await expect.element(link('Board account')).not.toBeInTheDocument()
  await inspect()
  await userEvent.tab({ shift: true })
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Devices')).toHaveFocus()
  await expect.poll(address).toBe('/')
})

test('on a desk they stand at the side, the first one open until another is asked for', async () => {
  await wide()
  await expect.element(page.getByText('Not connected.')).toBeVisible()
  await expect.element(link('Board account')).toHaveAttribute('aria-current', 'true')
  await expect.element(back).not.toBeInTheDocument()
  await inspect()
  await link('Devices').click()
  await expect.element(page.getByText('Two devices.')).toBeVisible()
  await expect.element(link('Devices')).toHaveAttribute('aria-current', 'true')
  history.back()
  await expect.element(page.getByText('Not connected.')).toBeVisible()
})
