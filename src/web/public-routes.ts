import { jobQuery, searchQuery, similarQuery } from '#features/jobs/web/api.ts'
import { jobPostingData } from '#features/jobs/web/job-posting-data.ts'
import { LATEST, listingAddress, readListing } from '#features/jobs/web/listing-state.ts'
import { UNNAMED_EMPLOYER } from '#features/jobs/web/texts.ts'
import { statusOf } from './lib/query.ts'
import type { RouteRow } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

const DESCRIPTION_LENGTH = 155

/** /: what came in last is asked for before it is rendered. */
export const homeRow: RouteRow = {
  path: '/',
  access: 'public',
  screen: screen(async () => (await import('./screens/home.tsx')).Home, 'src/web/screens/home.tsx'),
  rendered: true,
  prefetch: () => [searchQuery(LATEST)],
  head: () => ({
    title: 'Hanap · Find your dream job today',
    description:
      'Job search for Filipino job seekers: remote and local jobs from two boards in one list, applications with proof of what was sent.',
    canonical: '/',
  }),
}

/** /jobs: the address holds the whole state. */
export const jobsRow: RouteRow = {
  path: '/jobs',
  access: 'public',
  screen: screen(async () => (await import('./screens/jobs.tsx')).Jobs, 'src/web/screens/jobs.tsx'),
  rendered: true,
  prefetch: ({ search }) => {
    const state = readListing(search)
    return [state.similarTo === null ? searchQuery(state) : similarQuery(state.similarTo)]
  },
  head: ({ search }) => {
    const state = readListing(search)
    const page = state.page > 1 ? `, page ${state.page}` : ''
    const what = state.similarTo !== null ? 'Similar Jobs' : state.search === '' ? 'Find jobs' : `${state.search} jobs`
    return {
      title: `${what}${page} · Hanap`,
      description:
        'Remote and local jobs for Filipinos from two boards in one list: one row per real job, each with when it was last seen open.',
      canonical: listingAddress(state, { page: state.page }),
      hidden: state.similarTo !== null,
    }
  },
}

/** /jobs/{id}: 404 when the posting never was. */
export const jobRow: RouteRow = {
  path: '/jobs/:id',
  access: 'public',
  screen: screen(async () => (await import('./screens/job.tsx')).JobScreen, 'src/web/screens/job.tsx'),
  rendered: true,
  prefetch: ({ params: { id = '' } }) => [jobQuery(id), similarQuery(id)],
  status: ({ params: { id = '' } }, client) =>
    statusOf(client.getQueryState(jobQuery(id).queryKey)?.error) === 404 ? 404 : 200,
  head: ({ params: { id = '' } }, client) => {
    const job = client.getQueryData(jobQuery(id).queryKey)
    if (!job) return { title: 'Job · Hanap', description: 'A job on Hanap.', hidden: true }
    const text = job.description.replace(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH).trim()
    return {
      title: `${job.title} · ${job.employer?.name ?? UNNAMED_EMPLOYER} · Hanap`,
      description: text === '' ? job.title : text,
      canonical: `/jobs/${job.id}`,
      hidden: job.closed,
      ...(job.closed ? {} : { jsonLd: jobPostingData(job) }),
    }
  },
}
