import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samplePosting } from './sample-posting.ts'
import { startBoard } from './test-board.ts'
import { createVisitor } from './test-visitor.ts'

const job = '/jobseekers/job/Shopify-VA-1740001'
const postings = [samplePosting()]
let folder: string
let dataFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-'))
  dataFile = join(folder, 'deep', 'board.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A board in a process of its own, so that it can be killed. */
async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const address = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    const { startBoard } = await import(${address('./test-board.ts')})
    const { samplePosting } = await import(${address('./sample-posting.ts')})
    console.log((await startBoard({ postings: [samplePosting()], dataFile: ${JSON.stringify(dataFile)} })).url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the board did not start')))
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()))
  })
  return { child, url }
}

describe('what was answered survives', () => {
  test('accounts, sessions, points and applications after a restart; the same cookie goes on', async () => {
    const first = await startBoard({ postings, dataFile })
    const visitor = first.visitor()
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    await visitor.apply(job, { points: '7' })
    await first.close()
    const second = await startBoard({ postings, dataFile })
    const again = second.visitor()
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    const { $ } = await again.get('/message/sent')
    expect($('.thread').length).toBe(1)
    expect((await again.get('/jobseekers/dashboard')).$('.points-left').text()).toBe('33 apply points left')
    await second.close()
  })

  test('kill -9 right after the answer loses nothing', async () => {
    const { child, url } = await startProcess()
    const visitor = createVisitor(url)
    await visitor.logIn('ana@board.test', 'Board-demo-3')
    expect((await visitor.apply(job)).text).toContain('Application sent')
    child.kill('SIGKILL')
    const after = await startBoard({ postings, dataFile })
    expect(after.olj.state.members.applications).toMatchObject([{ email: 'ana@board.test', jobId: 1_740_001 }])
    expect(after.olj.state.members.accounts.get('ana@board.test')?.points).toBe(58)
    await after.close()
  })

  test('a last line cut by a crash is dropped and the file goes on', async () => {
    const first = await startBoard({ postings, dataFile })
    await first.close()
    appendFileSync(dataFile, '{"type":"applied","applica')
    const second = await startBoard({ postings, dataFile })
    await second.visitor().logIn('maria@board.test', 'Board-demo-1')
    await second.close()
    const lines = readFileSync(dataFile, 'utf8').trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual([
      'account',
      'account',
      'account',
      'opened',
      'rotated',
    ])
  })

  test('postings changed by control calls stay changed', async () => {
    const first = await startBoard({ postings, dataFile })
    const close = (body: object) =>
      fetch(`${first.url}/__control/postings/close`, { method: 'POST', body: JSON.stringify(body) })
    expect((await close({ id: 1_740_001 })).status).toBe(200)
    await first.close()
    const second = await startBoard({ postings, dataFile })
    const { text, $ } = await second.visitor().get(job)
    expect(text).toContain('no longer accepting applications')
    expect($('.col-lg-3 p.fs-18').last().text()).toBe('Sep 12, 2026')
    await second.close()
  })

  test('reset forgets everything, on disk too', async () => {
    const first = await startBoard({ postings, dataFile })
    const visitor = first.visitor()
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    await visitor.apply(job)
    await fetch(`${first.url}/__control/reset`, { method: 'POST' })
    await first.close()
    const second = await startBoard({ postings, dataFile })
    expect(second.olj.state.members.applications).toEqual([])
    expect(second.olj.state.members.accounts.get('maria@board.test')?.points).toBe(40)
    await second.close()
  })
})
