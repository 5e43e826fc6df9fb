import { connectBoardAccount } from '#features/board-account/server/service.ts'
import { createAccount, findAccount, makeAdmin } from '#features/auth/server/service.ts'
import { ingestTask, listSources } from '#features/jobs/server/service.ts'
import { deliverMessage } from '#features/messages/server/service.ts'
import { saveProfile } from '#features/profile/server/service.ts'
import { listTeam, replaceTeam } from '#features/site/team/server/service.ts'
import type { Deps } from './deps.ts'
import { demoAutomationTask } from './demo-automation.ts'
import { simplePdf } from './demo-pdf.ts'
import { DEMO_TEAM } from './demo-team.ts'

const SEEKER = {
  email: 'seeker@hanap.test',
  password: 'Seeker-demo-1',
  username: 'luz_reyes',
  first_name: 'Luz',
  last_name: 'Reyes',
}
const ADMIN = {
  email: 'admin@hanap.test',
  password: 'Admin-demo-1',
  username: 'hanap_admin',
  first_name: 'Tomas',
  last_name: 'Villanueva',
}
const BOARD = { olj_email: 'ana@board.test', olj_password: 'Board-demo-3' }

/** What the terminal prints about the demo's accounts. */
export const DEMO_ACCOUNTS = [
  `Demo seeker:   ${SEEKER.email} / ${SEEKER.password}  (profile, resume and board account ready: try Apply Now)`,
  `Demo admin:    ${ADMIN.email} / ${ADMIN.password}`,
  'Board account: maria@board.test / Board-demo-1  (to connect with an account of your own)',
]

const REQUEST = { id: 'demo', address: '127.0.0.1', userAgent: 'demo', device: null }

const RESUME_LINES = [
  'Luz Reyes',
  'Virtual Assistant and Shopify Specialist',
  'Iloilo City, Philippines - luz.reyes@example.test',
  '',
  'Experience',
  'Shopify Virtual Assistant, Harbor & Pine, 2022 to present',
  'Product listings, order management, customer support, weekly reports',
  'Customer Support Representative, Bayside Contact Center, 2019 to 2022',
  'E-mail and chat support, 60 tickets a day, 95% satisfaction',
  '',
  'Skills',
  'Shopify, Customer Support, Email Management, Canva, Google Workspace, Data Entry',
]

/**
 * Makes the demo's people and asks for the first ingest; what is already there stays as it is.
 * Everything goes through the services a person's request goes through, the board account through the real connector.
 */
export async function prepareDemo(deps: Deps): Promise<void> {
  await prepareSeeker(deps)
  if ((await listTeam(deps)).length === 0) await replaceTeam(deps, DEMO_TEAM)
  if (!(await findAccount(deps, ADMIN.email))) {
    await createAccount(deps, { ...ADMIN, emailVerified: true })
    await welcome(deps, await makeAdmin(deps, ADMIN.email))
  }
  for (const source of await listSources(deps)) {
    if (source.enabled && source.last_run_at === null) await deps.tasks.enqueue(ingestTask, { source: source.source })
  }
}

const WELCOME =
  'Magandang araw, Luz. This is the Hanap team. Your profile, your resume and your board account are ready: open a job and press Apply Now to see an application through to its receipt.'

/** The seeker finds something in the inbox. */
async function welcome(deps: Deps, admin: { id: number }): Promise<void> {
  const seeker = await findAccount(deps, SEEKER.email)
  if (!seeker) return
  const sender = { id: admin.id, is_admin: true }
  await deliverMessage(deps.db, { jobseekerId: seeker.id, sender, body: WELCOME, now: deps.clock.now() })
}

async function prepareSeeker(deps: Deps): Promise<void> {
  if (await findAccount(deps, SEEKER.email)) return
  const { id } = await createAccount(deps, { ...SEEKER, emailVerified: true })
  await saveProfile(deps, {
    userId: id,
    body: {
      title: 'Virtual Assistant',
      about: 'Four years of running online shops for owners who would rather make things than answer e-mail.',
      location: 'Iloilo City',
      years_of_experience: '3-5',
      open_to_remote: true,
      skills: ['Shopify', 'Customer Support', 'Email Management', 'Canva', 'Google Workspace', 'Data Entry'],
      job_preferences: {
        job_types: ['full-time', 'part-time'],
        salary_min: 500,
        salary_max: 1200,
        work_arrangement: 'remote',
      },
    },
    file: { name: 'Luz Reyes - resume.pdf', bytes: simplePdf(RESUME_LINES), tooLarge: false },
    field: 'resume',
    request: REQUEST,
  })
  await connectBoardAccount(deps, { id }, BOARD).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the demo board account could not be connected')
  })
  // In the background, once the first postings are there: nobody waits for it. It sends applications by itself, which
  // an instance without schedules does not.
  if (deps.config.SANDBOX && deps.config.SCHEDULES)
    await deps.tasks.enqueue(demoAutomationTask, { user_id: id, looked: 0 })
}
