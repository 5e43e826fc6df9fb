import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hashPassword } from '../src/server/platform/passwords.ts'
import { administer } from './database.ts'
import { count, type Figure, mb, ms } from './figures.ts'
import { withMember } from './member.ts'
import { memoryOf } from './processor.ts'
import { startWeb } from './processes.ts'
import type { Run } from './run.ts'

const APPLICATIONS = 5000
const FILES = 50
const FILE_BYTES = 2_000_000
const MOST_GROWTH = 60_000_000
const LOOK_MS = 20
const MOST_MS = 60_000
const PASSWORD = 'Kamote-and-7-rivers'

type Web = { url: string; pid: number }

/**
 * What it takes to put everything of a busy person together, to hand it over, and to erase that person: the time, and by how
 * much the one process grows that answers and works.
 */
export async function exportFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  const token = await withMember(databaseUrl)
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-bench-export-'))
  const web = await startWeb(databaseUrl, { TASKS: 'in-process', SCHEDULES: 'off', DATA_DIR: folder })
  try {
    // The same for somebody who has nothing: the code is there when it counts.
    await built(web, token)
    await downloaded(web, token)
    await fill(databaseUrl, folder)
    const before = memoryOf(web.pid)
    const building = await watched(web, () => built(web, token))
    const handing = await watched(web, () => downloaded(web, token))
    const erasing = await watched(web, () => erased(web, token, databaseUrl))
    const growth = Math.max(building.most, handing.most) - before
    return [
      {
        part: 'export',
        what: `data export of ${count(APPLICATIONS)} applications and ${FILES} files of 2 MB; growth of the process, downloading included`,
        budget: 'growth ≤ 60 MB',
        figure: `${ms(building.ms)}, ${mb(handing.result)} as ZIP; ${mb(growth)}`,
        good: growth <= MOST_GROWTH,
        numbers: { before, building: building.most, handing: handing.most, handed_ms: handing.ms },
      },
      {
        part: 'export',
        what: 'deleting that person: every row until the answer',
        figure: ms(erasing.ms),
        numbers: { most: erasing.most },
      },
    ]
  } finally {
    await web.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(databaseUrl: string, folder: string): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  const [row] = await administer(
    databaseUrl,
    `update users set password_hash = '${hash}' where username = 'bench_member' returning id`,
  )
  const id = Number(row?.['id'])
  await mkdir(path.join(folder, 'files', 'resumes', String(id)), { recursive: true })
  for (let at = 0; at < FILES; at += 1) {
    await writeFile(
      path.join(folder, 'files', 'resumes', String(id), `1700000000000-${at}.pdf`),
      randomBytes(FILE_BYTES),
    )
  }
  await administer(
    databaseUrl,
    `insert into resumes (user_id, file_name, file_key, content_type, bytes, sha256, uploaded_at)
     select ${id}, 'Resume ' || i || '.pdf', 'resumes/${id}/1700000000000-' || i || '.pdf', 'application/pdf', ${FILE_BYTES}, '', now()
     from generate_series(0, ${FILES - 1}) i;
     insert into applications (user_id, own_entry, delivery, apply_points, board_email, sent_subject, sent_content,
       posting_snapshot, created_at, sending_since, confirmed_at, updated_at)
     select ${id}, true, 'confirmed', 0, '', 'Application ' || i, repeat('I would like this job. ', 80),
       jsonb_build_object('title', 'Clerk ' || i, 'employer_name', 'Office', 'source', 'Elsewhere', 'link', '', 'date_posted', null,
         'description', repeat('Run our shop. ', 200)),
       now(), now() - i * interval '1 hour', now(), now()
     from generate_series(1, ${APPLICATIONS}) i;
     insert into application_events (application_id, kind, actor, to_value, detail, happened_at)
     select a.id, 'status', 'person', 'reviewing', '{}', now() from applications a, generate_series(1, 6) where a.user_id = ${id};
     insert into application_interviews (application_id, starts_at, notes, created_at, updated_at)
     select id, now(), repeat('Bring an ID. ', 20), now(), now() from applications where user_id = ${id};
     analyze applications; analyze application_events; analyze application_interviews`,
  )
}

/** Does the work and looks at the process all the while. */
async function watched<T>({ pid }: Web, work: () => Promise<T>): Promise<{ result: T; ms: number; most: number }> {
  let most = memoryOf(pid)
  const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), LOOK_MS)
  const begun = performance.now()
  try {
    const result = await work()
    return { result, ms: performance.now() - begun, most }
  } finally {
    clearInterval(watch)
  }
}

async function asked(web: Web, token: string, method: string, address: string, body?: object): Promise<Response> {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${web.url}/api${address}`, {
    method,
    headers,
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`)
  return answer
}

async function built(web: Web, token: string): Promise<void> {
  await asked(web, token, 'POST', '/settings/request-data-export/')
  for (const until = performance.now() + MOST_MS; ;) {
    if (performance.now() > until) throw new Error('The export took too long.')
    const { state } = (await (await asked(web, token, 'GET', '/settings/data-export/')).json()) as { state: string }
    if (state === 'ready') return
    if (state === 'failed') throw new Error('The export failed.')
    await delay(50)
  }
}

async function downloaded(web: Web, token: string): Promise<number> {
  const answer = await asked(web, token, 'GET', '/settings/data-export/download/')
  let bytes = 0
  if (answer.body) for await (const piece of answer.body) bytes += piece.length
  return bytes
}

async function erased(web: Web, token: string, databaseUrl: string): Promise<void> {
  await asked(web, token, 'POST', '/auth/delete-account/', { password: PASSWORD })
  const [row] = await administer(databaseUrl, 'select count(*) as left from applications')
  if (Number(row?.['left']) !== 0) throw new Error('Applications are left.')
}
