import type { QueryClient } from '@tanstack/react-query'
import { google } from '#features/auth/google/calls.ts'
import { companyDescription, organizationData } from '#features/employers/companies/web/company-head.ts'
import { companyQuery } from '#features/employers/companies/web/api.ts'
import { jobQuery, searchQuery, similarQuery } from '#features/jobs/web/api.ts'
import { jobPostingData } from '#features/jobs/web/job-posting-data.ts'
import { advancedOf, LATEST, listingAddress, readListing } from '#features/jobs/web/listing-state.ts'
import { UNNAMED_EMPLOYER } from '#features/jobs/web/texts.ts'
import { statsQuery } from '#features/site/stats/web/api.ts'
import { endpointQuery, statusOf } from './lib/query.ts'
import { pageOf, type RouteRow } from './lib/route.ts'

/** Data, head and status of a screen that the server renders with its data. */
type Landing = Omit<RouteRow, 'path' | 'screen' | 'rendered'>

// What only the server says (descriptions, canonical addresses, structured data) the browser's build leaves out.
const DESCRIPTION_LENGTH = 155

/** /: what came in last and the site's figures are asked for before it is rendered. */
export const home: Landing = {
  access: 'public',
  prefetch: () => [searchQuery(LATEST), statsQuery()],
  head: () => ({
    title: 'Hanap · Find your dream job today',
    description: import.meta.env.SSR
      ? 'Job search for Filipino job seekers: remote and local jobs from two boards in one list, applications with proof of what was sent.'
      : '',
    canonical: '/',
  }),
}

/** /jobs: the address holds the whole state. */
export const listing: Landing = {
  access: 'public',
  search: (given) => {
    const state = readListing(given)
    return listingAddress(state, { page: state.page }).slice('/jobs'.length)
  },
  prefetch: ({ search }) => {
    const state = readListing(search)
    if (state.similarTo !== null) return [similarQuery(state.similarTo)]
    // The server knows nobody: what only some plans have is asked for by the browser.
    return advancedOf(state).length === 0 ? [searchQuery(state)] : []
  },
  head: ({ search }) => {
    const state = readListing(search)
    const page = state.page > 1 ? `, page ${state.page}` : ''
    const what = state.similarTo !== null ? 'Similar Jobs' : state.search === '' ? 'Find jobs' : `${state.search} jobs`
    const title = `${what}${page} · Hanap`
    if (!import.meta.env.SSR) return { title, description: '' }
    return {
      title,
      description:
        'Remote and local jobs for Filipinos from two boards in one list: one row per real job, each with when it was last seen open.',
      canonical: listingAddress(state, { page: state.page }),
      image: 'jobs',
      hidden: state.similarTo !== null || advancedOf(state).length > 0,
    }
  },
}

const GONE = 410

/** Also when it was there before: the team may have taken it down. */
const isMissing = (client: QueryClient, id: string): boolean =>
  statusOf(client.getQueryState(jobQuery(id).queryKey)?.error) === 404

/**
 * /jobs/{id}: 404 when the posting never was. A closed one still tells a person what is known of it, and tells crawlers
 * 410, so that it leaves their lists at once.
 */
export const posting: Landing = {
  access: 'public',
  prefetch: ({ params: { id = '' } }) => [jobQuery(id), similarQuery(id)],
  status: ({ params: { id = '' } }, client) => {
    if (isMissing(client, id)) return 404
    return client.getQueryData(jobQuery(id).queryKey)?.closed ? GONE : 200
  },
  head: ({ params: { id = '' } }, client) => {
    const job = isMissing(client, id) ? undefined : client.getQueryData(jobQuery(id).queryKey)
    if (!job) return { title: 'Job · Hanap', description: 'A job on Hanap.', hidden: true }
    const title = `${job.title} · ${job.employer?.name ?? UNNAMED_EMPLOYER} · Hanap`
    if (!import.meta.env.SSR) return { title, description: '' }
    const text = job.description.replace(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH).trim()
    return {
      title,
      description: text === '' ? job.title : text,
      canonical: `/jobs/${job.id}`,
      image: 'jobs',
      hidden: job.closed,
      ...(job.closed ? {} : { jsonLd: jobPostingData(job) }),
    }
  },
}

/** /companies/{id}: a name that was merged into another leads to that for good. */
export const company: Landing = {
  access: 'public',
  search: (given) => {
    const page = pageOf(`?${given}`)
    return page === 1 ? '' : `?page=${page}`
  },
  prefetch: ({ params: { id = '' }, search }) => [companyQuery(id, pageOf(`?${search}`))],
  movedTo: ({ params: { id = '' }, search }, client) => {
    const found = client.getQueryData(companyQuery(id, pageOf(`?${search}`)).queryKey)
    return found && String(found.id) !== id ? `/companies/${found.id}` : undefined
  },
  status: ({ params: { id = '' }, search }, client) =>
    statusOf(client.getQueryState(companyQuery(id, pageOf(`?${search}`)).queryKey)?.error) === 404 ? 404 : 200,
  head: ({ params: { id = '' }, search }, client) => {
    const page = pageOf(`?${search}`)
    const found = client.getQueryData(companyQuery(id, page).queryKey)
    if (!found) return { title: 'Company · Hanap', description: 'A company on Hanap.', hidden: true }
    const title = `${found.name}${page > 1 ? `, page ${page}` : ''} · Hanap`
    if (!import.meta.env.SSR) return { title, description: '' }
    return {
      title,
      description: companyDescription(found),
      canonical: `/companies/${found.id}${page > 1 ? `?page=${page}` : ''}`,
      image: 'jobs',
      hidden: found.postings.results.length === 0,
      jsonLd: organizationData(found),
    }
  },
}

/** /login: a signed-in person is led on. From the server, because most people come here on a phone and in a hurry. */
export const login: Landing = {
  access: 'guest',
  search: (given) => {
    const redirect = given.get('redirect')
    return redirect === null ? '' : `?${new URLSearchParams({ redirect })}`
  },
  // A button that went once it is known that Google is off would move what is below it.
  prefetch: () => [endpointQuery(google.options, {})],
  head: () => ({
    title: 'Login · Hanap',
    description: 'Log in to apply, save jobs and see where your applications stand.',
    canonical: '/login',
  }),
}
