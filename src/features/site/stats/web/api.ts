import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { siteStats } from '../calls.ts'

export const statsQuery = () => endpointQuery(siteStats.read, {})

const ZEROS = { jobseekers: 0, jobs: 0, companies: 0 }

/** The site's figures; zeros while they are on their way and when they cannot be had (spec 1 §8). */
export const useSiteStats = () => useQuery(statsQuery()).data ?? ZEROS
