import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { privacy } from '#features/privacy/contract.ts'
import { DEFAULT_PRIVACY } from '#features/privacy/rules.ts'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { catchFiles } from '#web/testing/files.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { type DataExport, dataExports } from '../contract.ts'

const NONE: DataExport = {
  state: 'none',
  requested_at: null,
  progress: null,
  bytes: null,
  expires_at: null,
  files_missing: 0,
}
const ASKED = { ...NONE, requested_at: '2026-11-23T01:58:00.000Z' }
const WAITING: DataExport = { ...ASKED, state: 'waiting', progress: 0 }
const READY: DataExport = { ...ASKED, state: 'ready', bytes: 9_437_184, expires_at: '2026-11-30T02:00:00.000Z' }

const part = page.getByRole('region', { name: 'Your data' })
const button = (name: string) => part.getByRole('button', { name })
const open = (state: DataExport) => {
  server.on(dataExports.read, state)
  return render('/settings?section=privacy', { signedIn: aUser() })
}

beforeEach(() => server.on(privacy.read, DEFAULT_PRIVACY))

test('is asked for, shows how far it is, and is there to be downloaded without leaving the page', async () => {
  const saved = catchFiles()
  server.on(dataExports.request, { ...WAITING, message: 'On its way.' })
  server.on(dataExports.download, { bytes: 'PK', type: 'application/zip' })
  await open(NONE)
  await expect.element(button('Request my data')).toBeVisible()
  await inspect()
  server.on(dataExports.read, { ...WAITING, state: 'building', progress: 0.42 })
  await button('Request my data').click()
  await expect.element(part.getByText('Putting your data together…')).toBeVisible()
  await expect.element(part.getByText('42%'), { timeout: 4000 }).toBeVisible()
  await expect.element(part.getByRole('progressbar', { name: 'Data export' })).toHaveAttribute('value', '0.42')
  await inspect()
  server.on(dataExports.read, READY)
  await expect.element(part.getByText('is ready · 9.0 MB'), { timeout: 4000 }).toBeVisible()
  await expect.element(part.getByText('Kept until Nov 30, 2026, 10:00 AM')).toBeVisible()
  await inspect()
  await button('Download').click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['hanap-data-2026-11-23.zip'])
})

test('what cannot be begun is said in its words', async () => {
  server.once(dataExports.request, noAnswer())
  server.once(dataExports.request, broken())
  server.on(dataExports.request, refused(429, 'rate_limited', 'You asked for several exports today.'))
  await open(NONE)
  for (const sentence of [
    'Failed to request your data export.',
    'Failed to request your data export.',
    'You asked for several exports today.',
  ]) {
    await button('Request my data').click()
    await expect.element(part.getByRole('alert')).toHaveTextContent(sentence)
  }
  await inspect()
})

test('one that failed is tried again, and one whose time is over says so', async () => {
  server.on(dataExports.request, { ...WAITING, message: 'On its way.' })
  await open({ ...ASKED, state: 'failed' })
  await expect.element(part.getByText('The export of Nov 23, 2026 did not work.')).toBeVisible()
  await inspect()
  server.on(dataExports.read, { ...ASKED, state: 'expired' })
  await button('Try again').click()
  await expect.element(part.getByText('is deleted: each one is kept for 7 days.'), { timeout: 4000 }).toBeVisible()
  await inspect()
})

test('a file that is missing from it, and one that has gone meanwhile, are told', async () => {
  server.on(dataExports.download, refused(404, 'export_gone', 'Gone.'))
  await open({ ...READY, files_missing: 2 })
  await expect.element(part.getByText('2 of your files could not be read.')).toBeVisible()
  await inspect()
  await button('Download').click()
  await expect.element(part.getByRole('alert')).toMatchTextContent('This export is not there any more.')
})

test('what cannot be read is tried again', async () => {
  server.on(dataExports.read, broken())
  server.on(privacy.read, DEFAULT_PRIVACY)
  await render('/settings?section=privacy', { signedIn: aUser() })
  await expect.element(part.getByText('Your data export could not be loaded.')).toBeVisible()
  server.on(dataExports.read, NONE)
  await button('Try again').click()
  await expect.element(button('Request my data')).toBeVisible()
})
