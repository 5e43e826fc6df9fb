import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { notices } from '../calls.ts'
import type { Frequency } from '../rules.ts'

export const settingsQuery = () => endpointQuery(notices.read, {})

const MAILED: Record<Frequency, string> = {
  immediately: 'In the mail within the hour',
  daily: 'In the mail daily at 8 AM',
  weekly: 'In the mail on Mondays at 9 AM',
}

/** When job alerts are told, in a few words. */
export function useTold(): string {
  const { data } = useQuery(settingsQuery())
  if (!data) return 'At the bell at once'
  return data.job_alerts ? MAILED[data.frequency] : 'At the bell alone: job alerts are off in the mail'
}
