import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dashboard } from '#features/dashboard/contract.ts'
import { broken, refused } from '#web/testing/answers.ts'
import { answerDashboard, someRegistrations } from '#web/testing/dashboard.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin } from '#web/testing/values.ts'

const open = (user = anAdmin()) => render('/admin', { signedIn: user })
const heading = (name: string) => page.getByRole('heading', { name })
const section = (name: string) => page.getByRole('region', { name })
const point = page.getByRole('slider', { name: 'User Registrations' })
const view = page.getByLabelText('View: User Registrations')
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Names under the charts that touch the next one, or stand over the edge of their chart. */
const crowded = (): string[] =>
  [...document.querySelectorAll('figure svg')].flatMap((chart) => {
    const names = [...chart.querySelectorAll('text')].filter((text) => text.getAttribute('y') === '208')
    const { right } = chart.getBoundingClientRect()
    return names.flatMap((name, at) => {
      const box = name.getBoundingClientRect()
      const next = names[at + 1]?.getBoundingClientRect().left ?? right + 4
      return box.right + 4 > next ? [`${name.textContent} in ${chart.clientWidth}`] : []
    })
  })

test('greets by first name, or by username, and shows the cards with what stands under them', async () => {
  answerDashboard()
  const release = server.hold(dashboard.userMetrics)
  await open()
  await expect.element(page.getByRole('status').getByText('Loading dashboard data...')).toBeVisible()
  release()
  await expect.element(page.getByText('Hello, Tomas.')).toBeVisible()
  await expect.element(page.getByText('Last updated: 10:00 AM')).toBeVisible()
  for (const line of ['1,234', '33 this week', '98,765', '98,700 approved', '45 converted', '67% rate']) {
    await expect.element(page.getByText(line, { exact: true })).toBeVisible()
  }
  await inspect()
  await wide()
  await inspect()
})

test('no name under a chart runs into the next one or out of it, on a phone and on a desk', async () => {
  answerDashboard()
  await open()
  await expect.element(heading('Jobs Added by Source Per Month')).toBeVisible()
  for (const width of [320, 360, 1280]) {
    await setWidth(width, 740)
    await expect.poll(crowded).toEqual([])
  }
})

test('who has no first name is greeted by username', async () => {
  answerDashboard()
  await open({ ...anAdmin(), first_name: '' })
  await expect.element(page.getByText('Hello, hanap_admin.')).toBeVisible()
})

test('a dashboard that does not come says so, and Retry reads all of it', async () => {
  answerDashboard()
  server.on(dashboard.jobsByMonth, broken())
  await open()
  await expect.element(heading('Error Loading Dashboard')).toBeVisible()
  await expect.element(page.getByText('Failed to load dashboard data. Please try again.')).toBeVisible()
  await inspect()
  answerDashboard()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(heading('Jobs Added by Source Per Month')).toBeVisible()
})

test('whom the server does not know as an admin is told and led home', async () => {
  answerDashboard()
  server.on(dashboard.userMetrics, refused(403, 'admin_only', 'Access denied. Admin privileges required.'))
  await open()
  await expect.element(toast('Access denied. Admin privileges required.')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/')
})

test('refreshing keeps what is there when it fails', async () => {
  answerDashboard()
  await open()
  await expect.element(page.getByText('33 this week')).toBeVisible()
  server.on(dashboard.userMetrics, refused(400, 'no', 'No.'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(toast('Failed to load dashboard data. Please try again.')).toBeVisible()
  await expect.element(page.getByText('33 this week')).toBeVisible()
})

test('another span asks for one chart alone and changes its heading, axis and sentence', async () => {
  answerDashboard()
  server.on(dashboard.registrationsByDay, someRegistrations('day'))
  await open()
  await expect.element(heading('User Registrations Per Month')).toBeVisible()
  await view.selectOptions('Per Day')
  await expect.element(heading('User Registrations Per Day')).toBeVisible()
  await expect.element(page.getByText('Today so far: Job seekers 87, Employers 0.')).toBeVisible()
  await expect.element(point).toHaveAttribute('aria-valuemax', '30')
  await expect.element(heading('Jobs Added by Source Per Month')).toBeVisible()
  expect(server.asked(dashboard.jobsByMonth)).toHaveLength(1)
  expect(server.asked(dashboard.registrationsByMonth)).toHaveLength(1)
  server.on(dashboard.registrationsByMonth, { ...someRegistrations('month'), employers: Array(12).fill(5) })
  await view.selectOptions('Per Month')
  await expect.element(page.getByText('This month so far: Job seekers 33, Employers 5.')).toBeVisible()
})

test('a span that does not come leaves the chart as it was', async () => {
  answerDashboard()
  server.on(dashboard.registrationsByWeek, broken())
  await open()
  await expect.element(heading('User Registrations Per Month')).toBeVisible()
  await view.selectOptions('Per Week')
  await expect.element(view).toHaveValue('month')
  await expect.element(heading('User Registrations Per Month')).toBeVisible()
  await expect.element(heading('Error Loading Dashboard')).not.toBeInTheDocument()
})

test('the keyboard moves along the points, whose numbers are read', async () => {
  answerDashboard()
  await open()
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Nov 2026')
  ;(point.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Oct 2026')
  const said = section('User Registrations Per Month').getByText('Job seekers 30, Employers 0')
  await expect.element(said).toHaveAttribute('aria-live', 'polite')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Dec 2025')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Nov 2026')
})

test('the axis begins at zero in whole numbers', async () => {
  answerDashboard()
  server.on(dashboard.registrationsByMonth, { ...someRegistrations('month'), jobseekers: [...Array(11).fill(0), 2] })
  await open()
  const ticks = () => [...point.element().querySelectorAll('g > line + text')].map((text) => text.textContent)
  await expect.poll(ticks).toEqual(['0', '1', '2'])
})

test('the same figures stand in a table', async () => {
  answerDashboard()
  await open()
  await page.getByRole('button', { name: 'Show as a table: Job Seeker Applications Per Month' }).click()
  const row = page.getByRole('row', { name: 'Oct 2026' })
  await expect.element(row).toMatchTextContent('Oct 2026904060')
  await inspect()
})
