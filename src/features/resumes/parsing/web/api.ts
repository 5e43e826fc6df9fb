import { useQuery } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { resumeParsing } from '../calls.ts'
import type { ParsedResume } from '../contract.ts'
import { PARSE_FAILED, PICTURE } from '../rules.ts'
import { type FormValues, saysNothing, type Suggestion, suggestionsFrom } from './suggestions.ts'

/** A file of this device, the id of an uploaded resume (nothing is sent twice then), or null while there is none. */
export type ResumeSource = File | number | null

/**
 * Where the reading of a resume stands. `failed` is also said of a file in which nothing was found; without `retry` it
 * will fail again.
 */
export type Suggestions =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'failed'; sentence: string; retry: (() => void) | null }
  | { kind: 'found'; suggestions: Suggestion[] }

const BUSY_TRIES = 3

/** Tells one source from another. */
export const sourceKey = (source: ResumeSource): string =>
  source instanceof File ? `${source.name} ${source.size} ${source.lastModified}` : `${source ?? ''}`

function read(source: ResumeSource, signal: AbortSignal): Promise<ParsedResume> {
  if (!(source instanceof File)) return call(resumeParsing.parseStored, { params: { id: String(source) }, signal })
  const body = new FormData()
  body.set('resume', source)
  return call(resumeParsing.parse, { body, signal })
}

/** Reads a resume once and compares what it says with what the form holds; nothing is written (spec 2 §7, POST /resume-parse/). */
export function useResumeSuggestions(source: ResumeSource, form: FormValues): Suggestions {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: [resumeParsing.parse.path, sourceKey(source)],
    queryFn: ({ signal }) => read(source, signal),
    enabled: source !== null,
    staleTime: 'static',
    // Only "busy" passes by itself; a file that cannot be read stays so.
    retry: (failures, why) => why instanceof ApiError && why.status === 503 && failures < BUSY_TRIES,
    retryDelay: (_, why) => ((why instanceof ApiError ? why.retryAfter : undefined) ?? 1) * 1000,
  })
  if (source === null) return { kind: 'none' }
  if (isFetching) return { kind: 'reading' }
  if (error instanceof ApiError && error.code === PICTURE)
    return { kind: 'failed', sentence: error.detail, retry: null }
  if (isError || !data || saysNothing(data))
    return { kind: 'failed', sentence: PARSE_FAILED, retry: () => void refetch() }
  return { kind: 'found', suggestions: suggestionsFrom(data, form) }
}
