import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { count, round, type Figure } from './figures.ts'
import type { Ingested } from './ingest-worker.ts'
import { processorOfTree } from './processor.ts'
import { end, firstLine, launch } from './processes.ts'
import type { Run } from './run.ts'

const LEAST = 300
const POSTINGS = { olj: 2600, linkedin: 1000 }

/** Both boards read through the real connectors from their stand-ins, which set no pause here, into an empty database. */
export async function ingestFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-bench-boards-'))
  try {
    const before = processorOfTree(run.ground.server)
    const { result, boards } = await readBoards(databaseUrl, folder)
    return [figure(result, { boards, database: processorOfTree(run.ground.server) - before })]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the demo's boards into a database; what that took, and the processor time of the stand-ins (ms). */
export async function readBoards(databaseUrl: string, folder: string): Promise<{ result: Ingested; boards: number }> {
  const boards = launch(['sandbox/main.ts'], sandboxSettings(folder), 'pipe')
  try {
    const addresses = JSON.parse(await firstLine(boards)) as { olj: string; linkedin: string }
    const before = processorOfTree(boards.pid ?? 0)
    const worker = launch(
      ['bench/ingest-worker.ts'],
      {
        NODE_ENV: 'production',
        OLJ_URL: addresses.olj,
        LINKEDIN_URL: addresses.linkedin,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
      },
      'pipe',
    )
    const result = JSON.parse(await firstLine(worker)) as Ingested
    await end(worker)
    return { result, boards: processorOfTree(boards.pid ?? 0) - before }
  } finally {
    await end(boards)
  }
}

const sandboxSettings = (folder: string) => ({
  SANDBOX_OLJ_PORT: '0',
  SANDBOX_LINKEDIN_PORT: '0',
  SANDBOX_MAIL_PORT: '0',
  SANDBOX_SMTP_PORT: '0',
  SANDBOX_GOOGLE_PORT: '0',
  SANDBOX_AI_PORT: '0',
  SANDBOX_PAYMONGO_PORT: '0',
  SANDBOX_PUSH_PORT: '0',
  SANDBOX_OLJ_POSTINGS: String(POSTINGS.olj),
  SANDBOX_LINKEDIN_POSTINGS: String(POSTINGS.linkedin),
  SANDBOX_LINKEDIN_BURST: 'off',
  SANDBOX_DATA_DIR: folder,
})

function figure(result: Ingested, others: { boards: number; database: number }): Figure {
  const perSecond = result.postings / (result.wall / 1000)
  const all = result.processor + others.boards + others.database
  const share = (part: number) => `${Math.round((part / all) * 100)} %`
  return {
    part: 'ingest',
    what: `ingest of ${count(result.postings)} postings: fetch, parse, upsert, one row per real job`,
    budget: `≥ ${LEAST}/s`,
    figure: `${count(perSecond)}/s; processor time: reading ${share(result.processor)}, database ${share(others.database)}, the stand-ins themselves ${share(others.boards)}`,
    ceiling: `${count(result.postings / ((result.processor + others.database) / 1000))}/s without the stand-ins' share, on one core`,
    ratio: round(perSecond / (result.postings / ((result.processor + others.database) / 1000)), 2),
    good: perSecond >= LEAST,
    numbers: { ...result, ...others },
  }
}
