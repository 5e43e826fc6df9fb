import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STALE_AFTER_MS = 2 * 86_400_000

/**
 * The moment at which the market's postings end. With a data folder it is kept for two days, so that a restart
 * does not make every posting look posted anew; then it moves on, so that there are always recent postings.
 */
export function marketMoment(dataDir: string | undefined, now: Date): Date {
  if (!dataDir) return now
  const path = join(dataDir, 'market-moment')
  const kept = readMoment(path)
  if (kept && kept.getTime() <= now.getTime() && now.getTime() - kept.getTime() < STALE_AFTER_MS) return kept
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${path}.part`, `${now.toISOString()}\n`)
  renameSync(`${path}.part`, path)
  return now
}

function readMoment(path: string): Date | null {
  try {
    const moment = new Date(readFileSync(path, 'utf8').trim())
    return Number.isNaN(moment.getTime()) ? null : moment
  } catch {
    return null
  }
}
