/** How a source stands, the worst first. */
export const SOURCE_STATES = ['stopped', 'failing', 'empty', 'stale', 'never', 'off', 'well'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

const HOUR_MS = 3_600_000
/** A source is read every hour: two rounds and some time for a slow one. */
const STALE_MS = 2.5 * HOUR_MS

type Run = { kind: string; state: string; fetched: number; started_at: Date }
type Source = { enabled: boolean; stopped: boolean; last_run_at: Date | null }

/** How a source stands by its latest runs, the newest first. A run that read nothing is a failure, also when it ended well. */
export function sourceState(source: Source, runs: readonly Run[], now: Date): SourceState {
  if (source.stopped) return 'stopped'
  if (!source.enabled) return 'off'
  const ended = runs.find(({ kind, state }) => kind !== 'recheck' && state !== 'running')
  if (source.last_run_at === null || !ended) return 'never'
  if (ended.state !== 'done') return 'failing'
  if (ended.fetched === 0) return 'empty'
  return now.getTime() - source.last_run_at.getTime() > STALE_MS ? 'stale' : 'well'
}

export const LONGEST_REASON = 500
export const RUNS_SHOWN = 10
export const DEAD_SHOWN = 50
export const MAILS_SHOWN = 50

/** What a mail is about, by its key: `data-export` of `data-export:17`. */
export const mailKind = (key: string): string => key.split(':', 1)[0] ?? ''

// bounded: one address, or a sentence of ours with a mail server's codes
const ADDRESS = /([^\s<>()"@])[^\s<>()"@]*@([^\s<>()"@]+)/gu

/** Addresses only as far as it takes to know one again: `l…@home.test`. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '$1…@$2')
