import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { Argument, Command } from 'commander'
import { isAdmin } from '#features/auth/rules.ts'
import { describeUser, findAccount, makeAdmin } from '#features/auth/server/service.ts'
import { resealFactors, resetFactors } from '#features/auth/second-factor/server/reset.ts'
import { reencryptSecrets } from '#features/board-account/server/service.ts'
import { deliverMessage } from '#features/messages/server/service.ts'
import { ingestNow, listRuns, listSources, setSource } from '#features/jobs/server/service.ts'
import { PLAN_TYPES, type PlanType } from '#features/subscriptions/rules.ts'
import { givePlan } from '#features/subscriptions/server/service.ts'
import { replaceTeam } from '#features/site/team/server/service.ts'
import { manilaExact } from '#contract/time.ts'
import { VERSION } from './app.ts'
import { automationCommand } from './cli-automation.ts'
import { paymentsCommand } from './cli-payments.ts'
import { configOrExit, migrateAll, openConfiguredDatabase, say } from './boot.ts'
import { buildDeps } from './build-deps.ts'
import type { Deps } from './deps.ts'
import { asOperator } from './operator-trail.ts'
import { backUp } from './platform/backup/backup.ts'
import { createLog } from './platform/log.ts'
import { eraseTheGone, restoreWithoutTheGone } from './restoring.ts'

const SOURCES = ['olj', 'linkedin'] as const
type Source = (typeof SOURCES)[number]
const sourceArgument = () => new Argument('<source>', 'which board').choices(SOURCES)

/** Opens the configured database (the one a running Hanap uses, if it runs), migrates it, and lends the services. */
async function withDeps(run: (deps: Deps) => Promise<void>): Promise<void> {
  const config = configOrExit()
  const database = await openConfiguredDatabase(config, true)
  try {
    await migrateAll(database.url)
    const log = createLog(process.env.LOG_LEVEL === undefined ? 'error' : config.LOG_LEVEL)
    const { deps, close } = await buildDeps(config, { databaseUrl: database.url, log, worker: false })
    try {
      await run(deps)
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

async function writeAs(deps: Deps, from: string, to: string, body: string): Promise<void> {
  const [sender, person] = await Promise.all([findAccount(deps, from), findAccount(deps, to)])
  if (!person) throw new Error(`No account has the address ${to}.`)
  if (!sender || !(await describeUser(deps, sender.id).then(isAdmin))) throw new Error(`${from} is no admin.`)
  await asOperator(deps, async ({ db, clock }) => {
    await deliverMessage(db, {
      jobseekerId: person.id,
      sender: { id: sender.id, is_admin: true },
      body,
      now: clock.now(),
    })
    return { action: 'message.send', subject: { kind: 'person', id: person.id }, details: { written_as: sender.id } }
  })
}

const program = new Command('npm run hanap --')
  .description('The operator’s command. It works beside a running Hanap as well as alone.')
  .version(VERSION)
  .showHelpAfterError()

program
  .command('migrate')
  .description('bring the database up to date')
  .action(() => withDeps(async () => say('The database is up to date.')))

program
  .command('make-admin')
  .description('make a registered person an admin')
  .argument('<email>')
  .action((email: string) =>
    withDeps(async (deps) => {
      await asOperator(deps, async (inside) => {
        const { id } = await makeAdmin(inside, email)
        return { action: 'admin.make', subject: { kind: 'person', id } }
      })
      say(`${email} is an admin now.`)
    }),
  )

program
  .command('reset-factor')
  .description(
    'remove every second step of a person who lost them all; they are signed out everywhere and told by mail',
  )
  .argument('<email>', 'the person')
  .requiredOption('--reason <reason>', 'why, for the trail: how you made sure that it is they')
  .action((email: string, { reason }: { reason: string }) =>
    withDeps(async (deps) => {
      if (reason.trim() === '') throw new Error('Please give a reason.')
      await resetFactors(deps, email, reason)
      say(`${email} logs in with the first step alone now, and is told by mail.`)
    }),
  )

program
  .command('plan')
  .description('put a person on a plan without payment, for a gift or to make something good')
  .argument('<email>', 'the person')
  .addArgument(new Argument('<plan>', 'which plan').choices(PLAN_TYPES))
  .option('--days <days>', 'how long it runs from now', '30')
  .action((email: string, plan: PlanType, { days }: { days: string }) =>
    withDeps(async (deps) => {
      const person = await findAccount(deps, email)
      if (!person) throw new Error(`No account has the address ${email}.`)
      if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error(`"${days}" is no number of days from 1 to 9999.`)
      let ends = deps.clock.now()
      await asOperator(deps, async (inside) => {
        ends = await givePlan(inside, person.id, plan, Number(days))
        const details = { plan, ends_at: ends.toISOString() }
        return { action: 'plan.give', subject: { kind: 'person', id: person.id }, details }
      })
      say(`${email} is on ${plan} until ${manilaExact(ends)}, Manila time.`)
    }),
  )

program
  .command('message')
  .description('write to a person as one of the team; it is in their inbox at once')
  .argument('<email>', 'the person')
  .argument('<text>')
  .requiredOption('--from <email>', 'the admin who writes')
  .action((email: string, text: string, { from }: { from: string }) =>
    withDeps(async (deps) => {
      await writeAs(deps, from, email, text)
      say(`The message to ${email} is delivered.`)
    }),
  )

program
  .command('ingest')
  .description('bring postings in from a board now, and wait for the end')
  .addArgument(sourceArgument())
  .action((source: Source) =>
    withDeps(async (deps) => {
      const run = await ingestNow(deps, source)
      say(describeRun(run))
      if (run.state !== 'done') process.exitCode = 1
    }),
  )

program
  .command('source')
  .description('switch a board on or off; in production both are off until you do')
  .addArgument(sourceArgument())
  .addArgument(new Argument('<state>', 'on or off').choices(['on', 'off']))
  .action((source: Source, state: 'on' | 'off') =>
    withDeps(async (deps) => {
      await asOperator(deps, async (inside) => {
        await setSource(inside, source, state === 'on')
        return { action: 'source.switch', subject: { kind: 'source' }, details: { source, state } }
      })
      say(`${source} is ${state}.`)
    }),
  )

program
  .command('runs')
  .description('show the boards and their latest runs')
  .option('-n, --number <count>', 'how many runs', '10')
  .action((options: { number: string }) =>
    withDeps(async (deps) => {
      for (const source of await listSources(deps)) {
        say(
          `${source.source}: ${source.enabled ? 'on' : 'off'}${source.stopped_reason ? `, stopped: ${source.stopped_reason}` : ''}`,
        )
      }
      const runs = await listRuns(deps, Math.min(200, Math.max(1, Number(options.number) || 10)))
      for (const run of runs) say(describeRun(run))
      if (runs.length === 0) say('No runs yet.')
    }),
  )

program
  .command('team')
  .description('put the people of a JSON file in place of the team on the About page (see docs/operating.md)')
  .argument('<file>')
  .action((file: string) =>
    withDeps(async (deps) => {
      const given: unknown = JSON.parse(await readFile(path.resolve(file), 'utf8'))
      say(`The team has ${await replaceTeam(deps, given)} people now.`)
    }),
  )

program.addCommand(paymentsCommand(withDeps))
program.addCommand(automationCommand(withDeps))

program
  .command('reencrypt')
  .description('seal every stored secret with the newest key of SECRET_KEYS')
  .action(() =>
    withDeps(async (deps) => {
      const changed = (await reencryptSecrets(deps)) + (await resealFactors(deps))
      say(`${changed} secrets were sealed anew.`)
    }),
  )

program
  .command('backup')
  .description('copy every row and every file into an empty folder (the key ring is not part of it)')
  .argument('<folder>')
  .action((folder: string) =>
    withDeps((deps) => backUp(deps.db, deps.files, path.resolve(folder), deps.clock.now(), say)),
  )

program
  .command('restore')
  .description('fill the database and the files from a backup; stop Hanap first')
  .argument('<folder>')
  .option('--replace', 'lose what the database holds now', false)
  .action((folder: string, options: { replace: boolean }) =>
    withDeps((deps) => restoreWithoutTheGone(deps, path.resolve(folder), { replace: options.replace, say })),
  )

program
  .command('erase-again')
  .description('after a restore made by other means: erase whoever had deleted their account')
  .action(() => withDeps((deps) => eraseTheGone(deps, say)))

type RunRow = Awaited<ReturnType<typeof listRuns>>[number]

const describeRun = (run: RunRow): string =>
  [
    `${manilaExact(run.started_at)} (Manila) ${run.source} ${run.kind}: ${run.state}`,
    `${run.fetched} read, ${run.new} new, ${run.changed} changed, ${run.closed} closed, ${run.failed} failed`,
    ...(run.message ? [run.message] : []),
  ].join(' · ')

try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
