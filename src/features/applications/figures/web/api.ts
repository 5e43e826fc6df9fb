import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { applicationFigures } from '../calls.ts'

/** The person's figures, asked for anew on every visit: a status may have changed on the screen before. */
export const useFigures = () => useQuery({ ...endpointQuery(applicationFigures.read, {}), staleTime: 0 })
