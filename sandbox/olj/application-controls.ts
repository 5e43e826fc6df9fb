import {
  BadInput,
  optionalInteger,
  optionalMoment,
  optionalText,
  requiredInteger,
  requiredText,
} from '../http/bad-input.ts'
import type { ControlRoute } from '../http/control-route.ts'
import { randomHex, type Board } from './board.ts'
import { jobPath } from './card.ts'
import { emailKey, type Application } from './members.ts'

type Body = Record<string, unknown>
const idBounds = { min: 1, max: 1_000_000_000 }

/** What a member who applies on the board's own page leaves behind. */
function applied(board: Board, body: Body): Application {
  const email = requiredText(body, 'email')
  const member = board.members.accounts.get(emailKey(email))
  const posting = board.catalogue.get(requiredInteger(body, 'job_id', idBounds))
  if (!member) throw new BadInput(`There is no account ${email}.`)
  if (!posting) throw new BadInput('There is no posting with that id.')
  if (board.members.applicationTo(member.email, posting.id)) throw new BadInput('They applied to it already.')
  const application: Application = {
    hash: randomHex(),
    email: member.email,
    name: member.name,
    jobId: posting.id,
    jobPath: jobPath(posting),
    jobTitle: posting.title,
    employer: posting.employer.name,
    subject: optionalText(body, 'subject') ?? `Application for ${posting.title}`,
    message: optionalText(body, 'message') ?? 'Written on the board itself.',
    contactInfo: member.contactInfo,
    points: optionalInteger(body, 'points', { min: 1, max: 60 }) ?? 1,
    sentAt: (optionalMoment(body, 'sent_at') ?? board.clock.now()).toISOString(),
  }
  board.record({ type: 'applied', application })
  return application
}

function moved(board: Board, body: Body): { hash: string; status: string } {
  const email = requiredText(body, 'email')
  const application = board.members.applicationTo(email, requiredInteger(body, 'job_id', idBounds))
  if (!application) throw new BadInput('There is no such application.')
  const change = { hash: application.hash, status: requiredText(body, 'status') }
  board.record({ type: 'moved', ...change })
  return change
}

/** Control calls about applications: to see them arrive, to send one as on the board's own page, to say how it stands. */
export const applicationRoutes = (board: Board): ControlRoute[] => [
  {
    method: 'GET',
    path: '/applications',
    summary: 'Every application that arrived, newest first: ?email=, ?job_id=.',
    run: (_body, request) => {
      const email = request.query.get('email')
      const jobId = request.query.get('job_id')
      const found = board.members.applications.filter((application) => {
        if (email !== null && emailKey(application.email) !== emailKey(email)) return false
        return jobId === null || String(application.jobId) === jobId
      })
      return { count: found.length, applications: found.toReversed() }
    },
  },
  {
    method: 'POST',
    path: '/applications',
    summary: 'A member applies on the board itself: email, job_id, and optionally points, subject, message, sent_at.',
    example: { email: 'maria@board.test', job_id: board.catalogue.all()[0]?.id ?? 1, points: 4 },
    run: (body) => applied(board, body),
  },
  {
    method: 'POST',
    path: '/applications/status',
    summary:
      'What the page of sent messages says of an application from now on. The words are free: the real ones are not known.',
    example: { email: 'maria@board.test', job_id: board.catalogue.all()[0]?.id ?? 1, status: 'Viewed' },
    run: (body) => moved(board, body),
  },
]
