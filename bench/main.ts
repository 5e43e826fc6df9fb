import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { say } from '../src/server/boot.ts'
import { automationFigures } from './automation.ts'
import { alertFigures } from './alerts.ts'
import { adminFigures } from './admin.ts'
import { blastFigures } from './blasts.ts'
import { openGround, type Ground } from './database.ts'
import { exportFigures } from './export.ts'
import { table, type Figure } from './figures.ts'
import { inboxFigures } from './inbox.ts'
import { ingestFigures } from './ingest.ts'
import { installFigures } from './install.ts'
import { instructionFigures } from './instructions.ts'
import { interactionFigures } from './interaction.ts'
import { letterFigures } from './letters.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { matchingFigures } from './matching.ts'
import { memoryFigures } from './memory.ts'
import { readOptions, USAGE, type Options, type Part } from './options.ts'
import { noticeFigures } from './notices.ts'
import { pageFigures } from './pages.ts'
import { pairFigures } from './pairs.ts'
import { payFigures } from './pay.ts'
import { paymentFigures } from './payments.ts'
import { relevanceFigures } from './relevance.ts'
import { requestFigures } from './requests.ts'
import { resumeCheckFigures } from './resume-checks.ts'
import { resumeFigures } from './resumes.ts'
import type { Run } from './run.ts'
import { scamFigures } from './scams.ts'
import { searchFigures } from './search.ts'
import { streamFigures } from './streams.ts'
import { transferFigures } from './transfer.ts'
import { userFigures } from './users.ts'

const measure: Record<Part, (run: Run) => Promise<Figure[]>> = {
  search: searchFigures,
  requests: requestFigures,
  pages: pageFigures,
  memory: memoryFigures,
  users: userFigures,
  ingest: ingestFigures,
  transfer: transferFigures,
  relevance: relevanceFigures,
  'resume-checks': resumeCheckFigures,
  resumes: resumeFigures,
  instructions: instructionFigures,
  install: installFigures,
  lighthouse: lighthouseFigures,
  interaction: interactionFigures,
  letters: letterFigures,
  payments: paymentFigures,
  matching: matchingFigures,
  export: exportFigures,
  inbox: inboxFigures,
  blasts: blastFigures,
  notices: noticeFigures,
  pairs: pairFigures,
  pay: payFigures,
  scams: scamFigures,
  automation: automationFigures,
  alerts: alertFigures,
  admin: adminFigures,
  streams: streamFigures,
}

/** Measures part by part, prints the table and keeps every number in `data/bench/`. */
async function bench(options: Options): Promise<void> {
  const begun = os.loadavg()
  const ground = await openGround(options)
  stopWhenInterrupted(ground)
  const figures: Figure[] = []
  try {
    for (const part of options.parts) {
      say(`${part} …`)
      figures.push(...(await measure[part]({ options, ground })))
    }
  } finally {
    await ground.stop()
  }
  const folder = path.resolve(import.meta.dirname, '../data/bench')
  await mkdir(folder, { recursive: true })
  const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, memory: os.totalmem(), node: process.version }
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`)
  // The address of another server has its password in it.
  const told = { ...options, server: options.server === undefined ? 'embedded' : 'another' }
  await writeFile(
    file,
    JSON.stringify({ machine, load: { begun, ended: os.loadavg() }, options: told, figures }, null, 2),
  )
  say(`\n${table(figures)}\n\n${file}`)
}

/** Ctrl-C leaves no database behind; the other processes end with this one. */
function stopWhenInterrupted(ground: Ground): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void ground.stop().finally(() => process.exit(1)))
  }
}

try {
  if (process.argv.includes('--help')) say(USAGE)
  else await bench(readOptions(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  // Servers that were started may still run, and would keep this process.
  process.exit(1)
}
