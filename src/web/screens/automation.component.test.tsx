import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { automation } from '#features/automation/contract.ts'
import { hidden } from '#features/hidden/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { anItem, aRun, heldBack, someSettings } from '#web/testing/automation.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const open = (path = '/automation') => render(path, { signedIn: aUser() })
const glance = page.getByRole('region', { name: 'The plan at a glance' })
const group = (name: string) => page.getByRole('region', { name, exact: true })
const told = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const button = (name: string) => page.getByRole('button', { name })
const planOf = (...given: Parameters<typeof aRun>) => ({ plan: aRun(...given), message: null })

const vetoed = {
  state: 'vetoed',
  will_send: false,
  can: { veto: false, restore: true, approve: false, change: false },
} as const
const TWO = [anItem(), anItem({ id: 2 }), heldBack()]

beforeEach(() => {
  server.on(automation.settings, someSettings())
  server.on(automation.plan, planOf(TWO))
})

describe('tonight’s plan', () => {
  test.each([['phone'], ['desk']])(
    'says at a glance what goes out, when, and until when it can be changed, on a %s',
    async (on) => {
      if (on === 'desk') await wide()
      await open()
      await expect.element(glance).toMatchTextContent('2 applications go out tomorrow at 8:00 AM')
      await expect.element(glance).toMatchTextContent('It takes 8 points. You have 42.')
      await expect.element(glance).toMatchTextContent('min left to change it: until 7:45 AM, Manila time.')
      await expect.element(glance).toMatchTextContent('21 h 4')
      await expect
        .element(group('Held back').getByText('It fits to 74%, under your threshold of 80%.').first())
        .toBeVisible()
      await inspect()
    },
  )

  test('says of a plan that stands still that it is planned, not that it goes out', async () => {
    server.on(automation.settings, someSettings({ halted: 'Our team stopped automatic applications for everybody.' }))
    await open()
    await expect.element(glance).toMatchTextContent('Nothing is sent right now.')
    await expect.element(glance).toMatchTextContent('2 applications are planned: tomorrow at 8:00 AM')
  })

  test('tells what can no longer be paid apart from all that is held back', async () => {
    const reason = 'You have used points since it was planned: it needs 4 points; you have 1 to spend.'
    const rules = anItem().rules.map((one) => (one.rule === 'points' ? { ...one, held: false, reason } : one))
    const can = { veto: false, restore: true, approve: false, change: true }
    server.on(
      automation.plan,
      planOf([anItem(), anItem({ id: 2, state: 'held_back', will_send: false, rules, can }), heldBack()]),
    )
    await open()
    await expect.element(group('Held back for its points').getByText(reason)).toBeVisible()
    await expect.element(group('Held back').getByRole('listitem')).toHaveLength(1)
    await inspect()
  })

  test('shows for a candidate every rule, the letter as it would go, and the instructions ticked off', async () => {
    await open()
    await button('Letter and why: Bookkeeper 1').click()
    const first = group('Will be sent').getByRole('listitem').first()
    await expect.element(first.getByText('14 rules of 14 hold')).toBeVisible()
    await expect.element(first.getByText('Bookkeeper with four years of Xero')).toBeVisible()
    await expect.element(first.getByText('Checked: it says nothing your profile and resume do not.')).toBeVisible()
    await expect.element(first.getByText('“MANGO” in the subject')).toBeVisible()
    await inspect()
  })

  test('a refused application is not sent, and the notification takes it back', async () => {
    server.on(automation.veto, () => {
      const after = planOf([anItem(vetoed), anItem({ id: 2 })])
      server.on(automation.plan, after)
      return after
    })
    server.on(automation.restore, planOf(TWO))
    await open()
    await button('Do not send: Bookkeeper 1').click()
    await expect.element(glance).toMatchTextContent('1 application goes out tomorrow')
    await expect.element(group('Refused by you').getByText('Bookkeeper 1')).toBeVisible()
    await expect.element(group('Refused by you').getByRole('link', { name: 'Bookkeeper 1' })).toHaveFocus()
    await expect.element(told('It will not be sent')).toBeVisible()
    await inspect()
    await button('Undo').click()
    await expect.element(glance).toMatchTextContent('2 applications go out tomorrow')
    expect(server.asked(automation.restore)[0]?.params).toEqual({ id: 1 })
  })

  test('a refusal of the server is told, and the plan is read again', async () => {
    server.on(automation.veto, refused(409, 'too_late', 'This application is on its way already, or its run is over.'))
    await open()
    await button('Do not send: Bookkeeper 1').click()
    await expect.element(told('This application is on its way already, or its run is over.')).toBeVisible()
    await expect.poll(() => server.asked(automation.plan).length).toBe(2)
  })

  test('the whole run is stopped with one press, and goes on with another', async () => {
    const reason = 'You stopped the run.'
    const stopped = { state: 'stopped', reason, can_stop: false, can_resume: true } as const
    server.on(automation.stop, planOf(TWO, stopped))
    server.on(automation.resume, planOf(TWO))
    await open()
    await button('Stop this run').click()
    await expect.element(glance).toMatchTextContent('Nothing will be sent')
    await expect.element(told('The run is stopped. Nothing will be sent.')).toBeVisible()
    // Said once.
    await expect.poll(() => page.getByText(/^You stopped/).elements().length).toBe(1)
    await inspect()
    await expect.element(button('Let it go on')).toHaveFocus()
    await button('Let it go on').click()
    await expect.element(glance).toMatchTextContent('2 applications go out tomorrow')
    await expect.element(button('Stop this run')).toHaveFocus()
  })

  test('after the cut-off nothing can be changed; stopping cannot be taken back, so it is asked first', async () => {
    const late = { veto: true, restore: false, approve: false, change: false }
    const items = [anItem({ can: late })]
    server.on(automation.plan, planOf(items, { can_change: false, cut_off: '2026-11-23T01:45:00.000Z' }))
    server.on(automation.stop, planOf(items, { state: 'stopped', can_change: false, can_stop: false }))
    await open()
    await expect.element(glance).toMatchTextContent('Changes ended at 9:45 AM, Manila time.')
    await expect.element(button('Add a job by hand')).not.toBeInTheDocument()
    await button('Stop this run').click()
    const question = page.getByRole('alertdialog', { name: 'Stop this run?' })
    await inspect()
    expect(server.asked(automation.stop)).toEqual([])
    await question.getByRole('button', { name: 'Stop this run' }).click()
    await expect.element(glance).toMatchTextContent('Nothing will be sent')
    await expect.element(button('Let it go on')).not.toBeInTheDocument()
  })

  test('only what is approved is sent, one by one or all at once', async () => {
    const asks = { will_send: false, can: { veto: true, restore: false, approve: true, change: true } }
    const yes = { approved_at: '2026-11-23T02:00:00.000Z' }
    server.on(automation.plan, planOf([anItem(asks), anItem({ id: 2, ...asks })], { mode: 'only_approved' }))
    server.on(automation.approve, planOf([anItem(yes), anItem({ id: 2, ...asks })], { mode: 'only_approved' }))
    server.on(automation.approveAll, planOf([anItem(yes), anItem({ id: 2, ...yes })], { mode: 'only_approved' }))
    await open()
    await expect.element(glance).toMatchTextContent('Nothing will be sent tomorrow')
    await expect.element(glance).toMatchTextContent('0 of 2 approved')
    await inspect()
    await button('Approve: Bookkeeper 1').click()
    await expect.element(glance).toMatchTextContent('1 application goes out tomorrow')
    await button('Approve all 1').click()
    await expect.element(glance).toMatchTextContent('2 of 2 approved')
  })
})

describe('what can be changed', () => {
  const more = () => button('More for Bookkeeper 1').click()
  const choose = async (name: string) => {
    await more()
    await page.getByRole('menuitem', { name }).click()
  }

  test('the letter, in a dialog that shows what is still to be checked', async () => {
    const claim = { kind: 'years', text: 'ten years', key: 'years:ten years', can_confirm: true } as const
    const places = { start: 2, end: 11, sentence_start: 0, sentence_end: 20 }
    const letter = {
      ...anItem().letter!,
      content: 'I ten years of Xero.',
      open_claims: 1,
      claims: [{ ...claim, ...places }],
    }
    server.once(automation.editLetter, planOf([anItem({ letter })]))
    server.on(
      automation.editLetter,
      planOf([anItem({ letter: { ...letter, open_claims: 0, confirmed_claims: [claim.key] } })]),
    )
    await open()
    await choose('Edit the letter')
    const dialog = page.getByRole('dialog', { name: 'Edit the letter' })
    await dialog.getByLabelText('Cover letter').fill('I ten years of Xero.')
    await inspect()
    await dialog.getByRole('button', { name: 'Save the letter' }).click()
    await dialog.getByRole('checkbox', { name: /^ten years years of experience: it is true/ }).click()
    await inspect()
    await dialog.getByRole('button', { name: 'Save the letter' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const [first, second] = server.asked(automation.editLetter).map(({ body }) => body)
    expect(first).toMatchObject({ content: 'I ten years of Xero.', confirmed_claims: [] })
    expect(second).toMatchObject({ confirmed_claims: [claim.key] })
  })

  test('the points, from 1 to 60', async () => {
    server.on(automation.setPoints, refused(409, 'not_enough', 'There are not enough apply points left for that.'))
    await open()
    await choose('Change the points')
    const dialog = page.getByRole('dialog', { name: 'Change the points' })
    const field = dialog.getByLabelText('Apply points')
    await field.fill('61')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Must be from 1 to 60.')).toBeVisible()
    await field.fill('60')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('There are not enough apply points left for that.')).toBeVisible()
    await inspect()
  })

  test('an employer is hidden everywhere, and shown again by the notification', async () => {
    const thing = {
      id: 70,
      employer: { id: 5, name: 'Dagat Trading' },
      word: null,
      hidden_at: '2026-11-23T02:00:00.000Z',
    }
    server.on(automation.hideEmployer, planOf([anItem(vetoed)]))
    server.on(hidden.list, { results: [thing], count: 1, next: null, previous: null })
    server.on(hidden.show)
    server.on(automation.restore, planOf(TWO))
    await open()
    await choose('Hide Dagat Trading')
    await expect.element(told('Dagat Trading is hidden')).toBeVisible()
    await button('Undo').click()
    await expect.element(glance).toMatchTextContent('2 applications go out tomorrow')
    expect(server.asked(hidden.show)[0]?.params).toEqual({ id: 70 })
  })

  test('a job is added by its address', async () => {
    server.on(automation.add, planOf([...TWO, anItem({ id: 3, source: 'by_hand' })]))
    await open()
    await button('Add a job by hand').click()
    const dialog = page.getByRole('dialog', { name: 'Add a job' })
    const field = dialog.getByLabelText('Address of the job')
    await field.fill('a job')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('Enter the address of a job on Hanap.')).toBeVisible()
    await inspect()
    await field.fill('https://hanap.test/jobs/1234?q=va')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('added by you')).toBeVisible()
    expect(server.asked(automation.add)[0]?.body).toEqual({ job_post_id: 1234 })
  })
})
