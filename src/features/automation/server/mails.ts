import type { Mail, MailBlock } from '#features/mail/server/service.ts'
import type { Mode } from '../rules.ts'

type Content = Pick<Mail, 'subject' | 'blocks'>

const applications = (count: number): string => `${count} ${count === 1 ? 'application' : 'applications'}`
const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`

type Listed = { title: string; employer: string | null; score: number | null; points: number }

/** Tells in the evening what is planned, and how to refuse it. */
export function planMail(home: string, { mode, items }: { mode: Mode; items: readonly Listed[] }): Content {
  const what = `${applications(items.length)} ${items.length === 1 ? 'is' : 'are'} planned`
  const how =
    mode === 'unless_stopped'
      ? 'They are sent tomorrow at 8 AM, Manila time, unless you refuse them. You can refuse, change or stop until 7:45 AM.'
      : 'Only those you approve until 7:45 AM, Manila time, are sent tomorrow at 8 AM.'
  return {
    subject: mode === 'unless_stopped' ? `${what} for tomorrow morning` : `${what}: approve what should be sent`,
    blocks: [
      how,
      ...items.map(({ title, employer, score, points: count }): MailBlock => ({
        entry: title,
        lines: [employer ?? 'Employer not named', `${score === null ? '' : `${score}% match, `}${points(count)}`],
      })),
      { label: 'See the plan', url: `${home}/automation` },
    ],
  }
}

/** Tells that there is no plan because something it takes is missing. */
export const blockedMail = (home: string, sentence: string): Content => ({
  subject: 'Automation Apply could not make a plan for tomorrow',
  blocks: [
    sentence,
    'Nothing is sent until that is done; plans are made again by themselves then.',
    { label: 'Open Automation Apply', url: `${home}/settings?section=automation` },
  ],
})

export type Told = { title: string; sentence: string; url: string | null }
export type Report = {
  run_id: number
  reason: string | null
  sent: readonly Told[]
  unconfirmed: readonly Told[]
  held: readonly Told[]
  points_left: number | null
}

/** Tells in the morning what was sent and what was not, and why. */
export function reportMail(home: string, report: Report): Content {
  const { sent, unconfirmed, held, reason, points_left: left } = report
  const part = (title: string, told: readonly Told[]): MailBlock[] =>
    told.length === 0
      ? []
      : [
          { title },
          ...told.map(({ title: entry, sentence, url }) => ({
            entry,
            lines: [sentence],
            ...(url === null ? {} : { url: `${home}${url}` }),
          })),
        ]
  return {
    subject: `This morning: ${sent.length === 0 ? 'no application was sent' : `${applications(sent.length)} sent`}`,
    blocks: [
      ...(reason === null ? [] : [reason]),
      ...part('Sent', sent),
      ...part('Not confirmed yet', unconfirmed),
      ...part('Not sent', held),
      ...(left === null ? [] : [`You have ${points(left)} left on OLJ.`]),
      { label: 'See the whole report', url: `${home}/automation/runs/${report.run_id}` },
    ],
  }
}
