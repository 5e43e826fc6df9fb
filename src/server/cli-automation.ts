import { Argument, Command } from 'commander'
import { readStandingOfAll, switchAutomation } from '#features/automation/server/service.ts'
import { say } from './boot.ts'
import type { Deps } from './deps.ts'
import { asOperator } from './operator-trail.ts'

type WithDeps = (run: (deps: Deps) => Promise<void>) => Promise<void>

/** `automation stop|start|status`: everybody's automatic applications at once. */
export const automationCommand = (withDeps: WithDeps): Command =>
  new Command('automation')
    .description('stop automatic applications for everybody, let them go on, or see how they stand')
    .addArgument(new Argument('<what>', 'what to do').choices(['stop', 'start', 'status']))
    .option('--reason <reason>', 'why, for the trail and, when they are stopped, for the people who wait', '')
    .action((what: 'stop' | 'start' | 'status', { reason }: { reason: string }) =>
      withDeps(async (deps) => {
        if (what !== 'status') await switchTo(deps, what === 'stop', reason)
        for (const line of await linesOf(deps)) say(line)
      }),
    )

const switchTo = (deps: Deps, stopped: boolean, reason: string): Promise<void> =>
  asOperator(deps, async (inside) => {
    await switchAutomation(inside, { stopped, reason })
    return { action: stopped ? 'automation.stop' : 'automation.start', subject: { kind: 'automation' }, reason }
  })

async function linesOf(deps: Deps): Promise<string[]> {
  const { stopped, reason, board, people, today } = await readStandingOfAll(deps)
  const counts = (rows: Record<string, number>) =>
    Object.entries(rows)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ') || 'none'
  return [
    `Automatic applications are ${stopped ? `stopped${reason ? `: ${reason}` : ''}` : 'on'}.`,
    `OLJ: ${board.state}${board.reason ? `, ${board.reason}` : ''}; ${board.failures} failures in a row.`,
    `${people} people have them on. ${today.run_date}: runs ${counts(today.runs)}; applications ${counts(today.items)}.`,
  ]
}
