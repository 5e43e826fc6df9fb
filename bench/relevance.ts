import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { say } from '../src/server/boot.ts'
import { administer } from './database.ts'
import { count, round, type Figure } from './figures.ts'
import { readBoards } from './ingest.ts'
import { gradeOf, JUDGEMENTS, ndcg, type Judgement } from './judgements.ts'
import { NOTHING_KEPT, startWeb } from './processes.ts'
import { loadCorpus } from './corpus.ts'
import { queryFigures } from './queries.ts'
import type { Run } from './run.ts'

const LEAST = 0.85

/**
 * How near the first ten of each judged search come to the best order there is: on the demo's catalogue, or, for searches in
 * seekers' words, on the postings of a file.
 */
export async function relevanceFigures(run: Run): Promise<Figure[]> {
  const { corpus, queries } = run.options
  const databaseUrl = await copyOf(await run.ground.withPostings(0))
  if (corpus === undefined) return onDemo(databaseUrl, queries)
  const loaded = await loadCorpus(databaseUrl, corpus)
  const web = await startWeb(databaseUrl, NOTHING_KEPT)
  try {
    return await queryFigures(web.url, databaseUrl, `${count(loaded)} postings of ${path.basename(corpus)}`, queries)
  } finally {
    await web.stop()
  }
}

async function onDemo(databaseUrl: string, queries: string): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-bench-relevance-'))
  try {
    await readBoards(databaseUrl, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const titles = await listedTitles(databaseUrl)
  const web = await startWeb(databaseUrl, NOTHING_KEPT)
  try {
    const asked = []
    for (const judgement of JUDGEMENTS) asked.push(await judged(web.url, judgement, titles))
    return [figure(asked), ...(await queryFigures(web.url, databaseUrl, 'the demo catalogue', queries))]
  } finally {
    await web.stop()
  }
}

type Asked = { search: string; ndcg: number; shown: string[]; grades: number[] }

async function judged(url: string, judgement: Judgement, titles: string[]): Promise<Asked> {
  const { search } = judgement
  const answer = await fetch(`${url}/api/jobs/search/?${new URLSearchParams({ search }).toString()}`)
  if (!answer.ok) throw new Error(`"${search}" answered ${answer.status}.`)
  const { results } = (await answer.json()) as { results: { title: string }[] }
  const shown = results.map((job) => job.title)
  const grades = shown.map((title) => gradeOf(judgement, title))
  const value = ndcg(
    grades,
    titles.map((title) => gradeOf(judgement, title)),
  )
  if (Number.isNaN(value)) throw new Error(`Nothing in the catalogue fits "${search}".`)
  say(`  ${value.toFixed(3)} ${search}: ${shown.slice(0, 3).join(' · ')}`)
  return { search, ndcg: value, shown, grades }
}

function figure(asked: Asked[]): Figure {
  const mean = asked.reduce((total, one) => total + one.ndcg, 0) / asked.length
  const worst = asked.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 3)
  return {
    part: 'relevance',
    what: `nDCG@10 of ${asked.length} judged searches on the demo catalogue`,
    budget: `≥ ${LEAST}`,
    figure: `${mean.toFixed(3)}; least ${worst.map((one) => `${one.ndcg.toFixed(2)} (${one.search})`).join(', ')}`,
    ceiling: '1, the best order there is',
    ratio: round(mean, 3),
    good: mean >= LEAST,
    numbers: { asked },
  }
}

/** A database of its own, so that the reading that is measured finds its own empty. */
async function copyOf(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const template = url.pathname.slice(1)
  const name = `${template}_relevance`
  const server = databaseUrl.replace(url.pathname, '/postgres')
  await administer(server, `drop database if exists ${name} with (force)`)
  await administer(server, `create database ${name} template ${template}`)
  url.pathname = `/${name}`
  return url.href
}

async function listedTitles(databaseUrl: string): Promise<string[]> {
  const rows = await administer(
    databaseUrl,
    'select p.title from posting_search s join postings p on p.id = s.posting_id',
  )
  return rows.map((row) => String(row['title']))
}
