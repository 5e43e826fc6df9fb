import { setTimeout as delay } from 'node:timers/promises'
import { startSandbox } from '../sandbox/main.ts'
import { manilaDate } from '../src/contract/time.ts'
import { sweepDigests } from '../src/features/notices/server/digests.ts'
import { buildDeps } from '../src/server/build-deps.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'
import { administer } from './database.ts'
import { count, type Figure } from './figures.ts'
import { end, launch } from './processes.ts'
import type { Run } from './run.ts'

const [PEOPLE, NOTICES_EACH] = [10_000, 1]
/** How much of the mail has arrived when one of the two task processes is killed. */
const KILLED_AT = 0.4
/** Mails a task process sends side by side. */
const MOST_IN_HAND = 4
const DAY_MS = 86_400_000
const PATIENCE_MS = 15 * 60_000

/**
 * The morning's digests: ten thousand people to whom the team wrote, one mail to every one of them. Two task
 * processes write and send them, and one is killed on the way; what it had in hand is taken over when its lease ends.
 */
export async function noticeFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  const sandbox = await startSandbox({ olj: 0, linkedin: 0, linkedinBurst: null })
  const env = {
    HANAP_MODE: 'demo',
    SANDBOX: 'off',
    TASKS: 'separate',
    SCHEDULES: 'off',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.mail.smtpPort}`,
    DATABASE_URL: databaseUrl,
  }
  try {
    await withNews(databaseUrl)
    const madeIn = await makeDigests(databaseUrl, env)
    return [await sent(databaseUrl, env, sandbox.mail.url, madeIn)]
  } finally {
    await sandbox.close()
  }
}

/** People to whom the team wrote ten minutes ago; the database notes what there is to tell. */
const withNews = (databaseUrl: string) =>
  administer(
    databaseUrl,
    `insert into users (username, email, first_name, last_name, created_at, updated_at)
     select 'reader' || i, 'reader' || i || '@bench.test', 'Reader', i::text, now(), now()
     from generate_series(1, ${PEOPLE}) i;
     insert into message_threads (jobseeker_id, created_at, last_message_at)
     select id, now(), now() from users where username like 'reader%';
     insert into messages (thread_id, from_admin, body, sent_at)
     select id, true, 'Your papers are complete. Please look at the dates we wrote down.', now() - interval '10 minutes'
     from message_threads, generate_series(1, ${NOTICES_EACH});
     analyze`,
  )

/** What the clock does at 8 AM in Manila, whatever the time is now. @returns the seconds it takes */
export async function makeDigests(databaseUrl: string, env: Record<string, string>): Promise<number> {
  const tomorrow = manilaDate(new Date(Date.now() + DAY_MS))
  const clock = { now: () => new Date(`${tomorrow}T08:00:00+08:00`) }
  const { deps, close } = await buildDeps(readConfig(env), {
    databaseUrl,
    log: createLog('silent'),
    worker: false,
    clock,
  })
  try {
    const begun = performance.now()
    await sweepDigests(deps)
    return (performance.now() - begun) / 1000
  } finally {
    await close()
  }
}

/** @throws Error when somebody got two mails, or one is missing that is not known to be in doubt */
async function sent(
  databaseUrl: string,
  env: Record<string, string>,
  mailUrl: string,
  madeIn: number,
): Promise<Figure> {
  const begun = performance.now()
  const workers = [1, 2].map(() => launch(['src/server/worker.ts'], env, 'ignore'))
  const arrived = arrivals(mailUrl)
  let killed = false
  let writtenIn = 0
  for (let open = PEOPLE; open > 0; await delay(200)) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${open} mails are still waiting.`)
    await arrived.look()
    if (!killed && arrived.times.size >= PEOPLE * KILLED_AT) killed = workers[0]?.kill('SIGKILL') ?? false
    const left = await leftOf(databaseUrl)
    if (left.digests === 0 && writtenIn === 0) writtenIn = (performance.now() - begun) / 1000
    open = left.digests + left.mails
  }
  await Promise.all(workers.map(end))
  await arrived.look()
  const twice = [...arrived.times.values()].filter((times) => times > 1).length
  const [row] = await administer(databaseUrl, `select count(*) as n from outgoing_mails where state = 'unconfirmed'`)
  const doubtful = Number(row?.['n'])
  if (twice > 0 || arrived.times.size + doubtful < PEOPLE) {
    throw new Error(`${arrived.times.size} mails arrived, ${twice} twice, ${doubtful} in doubt.`)
  }
  const seconds = arrived.secondsUntil(PEOPLE - MOST_IN_HAND, begun)
  return {
    part: 'notices',
    what: `${count(PEOPLE * NOTICES_EACH)} notices for ${count(PEOPLE)} people due at 8 AM, two task processes, one of them killed on the way: mails arrived / twice / in doubt`,
    budget: 'each once',
    figure: `${count(arrived.times.size)} / ${twice} / ${doubtful}; all but what the killed one had in hand in ${seconds.toFixed(0)} s (planned in ${madeIn.toFixed(1)} s, written in ${writtenIn.toFixed(1)} s)`,
    good: arrived.times.size === PEOPLE,
    numbers: { seconds, madeIn, writtenIn, doubtful },
  }
}

export async function leftOf(databaseUrl: string): Promise<{ digests: number; mails: number }> {
  const [row] = await administer(
    databaseUrl,
    `select (select count(*) from digests where state = 'due') as digests,
       (select count(*) from outgoing_mails where state = 'waiting') as mails`,
  )
  return { digests: Number(row?.['digests']), mails: Number(row?.['mails']) }
}

/** How often a mail came to each address, and when. The mail catcher forgets old ones, so it is asked again and again. */
export function arrivals(mailUrl: string) {
  const times = new Map<string, number>()
  const moments: number[] = []
  let newest = 0
  return {
    times,
    secondsUntil: (mails: number, begun: number) => ((moments[mails - 1] ?? Number.NaN) - begun) / 1000,
    async look() {
      const answer = await fetch(`${mailUrl}/api/messages?after=${newest}`)
      const { messages } = (await answer.json()) as { messages: { id: number; to: string[] }[] }
      for (const { id, to } of messages) {
        newest = Math.max(newest, id)
        moments.push(performance.now())
        for (const address of to) times.set(address, (times.get(address) ?? 0) + 1)
      }
    },
  }
}
