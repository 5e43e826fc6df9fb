import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, noJobs } from '#web/testing/values.ts'
import { jobs } from '../contract.ts'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const box = page.getByRole('combobox', { name: 'Search jobs' })
const sort = page.getByRole('combobox', { name: 'Sort by' })
const source = page.getByRole('combobox', { name: 'Source' })
const search = page.getByRole('button', { name: 'Search Jobs' })
const page2 = page.getByRole('link', { name: 'Page 2', exact: true })
const lastAsked = () => server.asked(jobs.search).at(-1)?.query

beforeEach(() =>
  server.on(jobs.search, ({ query }) => ({
    ...noJobs,
    results: [aJob({ id: query.page, title: `${query.search ?? ''} ${query.sort_by ?? ''} ${query.page}`.trim() })],
    count: 25,
  })),
)

test('a word and a source narrow the list, and the address holds both over a reload', async () => {
  await render('/jobs')
  await box.fill('assistant')
  await search.click()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await source.selectOptions('OnlineJobs.ph')
  await expect.poll(address).toBe('/jobs?search=assistant&source=olj')
  await expect.poll(lastAsked).toMatchObject({ search: 'assistant', source: 'olj', page: 1 })
  await reload()
  await expect.element(source).toHaveValue('olj')
  await expect.element(box).toHaveValue('assistant')
})

test('a source chosen right after a search keeps the word, before the list of the word has come', async () => {
  await render('/jobs')
  await box.fill('assistant')
  await search.click()
  await source.selectOptions('OnlineJobs.ph')
  await expect.poll(address).toBe('/jobs?search=assistant&source=olj')
})

test('pages are turned, and Back, Forward and a reload show what they showed before', async () => {
  await render('/jobs?sort_by=date_desc')
  await expect.element(heading('date_desc 1')).toBeVisible()
  await page2.click()
  await expect.element(heading('date_desc 2')).toBeVisible()
  await expect.element(page2).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => address()).toBe('/jobs?sort_by=date_desc&page=2')
  history.back()
  await expect.element(heading('date_desc 1')).toBeVisible()
  history.forward()
  await expect.element(heading('date_desc 2')).toBeVisible()
  await reload()
  await expect.element(heading('date_desc 2')).toBeVisible()
  await expect.poll(() => address()).toBe('/jobs?sort_by=date_desc&page=2')
})

test('the order is chosen, asked for and in the address; the pages begin anew', async () => {
  await render('/jobs?page=2')
  await sort.selectOptions('Oldest First')
  await expect.poll(address).toBe('/jobs?sort_by=date_asc')
  await expect.element(heading('date_asc 1')).toBeVisible()
  await sort.selectOptions('Most Relevant')
  await expect.poll(address).toBe('/jobs')
})

test('an empty search warns and changes nothing', async () => {
  await render('/jobs?search=nurse')
  await box.fill(' ')
  await search.click()
  await expect.element(page.getByText('Empty Search')).toBeVisible()
  await expect.element(page.getByText('Please enter a search term.')).toBeVisible()
  await expect.poll(() => address()).toBe('/jobs?search=nurse')
  await expect.poll(() => server.asked(jobs.search)).toHaveLength(1)
})

test('nothing found says so, and Reset Search leads back to all jobs', async () => {
  server.on(jobs.search, noJobs)
  await render('/jobs?search=zzqxunfindable')
  await expect.element(heading('No jobs found')).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Reset Search' }).click()
  await expect.poll(address).toBe('/jobs')
  await expect.element(box).toHaveValue('')
})

test('one posting with pay in words without a space leaves the list as wide as the screen', async () => {
  server.on(jobs.search, { ...noJobs, results: [aJob({ title: 'Encoder', salary: 'word'.repeat(15) })], count: 1 })
  await render('/jobs')
  await expect.element(heading('Encoder')).toBeVisible()
  await inspect()
})

test('a link pasted into the search stays within the screen', async () => {
  server.on(jobs.search, noJobs)
  await render(`/jobs?search=${'https_board_test_jobs_'.repeat(5)}`)
  await expect.element(heading('No jobs found')).toBeVisible()
  await inspect()
})

test('words with a slip of the pen stay as typed, and the list says what it shows instead', async () => {
  const results = [aJob({ title: 'Virtual Assistant' })]
  server.on(jobs.search, { ...noJobs, results, count: 1, showing_results_for: 'virtual assistant' })
  await render('/jobs?search=vritual%20asistant')
  await expect.element(page.getByText('Showing results for virtual assistant.')).toBeVisible()
  await expect.element(page.getByText('No job has the words “vritual asistant”.')).toBeVisible()
  await expect.element(page.getByText('1 job for “virtual assistant”')).toBeVisible()
  await expect.element(box).toHaveValue('vritual asistant')
  await inspect()
})

test.each([
  ['encoder para sa nanay', ['nanay'], 'Not used to find these jobs: “nanay”.'],
  ['Trabaho para sa nanay', ['trabaho para sa nanay'], 'we cannot search for “trabaho para sa nanay”.'],
])('of %s the list says which words were not used', async (typed, unused, sentence) => {
  server.on(jobs.search, { ...noJobs, results: [aJob({ title: 'Encoder' })], count: 1, unused })
  await render(`/jobs?search=${encodeURIComponent(typed)}`)
  await expect.element(page.getByText(sentence)).toBeVisible()
  await inspect()
})

test('similar jobs say how similar they are, and lead back to all jobs', async () => {
  const like = { similarityScore: 0.7, similarityLabel: 'Very Similar', similaritySource: 'tags' } as const
  server.on(jobs.similar, allOf({ ...aJob({ title: 'Clerk' }), ...like }))
  await render('/jobs?similar_to=7')
  await expect.element(heading('Similar Jobs')).toBeVisible()
  await expect.element(page.getByRole('article').first()).toMatchTextContent('Very Similar')
  await inspect()
  await page.getByRole('link', { name: 'Back to All Jobs' }).click()
  await expect.poll(address).toBe('/jobs')
})

test('a failed look-up of similar jobs says so, and shows all jobs', async () => {
  server.on(jobs.similar, refused(404, 'job_not_found', 'Job not found.'))
  await render('/jobs?similar_to=99999999')
  const sentence = 'Failed to find similar jobs. Showing all jobs instead.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Back to All Jobs' }).click()
  await expect.poll(address).toBe('/jobs')
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
})

test('a posting opens from its row under its own title, and Back shows the list again', async () => {
  await render('/jobs?search=assistant')
  servePosting(aPosting({ id: 1, title: 'Shop Assistant' }))
  await page.getByRole('article').getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shop Assistant' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Shop Assistant/)
  history.back()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(page.getByRole('article').first()).toBeVisible()
})

test('the link of a posting is shared, and Escape closes the window with the focus back on Share', async () => {
  servePosting(aPosting())
  await render('/jobs/31')
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Share this job' })
  await expect.element(dialog.getByLabelText('Link')).toHaveValue(`${location.origin}/jobs/31`)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(share).toHaveFocus()
})

test('what was understood in the words can be taken away, and what is near follows what was found', async () => {
  server.on(jobs.search, ({ query }) =>
    query.search === 'bookkeeper'
      ? { ...noJobs, results: [aJob({ id: 3, title: 'Any Bookkeeper' })], count: 1 }
      : {
          ...noJobs,
          results: [aJob({ id: 1, title: 'Half-day Bookkeeper' })],
          count: 1,
          understood: [{ kind: 'job_type', label: 'part time', without: 'bookkeeper' }],
          close_matches: [aJob({ id: 2, title: 'Full-day Bookkeeper' })],
        },
  )
  await render('/jobs?search=bookkeeper+part+time')
  await expect.element(heading('Half-day Bookkeeper')).toBeVisible()
  const near = page.getByRole('region', { name: 'Close matches' })
  await expect.element(near.getByRole('heading', { name: 'Full-day Bookkeeper' })).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Search without part time' }).click()
  await expect.poll(address).toBe('/jobs?search=bookkeeper')
  await expect.element(heading('Any Bookkeeper')).toBeVisible()
  await expect.element(near).not.toBeInTheDocument()
})

test('where no job has all of the words, that is said above what is near', async () => {
  server.on(jobs.search, { ...noJobs, close_matches: [aJob({ id: 2, title: 'Bookkeeper' })] })
  await render('/jobs?search=bookkeeper+plumber')
  await expect.element(page.getByText('No job has all of this.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Close matches' })).toBeVisible()
})

test('what was understood in the words is one line on a phone, and each can be taken away', async () => {
  server.on(jobs.search, {
    ...noJobs,
    results: [aJob({ id: 1, title: 'Encoder' })],
    count: 1,
    understood: [
      { kind: 'home', label: 'work from home', without: 'encoder part time no experience' },
      { kind: 'job_type', label: 'part time', without: 'encoder work from home no experience' },
      { kind: 'experience', label: 'no experience', without: 'encoder work from home part time' },
    ],
  })
  await render('/jobs?search=encoder+work+from+home+part+time+no+experience')
  const chips = page.getByRole('list', { name: 'Understood in your search' }).getByRole('link')
  await expect.element(chips.first()).toBeVisible()
  expect(new Set(chips.elements().map((chip) => chip.getBoundingClientRect().top)).size).toBe(1)
  await inspect()
  const without = page.getByRole('link', { name: 'Search without part time' })
  await expect.element(without).toHaveAttribute('href', '/jobs?search=encoder+work+from+home+no+experience')
})
