import type { FastifyInstance } from 'fastify'
import { bellRoom } from '#features/alerts/bell/server/routes.ts'
import { pushRoom } from '#features/alerts/push/server/routes.ts'
import { alertsRoom } from '#features/alerts/server/routes.ts'
import { alertSection } from '#features/alerts/server/section.ts'
import { alertTasks } from '#features/alerts/server/tasks.ts'
import { applicationExchangeRoom } from '#features/applications/exchange/server/routes.ts'
import { applicationFiguresRoom } from '#features/applications/figures/server/routes.ts'
import { boardReadingRoom } from '#features/applications/reading/server/routes.ts'
import { boardReadingTasks } from '#features/applications/reading/server/tasks.ts'
import { applicationTasks } from '#features/applications/server/tasks.ts'
import { auditRoom } from '#features/audit/server/routes.ts'
import { applicationsRoom } from '#features/applications/server/routes.ts'
import { automationRoom } from '#features/automation/server/routes.ts'
import { automationTasks } from '#features/automation/server/tasks.ts'
import { googleRoom } from '#features/auth/google/server/routes.ts'
import { registerGoogleReturn } from '#features/auth/google/server/return-route.ts'
import { googleTasks } from '#features/auth/google/server/tasks.ts'
import { passwordResetRoom } from '#features/auth/password-reset/server/routes.ts'
import { accountDeletionRoom } from '#features/auth/deletion/server/routes.ts'
import { accountRoom } from '#features/auth/account/server/routes.ts'
import { authTasks } from '#features/auth/server/tasks.ts'
import { authRoom } from '#features/auth/server/routes.ts'
import { identify } from '#features/auth/server/service.ts'
import { secondFactorRoom } from '#features/auth/second-factor/server/routes.ts'
import { secondFactorTasks } from '#features/auth/second-factor/server/tasks.ts'
import { sessionsRoom } from '#features/auth/sessions/server/routes.ts'
import { verificationRoom } from '#features/auth/verification/server/routes.ts'
import { idProofRoom } from '#features/board-account/id-proof/server/routes.ts'
import { idProofTasks } from '#features/board-account/id-proof/server/tasks.ts'
import { blastsRoom } from '#features/blasts/server/routes.ts'
import { blastTasks } from '#features/blasts/server/tasks.ts'
import { boardAccountRoom } from '#features/board-account/server/routes.ts'
import { boardAccountTasks } from '#features/board-account/server/tasks.ts'
import { boardVerificationRoom } from '#features/board-account/verification/server/routes.ts'
import { boardVerificationTasks } from '#features/board-account/verification/server/tasks.ts'
import { chatbotRoom } from '#features/chatbot/server/routes.ts'
import { chatbotTasks } from '#features/chatbot/server/tasks.ts'
import { letterAnswersRoom } from '#features/cover-letters/answers/server/routes.ts'
import { jobInstructionsRoom } from '#features/cover-letters/instructions/server/routes.ts'
import { coverLettersRoom } from '#features/cover-letters/server/routes.ts'
import { coverLetterTasks } from '#features/cover-letters/server/tasks.ts'
import { dayRoom } from '#features/day/server/routes.ts'
import { dataExportRoom } from '#features/data-export/server/routes.ts'
import { dataExportTasks } from '#features/data-export/server/tasks.ts'
import { companiesRoom } from '#features/employers/companies/server/routes.ts'
import { dashboardRoom } from '#features/dashboard/server/routes.ts'
import { dashboardTasks } from '#features/dashboard/server/tasks.ts'
import { employersRoom } from '#features/employers/server/routes.ts'
import { hiddenRoom } from '#features/hidden/server/routes.ts'
import { filtersRoom } from '#features/jobs/filters/server/routes.ts'
import { recentSearchesRoom } from '#features/jobs/recent/server/routes.ts'
import { recentSearchTasks } from '#features/jobs/recent/server/tasks.ts'
import { jobsRoom } from '#features/jobs/server/routes.ts'
import { jobTasks } from '#features/jobs/server/tasks.ts'
import { suggestionsRoom } from '#features/jobs/suggestions/server/routes.ts'
import { mailsWaiting } from '#features/mail/server/service.ts'
import { mailTasks } from '#features/mail/server/tasks.ts'
import { matchingRoom } from '#features/matching/server/routes.ts'
import { matchingTasks } from '#features/matching/server/tasks.ts'
import { messagesRoom } from '#features/messages/server/routes.ts'
import { applicationSection } from '#features/notices/server/application-section.ts'
import { messageSection } from '#features/notices/server/message-section.ts'
import { noticesRoom } from '#features/notices/server/routes.ts'
import type { DigestSection } from '#features/notices/server/section.ts'
import { noticeTasks } from '#features/notices/server/tasks.ts'
import { registerUnsubscribe } from '#features/notices/server/unsubscribe-route.ts'
import { paymentsRoom } from '#features/payments/server/routes.ts'
import { type PaymentFigures, paymentFigures } from '#features/payments/server/reading.ts'
import { paymentTasks } from '#features/payments/server/tasks.ts'
import { registerPaymentWebhook } from '#features/payments/server/webhook.ts'
import { personDataTasks } from '#features/person-data/server/tasks.ts'
import { operationsRoom } from '#features/operations/server/routes.ts'
import { peopleRoom } from '#features/people/server/routes.ts'
import { onboardingPlaceRoom } from '#features/profile/onboarding/server/routes.ts'
import { privacyRoom } from '#features/privacy/server/routes.ts'
import { profileRoom } from '#features/profile/server/routes.ts'
import { resumeParsingRoom } from '#features/resumes/parsing/server/routes.ts'
import { resumeTasks } from '#features/resumes/server/tasks.ts'
import { resumesRoom } from '#features/resumes/server/routes.ts'
import { savedJobsRoom } from '#features/saved-jobs/server/routes.ts'
import { savedSearchesRoom } from '#features/saved-searches/server/routes.ts'
import { safetyRoom } from '#features/safety/server/routes.ts'
import { contactRoom } from '#features/site/contact/server/routes.ts'
import { subscriptionTasks } from '#features/subscriptions/server/tasks.ts'
import { contactTasks } from '#features/site/contact/server/tasks.ts'
import { statsRoom } from '#features/site/stats/server/routes.ts'
import { teamRoom } from '#features/site/team/server/routes.ts'
import { subscriptionsRoom } from '#features/subscriptions/server/routes.ts'
import { demoTasks } from './demo-automation.ts'
import type { Deps } from './deps.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { fileDeletionTasks } from './platform/file-deletions/tasks.ts'
import { bindRooms, type Room } from './platform/http/binder.ts'
import { inProcess } from './platform/http/in-process.ts'
import { gathered } from './platform/gathered.ts'
import { registerReference } from './platform/http/openapi.ts'
import { registerOperations, registerSecurityContact } from './platform/http/operations.ts'
import { keptFor } from './platform/kept.ts'
import { createServer } from './platform/http/server.ts'
import { limitTasks } from './platform/limits/tasks.ts'
import type { TaskHandler } from './platform/tasks.ts'
import { registerPages } from './render.ts'
import { registerCrawlers } from './render/crawlers.ts'

export const VERSION = '0.1.0'
/** Ten postings take about 13 KB. Longer answers are rare and would take the memory of many. */
const MOST_KEPT_ANSWERS = 1000
const LONGEST_KEPT_ANSWER = 20_000

/** Who somebody is, how they sign in, and what becomes of what we hold of them. */
const accountRooms = (deps: Deps): Record<string, Room> => ({
  auth: authRoom(deps),
  verification: verificationRoom(deps),
  'password-reset': passwordResetRoom(deps),
  account: accountRoom(deps),
  'second-factor': secondFactorRoom(deps),
  'account-deletion': accountDeletionRoom(deps),
  privacy: privacyRoom(deps),
  'data-export': dataExportRoom(deps),
  notices: noticesRoom(deps),
  sessions: sessionsRoom(deps),
  google: googleRoom(deps),
})

/** What the team looks at and does. */
const teamRooms = (deps: Deps): Record<string, Room> => ({
  dashboard: dashboardRoom(deps),
  people: peopleRoom(deps),
  audit: auditRoom(deps),
  operations: operationsRoom(deps),
})

/** What people and the team write to each other. */
const writingRooms = (deps: Deps): Record<string, Room> => ({
  messages: messagesRoom(deps),
  blasts: blastsRoom(deps),
})

/** What postings ask for, and the letters that answer it. */
const letterRooms = (deps: Deps): Record<string, Room> => ({
  'cover-letters': coverLettersRoom(deps),
  'job-instructions': jobInstructionsRoom(deps),
  'letter-answers': letterAnswersRoom(deps),
})

/** Every room's calls, listed by hand: what is not here does not exist. */
export const everyRoom = (deps: Deps): Record<string, Room> => ({
  ...accountRooms(deps),
  subscriptions: subscriptionsRoom(deps),
  payments: paymentsRoom(deps),
  profile: profileRoom(deps),
  onboarding: onboardingPlaceRoom(deps),
  resumes: resumesRoom(deps),
  'resume-parsing': resumeParsingRoom(deps),
  jobs: jobsRoom(deps),
  safety: safetyRoom(deps),
  hidden: hiddenRoom(deps),
  filters: filtersRoom(deps),
  suggestions: suggestionsRoom(deps),
  'recent-searches': recentSearchesRoom(deps),
  matching: matchingRoom(deps),
  day: dayRoom(deps),
  ...teamRooms(deps),
  employers: employersRoom(deps),
  companies: companiesRoom(deps),
  'board-account': boardAccountRoom(deps),
  'board-verification': boardVerificationRoom(deps),
  'id-proof': idProofRoom(deps),
  ...letterRooms(deps),
  applications: applicationsRoom(deps),
  'application-exchange': applicationExchangeRoom(deps),
  'board-reading': boardReadingRoom(deps),
  'application-figures': applicationFiguresRoom(deps),
  automation: automationRoom(deps),
  'saved-jobs': savedJobsRoom(deps),
  'saved-searches': savedSearchesRoom(deps),
  alerts: alertsRoom(deps),
  bell: bellRoom(deps),
  push: pushRoom(deps),
  ...writingRooms(deps),
  contact: contactRoom(deps),
  team: teamRoom(deps),
  stats: statsRoom(deps),
  chatbot: chatbotRoom(deps),
})

/** What a digest tells of, in its order: a room that has news adds its section here. */
const digestSections: DigestSection[] = [alertSection, messageSection, applicationSection]

/** Every kind of background work, listed by hand like the rooms. */
export const everyTask: TaskHandler<Deps>[] = [
  ...limitTasks,
  ...fileDeletionTasks,
  ...personDataTasks,
  ...dataExportTasks,
  ...authTasks,
  ...googleTasks,
  ...secondFactorTasks,
  ...mailTasks,
  ...resumeTasks,
  ...coverLetterTasks,
  ...jobTasks,
  ...recentSearchTasks,
  ...matchingTasks,
  ...alertTasks,
  ...applicationTasks,
  ...boardReadingTasks,
  ...automationTasks,
  ...boardAccountTasks,
  ...boardVerificationTasks,
  ...idProofTasks,
  ...blastTasks,
  ...contactTasks,
  ...chatbotTasks,
  ...paymentTasks,
  ...subscriptionTasks,
  ...noticeTasks(digestSections),
  ...dashboardTasks,
  ...demoTasks,
]

/** What an operator watches. Figures that come together are read together. */
function gauges(deps: Deps) {
  const tasks = gathered((asked: null[]) => deps.tasks.depth().then((depth) => asked.map(() => depth)))
  const payments = gathered((asked: null[]) => paymentFigures(deps).then((figures) => asked.map(() => figures)))
  const task = (help: string, name: 'waiting' | 'dead') => ({
    help,
    read: async () => (await tasks(null))?.[name] ?? Number.NaN,
  })
  const payment = (help: string, name: keyof PaymentFigures) => ({
    help,
    read: async () => (await payments(null))?.[name] ?? Number.NaN,
  })
  return {
    hanap_tasks_waiting: task('Tasks waiting to be run.', 'waiting'),
    hanap_tasks_dead: task('Tasks given up on.', 'dead'),
    hanap_mails_waiting: { help: 'Mails that have not left yet.', read: () => mailsWaiting(deps) },
    hanap_payments_waiting: payment('Payments whose end is not known yet.', 'waiting'),
    hanap_payments_held: payment('Payments somebody has to look into.', 'held'),
    hanap_payments_failed: payment('Payments that were refused.', 'failed'),
    hanap_payments_received_centavos: payment('Money received for plans.', 'received'),
    hanap_payments_refunded_centavos: payment('Money of it that was given back.', 'refunded'),
  }
}

/** The web process: API, reference, health, metrics and pages. `isStopping` turns readiness off while draining. */
export async function createApp(
  deps: Deps,
  options: { pages?: boolean; isStopping?: () => boolean } = {},
): Promise<FastifyInstance> {
  const app = await createServer(deps.config, deps.log)
  const rooms = everyRoom(deps)
  registerOperations(app, {
    checks: { database: () => pingDatabase(deps.db) },
    gauges: gauges(deps),
    metricsToken: deps.config.METRICS_TOKEN,
    metricsOpen: deps.config.HANAP_MODE === 'demo',
    isStopping: options.isStopping ?? (() => false),
  })
  registerSecurityContact(app, deps.config.MAIL_FROM, deps.config.PUBLIC_URL, () => deps.clock.now())
  registerCrawlers(app, deps)
  registerReference(app, rooms, VERSION)
  const kept = keptFor<Buffer>({
    now: () => deps.clock.now().getTime(),
    freshMs: deps.config.ANSWERS_KEPT_SECONDS * 1000,
    mostEntries: MOST_KEPT_ANSWERS,
    worthKeeping: (bytes) => bytes.length <= LONGEST_KEPT_ANSWER,
  })
  bindRooms(app, Object.values(rooms), { identify: (token) => identify(deps, token), limits: deps.limits, kept })
  registerGoogleReturn(app, deps)
  registerPaymentWebhook(app, deps)
  registerUnsubscribe(app, deps)
  app.addHook('preClose', async () => deps.holds.end())
  for (const path of ['/api', '/api/*']) {
    app.all(path, (_request, reply) =>
      reply.code(404).send({ error: 'Not found.', detail: 'Not found.', code: 'not_found' }),
    )
  }
  if (options.pages !== false) await registerPages(app, deps, inProcess(Object.values(rooms)))
  return app
}
