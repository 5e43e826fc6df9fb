import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notices } from '#features/notices/contract.ts'
import { broken, noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { turn } from '#web/testing/tabs.ts'
import { aUser } from '#web/testing/values.ts'

const DEFAULTS = {
  job_alerts: true,
  application_updates: true,
  messages: true,
  marketing: false,
  frequency: 'daily',
} as const
const message = 'Your notification preferences were saved.'
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

describe('the settings', () => {
  const open = () => render('/settings?section=notifications', { signedIn: aUser() })
  const form = page.getByRole('form', { name: 'Notifications' })
  const save = form.getByRole('button', { name: 'Save notification settings' })
  const box = (name: RegExp) => form.getByRole('checkbox', { name })
  const time = (name: RegExp) => form.getByRole('radio', { name })

  beforeEach(() => server.on(notices.read, DEFAULTS))

  test('say what each choice does and when mails come, and send what was changed', async () => {
    server.on(notices.update, ({ body }) => ({ ...DEFAULTS, ...(body as object), message }))
    const go = server.hold(notices.read)
    await open()
    await expect.element(page.getByText('Loading your notification settings')).toBeInTheDocument()
    go()
    await expect.element(time(/^Daily The daily digest goes at 8 AM Manila time/)).toBeChecked()
    await expect.element(time(/^Weekly .*on Mondays at 9 AM Manila time \(1 AM UTC\)/)).toBeVisible()
    await expect.element(box(/^Marketing/)).not.toBeChecked()
    await inspect()
    await box(/^Messages/).click()
    await time(/^Immediately Immediate alerts are processed hourly/).click()
    await save.click()
    await expect.element(toast(message)).toBeVisible()
    await expect
      .poll(() => server.asked(notices.update).map(({ body }) => body))
      .toEqual([{ messages: false, frequency: 'immediately' }])
    await expect.element(box(/^Messages/)).not.toBeChecked()
  })

  test('that fail to be saved say so, and what was chosen stays, also when the page is opened again', async () => {
    server.once(notices.update, noAnswer())
    server.on(notices.update, wrongFields({ frequency: ['Choose immediately, daily or weekly.'] }))
    await open()
    await time(/^Weekly/).click()
    await save.click()
    await expect.element(form.getByRole('alert')).toHaveTextContent('Failed to update your notification preferences.')
    await open()
    await expect.element(time(/^Weekly/)).toBeChecked()
    await expect.element(form.getByText('What you typed here earlier is back.')).toBeVisible()
    await save.click()
    await expect.element(form.getByText('Choose immediately, daily or weekly.')).toBeVisible()
    await inspect()
  })

  test('that another tab changed meanwhile are shown and not sent back', async () => {
    server.on(notices.update, ({ body }) => ({ ...DEFAULTS, marketing: true, ...(body as object), message }))
    await open()
    await time(/^Weekly/).click()
    server.on(notices.read, { ...DEFAULTS, marketing: true })
    turn('hidden')
    turn('visible')
    await expect.element(box(/^Marketing/)).toBeChecked()
    await expect.element(time(/^Weekly/)).toBeChecked()
    await save.click()
    await expect.poll(() => server.asked(notices.update).map(({ body }) => body)).toEqual([{ frequency: 'weekly' }])
  })

  test('that cannot be read are tried again; those never chosen are the defaults', async () => {
    server.on(notices.read, broken())
    await open()
    await expect.element(page.getByText('Failed to load your settings. Please try again.')).toBeVisible()
    server.on(notices.read, refused(404, 'not_found', 'Not found.'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(time(/^Daily/)).toBeChecked()
    await expect.element(box(/^Job alerts/)).toBeChecked()
  })
})

describe('the page that unsubscribes', () => {
  const TOKEN = '7.messages-application_updates.c2ln'
  const open = (token: string) => render(`/unsubscribe?token=${token}`)
  const button = page.getByRole('button', { name: 'Unsubscribe' })

  test('asks which mails shall end, changes nothing before that, and says what ended', async () => {
    server.on(notices.unsubscribe, ({ body }) => ({ groups: body.groups ?? [] }))
    await open(TOKEN)
    await expect
      .element(page.getByRole('radio', { name: /^Updates on your applications and messages from our team/ }))
      .toBeChecked()
    await inspect()
    expect(server.asked(notices.unsubscribe)).toEqual([])
    await page.getByRole('radio', { name: 'Only messages from our team' }).click()
    await button.click()
    await expect.element(page.getByText('Done. You get no more mails about messages from our team.')).toBeVisible()
    await inspect()
    expect(server.asked(notices.unsubscribe).map(({ body }) => body)).toEqual([{ token: TOKEN, groups: ['messages'] }])
  })

  test('can be tried again, and says when a link is not ours', async () => {
    server.once(notices.unsubscribe, noAnswer())
    server.on(notices.unsubscribe, refused(400, 'bad_link', 'This link is not complete.'))
    await open(TOKEN)
    await page.getByRole('radio', { name: /^All of these mails/ }).click()
    for (const sentence of ['It could not be done right now. Please try again.', 'This link is not complete.']) {
      await button.click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
    }
    await open('half-a-link')
    await expect.element(page.getByRole('alert').getByText('Please use the whole link of the mail')).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  })
})
