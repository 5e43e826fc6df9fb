import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { team } from '../calls.ts'

/** The people on the About page. */
export const teamQuery = () => endpointQuery(team.list, {})

export const useTeam = () => useQuery(teamQuery())
