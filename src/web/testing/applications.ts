import type { ResponseOf } from '#contract/endpoint.ts'
import { type Application, applications } from '#features/applications/contract.ts'
import { server } from './server.ts'

/** An application the board confirmed, sent on 20 November; by a number of its own the job has it too. */
export const anApplication = (some: Partial<Application> = {}): Application => {
  const { id = 12 } = some
  return {
    id,
    job: 100 + id,
    own: false,
    read_from: null,
    job_title: `Job ${id}`,
    employer_name: 'Dagat Trading',
    status: 'applied',
    delivery: 'confirmed',
    delivery_error: null,
    applied_elsewhere: false,
    applied_date: '2026-11-20T02:00:00.000Z',
    notes: '',
    interview_date: null,
    offer_date: null,
    cover_letter_subject: `For ${id}`,
    cover_letter_content: 'I keep books with care.',
    apply_points: 3,
    job_closed: false,
    quiet_days: null,
    follow_up_sent_at: null,
    next_follow_up: null,
    source: 'olj',
    link: `https://board.test/${id}`,
    created_at: '2026-11-20T02:00:00.000Z',
    updated_at: '2026-11-20T02:00:00.000Z',
    ...some,
  }
}

/** An application made elsewhere, as the person noted it. */
export const anOwnEntry = (some: Partial<Application> = {}): Application =>
  anApplication({
    id: 40,
    job: null,
    own: true,
    job_title: 'Night Shift Agent',
    employer_name: 'Acme',
    source: 'indeed.test',
    link: 'https://www.indeed.test/viewjob?jk=1',
    cover_letter_subject: '',
    cover_letter_content: '',
    apply_points: 0,
    ...some,
  })

/** The same application with its receipt; nothing has happened to it yet. */
export function anApplicationRead(
  application: Application,
  some: Partial<ResponseOf<typeof applications.get>> = {},
): ResponseOf<typeof applications.get> {
  return {
    application,
    receipt: {
      subject: application.cover_letter_subject,
      content: application.cover_letter_content,
      resume_name: application.own ? null : 'resume.pdf',
      resume_kept: !application.own,
      apply_points: application.apply_points,
      sent_at: application.created_at,
      confirmed_at: application.own ? null : application.created_at,
      evidence: application.own ? null : 'Your message was sent.',
      posting: {
        title: application.job_title,
        employer_name: application.employer_name,
        description: 'Answer mails and keep the books.',
        salary: null,
        job_type: null,
        source: application.source,
        link: application.link,
        date_posted: null,
      },
    },
    history: [],
    interviews: [],
    follow_ups: [],
    ...some,
  }
}

/**
 * The server knows these applications: the list answers them, and a change of a status is kept.
 * @returns how they stand now
 */
export function keepApplications(...given: Application[]): () => Application[] {
  let rows = given
  server.on(applications.list, () => rows)
  server.on(applications.updateStatus, ({ params, body }) => {
    const before = rows.find(({ id }) => id === params.id) ?? anApplication()
    const {
      status,
      notes = before.notes,
      interview_date = before.interview_date,
      offer_date = before.offer_date,
    } = body
    const after = { ...before, status, notes, interview_date, offer_date }
    rows = rows.map((row) => (row.id === after.id ? after : row))
    return after
  })
  return () => rows
}
