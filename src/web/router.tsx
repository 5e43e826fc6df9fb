import { teamQuery } from '#features/site/team/web/api.ts'
import { company, home, listing, login, posting } from './landings.ts'
import { pathMatcher } from './lib/place.ts'
import { type RoutePlace, type RouteRow, titled } from './lib/route.ts'
import { inline } from './lib/screen.tsx'
import { admin, guest, guide, open, own, page, rendered } from './route-kinds.ts'
import { NotFound } from './screens/not-found.tsx'

const inbox = { ...own('/inbox', 'Inbox', async () => (await import('./screens/inbox.tsx')).Inbox), frame: '/inbox' }

/** Every screen of the product with who may see it; each comes in a file of its own, when it is asked for. */
export const ROUTES: RouteRow[] = [
  rendered('/', 'home', async () => (await import('./screens/home.tsx')).Home, home),
  page('/about', 'About', async () => (await import('./screens/public/about.tsx')).About, {
    prefetch: () => [teamQuery()],
    wholeWithoutData: true,
  }),
  rendered('/team', 'public/team', async () => (await import('./screens/public/team.tsx')).Team, {
    access: 'public',
    head: titled('Our team', 'The people behind Hanap.'),
  }),
  page('/features', 'Features', async () => (await import('./screens/public/features.tsx')).Features),
  page('/salaries', 'Salary Guide', async () => (await import('./screens/public/salaries.tsx')).Salaries),
  page('/contact', 'Contact', async () => (await import('./screens/public/contact.tsx')).Contact),
  page('/privacy', 'Privacy Policy', async () => (await import('./screens/public/privacy.tsx')).Privacy),
  page('/terms', 'Terms of Service', async () => (await import('./screens/public/terms.tsx')).Terms),

  rendered('/jobs', 'jobs', async () => (await import('./screens/jobs.tsx')).Jobs, listing),
  rendered('/jobs/:id', 'job', async () => (await import('./screens/job.tsx')).JobScreen, posting),
  rendered('/companies/:id', 'company', async () => (await import('./screens/company.tsx')).CompanyScreen, company),

  rendered('/login', 'login', async () => (await import('./screens/login.tsx')).Login, login),
  guest(
    '/register',
    'Register',
    async () => (await import('./screens/register.tsx')).Register,
    'Open an account: 14 days free, no card needed.',
  ),
  // Whoever has just registered, or logged in before the address was verified.
  guest(
    '/verify-email',
    'Verify your email',
    async () => (await import('./screens/verify-email.tsx')).VerifyEmail,
    'Type the code we mailed to you.',
  ),
  // Also for somebody who is signed in.
  open(
    '/forgot-password',
    'Reset Password',
    async () => (await import('./screens/forgot-password.tsx')).ForgotPassword,
    'A new password with a code we mail to you.',
  ),
  // From a mail, on whatever device it is read.
  open('/email-undo', 'Take the change back', async () => (await import('./screens/email-undo.tsx')).EmailUndo),
  open('/unsubscribe', 'Unsubscribe', async () => (await import('./screens/unsubscribe.tsx')).Unsubscribe),
  open('/stop-alert', 'Stop an alert', async () => (await import('./screens/stop-alert.tsx')).StopAlert),
  open(
    '/login-success',
    'Login',
    async () => (await import('./screens/login-success.tsx')).LoginSuccess,
    'The end of logging in.',
  ),
  open(
    '/oauth-callback',
    'Completing sign-in',
    async () => (await import('./screens/oauth-callback.tsx')).OauthCallback,
    'The end of signing in with Google.',
  ),
  // A visitor is asked to log in there.
  open('/onboarding', 'Complete Your Profile', async () => (await import('./screens/onboarding.tsx')).Onboarding),

  own('/me', 'Me', async () => (await import('./screens/me.tsx')).Me),
  own('/profile', 'Profile', async () => (await import('./screens/profile.tsx')).Profile),
  own('/settings', 'Account Settings', async () => (await import('./screens/settings.tsx')).Settings),
  own('/saved-jobs', 'Saved Jobs', async () => (await import('./screens/saved-jobs.tsx')).SavedJobs),
  own('/alerts', 'Alerts', async () => (await import('./screens/alerts.tsx')).Alerts),
  own('/applications', 'My Applications', async () => (await import('./screens/applications.tsx')).Applications),
  // Before the ids.
  own(
    '/applications/figures',
    'Your figures',
    async () => (await import('./screens/application-figures.tsx')).ApplicationFigures,
  ),
  own('/applications/:id', 'Receipt', async () => (await import('./screens/application.tsx')).ApplicationScreen),
  own('/automation', 'Automation Apply', async () => (await import('./screens/automation.tsx')).Automation),
  own(
    '/automation/runs/:id',
    'Run of Automation Apply',
    async () => (await import('./screens/automation-run.tsx')).AutomationRunScreen,
  ),
  inbox,
  // The same screen, which stays as it is while one conversation after the other is opened.
  { ...inbox, path: '/inbox/thread/:id', head: titled('Conversation') },
  // Also with a lapsed plan.
  own('/subscription/plans', 'Plans', async () => (await import('./screens/plans.tsx')).Plans),

  admin('/employers', 'Employers', async () => (await import('./screens/employers.tsx')).Employers),
  admin('/employers/:id', 'Employer', async () => (await import('./screens/employer.tsx')).EmployerScreen),
  admin('/admin/blasts', 'Message blasts', async () => (await import('./screens/blasts.tsx')).Blasts),
  admin('/admin', 'Admin Dashboard', async () => (await import('./screens/admin/dashboard.tsx')).Dashboard),
  admin('/admin/operations', 'Operations', async () => (await import('./screens/admin/operations.tsx')).Operations),
  admin('/admin/people', 'People', async () => (await import('./screens/admin/people.tsx')).People),
  admin('/admin/people/:id', 'Person', async () => (await import('./screens/admin/person.tsx')).PersonScreen),
  admin('/admin/audit', 'Audit trail', async () => (await import('./screens/admin/audit.tsx')).Audit),
  admin('/admin/review', 'Review', async () => (await import('./screens/review.tsx')).Review),

  page('/post-job', 'Post a job', async () => (await import('./screens/public/post-job.tsx')).PostJob),
  page('/pricing', 'Pricing', async () => (await import('./screens/public/pricing.tsx')).Pricing),
  page('/resources', 'Resources', async () => (await import('./screens/public/resources.tsx')).Resources),
  guide('id-proof', async () => (await import('./screens/public/guides/id-proof.tsx')).IdProof),
  guide('apply-points', async () => (await import('./screens/public/guides/apply-points.tsx')).ApplyPoints),
  guide(
    'application-letter',
    async () => (await import('./screens/public/guides/application-letter.tsx')).ApplicationLetter,
  ),
  guide('spotting-scams', async () => (await import('./screens/public/guides/spotting-scams.tsx')).SpottingScams),
  guide('night-shift', async () => (await import('./screens/public/guides/night-shift.tsx')).NightShift),
  guide('rates-in-usd', async () => (await import('./screens/public/guides/rates-in-usd.tsx')).RatesInUsd),
  guide('freelance-taxes', async () => (await import('./screens/public/guides/freelance-taxes.tsx')).FreelanceTaxes),
  guide(
    'remote-interviews',
    async () => (await import('./screens/public/guides/remote-interviews.tsx')).RemoteInterviews,
  ),
  page(
    '/check-message',
    'Check a message',
    async () => (await import('./screens/public/check-message.tsx')).CheckMessage,
    {
      search: (given) => {
        const text = given.get('text') ?? ''
        return text === '' ? '' : `?${new URLSearchParams({ text })}`
      },
    },
  ),
  page(
    '/resources-employers',
    'For employers',
    async () => (await import('./screens/public/resources-employers.tsx')).ResourcesEmployers,
  ),
]

/** Any other path. */
export const NOT_FOUND: RouteRow = {
  path: '*',
  access: 'public',
  screen: inline(NotFound),
  rendered: true,
  head: titled('Page not found', 'There is nothing at this address.'),
  status: () => 404,
}

const MATCHERS = ROUTES.map((row) => ({ row, find: pathMatcher(row.path) }))

/** The row an address belongs to, and where in it. */
export function matchRoute(pathname: string, search: string): { row: RouteRow; place: RoutePlace } {
  for (const { row, find } of MATCHERS) {
    const params = find(pathname)
    if (params) return { row, place: { params, search: new URLSearchParams(search) } }
  }
  return { row: NOT_FOUND, place: { params: {}, search: new URLSearchParams(search) } }
}
