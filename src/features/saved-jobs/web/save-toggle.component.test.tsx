import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { aSavedJob, keepSavedJobs } from '#web/testing/saved-jobs.ts'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, aUser, noJobs } from '#web/testing/values.ts'
import { savedJobs } from '../contract.ts'

const sign = (id: number) =>
  page.getByRole('button', { name: new RegExp(`^(Save Job|Remove from Saved): Posting ${id}$`) })
const isSaved = async (id: number) => {
  await expect.element(sign(id)).toHaveAccessibleName(/^Remove from Saved: /)
}
const isNotSaved = async (id: number) => {
  await expect.element(sign(id)).toHaveAccessibleName(/^Save Job: /)
}
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const button = page.getByRole('button', { name: /^(Save Job|Remove from Saved)$/ })
const savings = () => server.asked(savedJobs.save).map(({ body }) => body.job_id)

beforeEach(() => {
  const results = [1, 2, 3, 4, 5, 6].map((id) => aJob({ id }))
  server.on(jobs.search, { ...noJobs, results, count: 6 })
  servePosting(aPosting({ id: 1 }))
  const like = { similarityScore: 1, similarityLabel: 'Related', similaritySource: 'tags' } as const
  server.on(jobs.similar, allOf({ ...aJob({ id: 2 }), ...like }))
})

test('a visitor who saves is asked to log in and would come back; nothing is kept, and the focus returns', async () => {
  await render('/jobs?source=olj')
  await sign(1).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to save jobs' })
  await expect
    .element(dialog.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login?redirect=%2Fjobs%3Fsource%3Dolj')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(sign(1)).toHaveFocus()
  await isNotSaved(1)
  await expect.poll(() => localStorage.getItem('savedJobs')).toBeNull()
})

test('a job is shown as saved before the server has answered, and is so when the page is loaded again', async () => {
  const now = keepSavedJobs()
  await render('/jobs', { signedIn: aUser() })
  const answer = server.hold(savedJobs.save)
  await sign(2).click()
  await isSaved(2)
  await isNotSaved(1)
  await expect.poll(() => now()).toEqual([])
  answer()
  await expect.poll(() => now().map(({ job }) => job)).toEqual([2])
  await reload()
  await isSaved(2)
  await isNotSaved(1)
})

test('beyond the cap nothing is saved, the plan’s limit is said, and the way leads to the plans', async () => {
  keepSavedJobs(...[1, 2, 3, 4, 5].map((id) => aSavedJob({ job_details: aJob({ id }) })))
  await render('/jobs', { signedIn: aUser() })
  await isSaved(5)
  await sign(6).click()
  await expect.element(toast('Saved Jobs Limit Reached')).toBeVisible()
  const sentence =
    "You've reached your plan's limit of 5 saved jobs (5/5 used). Please upgrade your subscription to save more jobs."
  await expect.element(toast(sentence)).toBeVisible()
  await isNotSaved(6)
  await inspect()
  await page.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect.poll(address).toBe('/subscription/plans?redirect=%2Fjobs')
})

test('what could not be saved goes back to what it was, and why is said', async () => {
  keepSavedJobs()
  await render('/jobs', { signedIn: aUser() })
  server.once(savedJobs.save, noAnswer())
  await sign(1).click()
  await expect.element(toast('An error occurred. Please try again.')).toBeVisible()
  await expect.element(toast('save it again when you are back online')).toBeVisible()
  await isNotSaved(1)
  server.once(savedJobs.save, broken())
  await sign(1).click()
  await expect.element(toast('Failed to save job. Please try again.')).toBeVisible()
  await isNotSaved(1)
  server.once(savedJobs.save, refused(403, 'subscription_expired', 'Expired.', { subscription_expired: true }))
  await sign(1).click()
  const dialog = page.getByRole('dialog', { name: 'Subscription expired' })
  const sentence = 'Your subscription has expired. Please upgrade to continue using this feature.'
  await expect.element(dialog).toMatchTextContent(sentence)
  await expect
    .element(dialog.getByRole('link', { name: 'View Plans' }))
    .toHaveAttribute('href', '/subscription/plans?redirect=%2Fjobs')
  await isNotSaved(1)
})

test('what is removed from a list by a slip is back with its Undo, with its notes', async () => {
  const one = aSavedJob({
    job_details: aJob({ id: 1 }),
    notes: 'Ask about pay.',
    date_saved: '2026-11-20T02:00:00.000Z',
  })
  const now = keepSavedJobs(one)
  await render('/jobs', { signedIn: aUser() })
  await isSaved(1)
  await sign(1).click()
  await isNotSaved(1)
  await expect.poll(() => now()).toEqual([])
  await inspect()
  await page.getByRole('button', { name: 'Undo: Removed from saved jobs' }).click()
  await isSaved(1)
  await expect
    .poll(() => now().map(({ notes, date_saved }) => [notes, date_saved]))
    .toEqual([['Ask about pay.', '2026-11-20T02:00:00.000Z']])
})

test('what could not be removed is back; what was removed elsewhere meanwhile is gone without a word', async () => {
  keepSavedJobs(aSavedJob({ job_details: aJob({ id: 1 }) }))
  await render('/jobs', { signedIn: aUser() })
  await isSaved(1)
  server.once(savedJobs.remove, broken())
  await sign(1).click()
  await expect.element(toast('Failed to remove job. Please try again.')).toBeVisible()
  await isSaved(1)
  server.once(savedJobs.remove, refused(404, 'saved_job_not_found', 'Saved job not found.'))
  server.on(savedJobs.list, allOf())
  await sign(1).click()
  await isNotSaved(1)
  await expect.poll(() => server.asked(savedJobs.remove)).toHaveLength(2)
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: 'Notifications' })
        .getByText(/^Error: /)
        .elements(),
    )
    .toHaveLength(1)
})

test('on its page a job is saved with words; however quick the clicks, the last one is what stays', async () => {
  const now = keepSavedJobs()
  await render('/jobs/1', { signedIn: aUser() })
  await expect.element(button).toHaveAccessibleName('Save Job')
  const answer = server.hold(savedJobs.save)
  for (let click = 0; click < 5; click += 1) await button.click()
  await expect.element(button).toHaveAccessibleName('Remove from Saved')
  answer()
  await expect.poll(savings).toEqual([1, 1, 1])
  await expect.poll(() => now().map(({ job }) => job)).toEqual([1])
  await expect.element(button).toHaveAccessibleName('Remove from Saved')
  await inspect()
})

test('a similar job is saved from its row', async () => {
  keepSavedJobs()
  await render('/jobs/1', { signedIn: aUser() })
  await sign(2).click()
  await isSaved(2)
  await expect.element(button).toHaveAccessibleName('Save Job')
  await expect.poll(savings).toEqual([2])
})

test('without the session nothing is shown as saved, and this device has forgotten the list', async () => {
  keepSavedJobs(aSavedJob({ job_details: aJob({ id: 1 }) }))
  await render('/jobs/1', { signedIn: aUser() })
  await expect.element(button).toHaveAccessibleName('Remove from Saved')
  await expect.poll(() => localStorage.getItem('savedJobs')).toContain('"job":1')
  localStorage.removeItem('token')
  await reload()
  await expect.element(button).toHaveAccessibleName('Save Job')
  await expect.poll(() => localStorage.getItem('savedJobs')).toBeNull()
})
