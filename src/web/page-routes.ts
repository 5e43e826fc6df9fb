import { teamQuery } from '#features/site/team/web/api.ts'
import type { Head } from './lib/head.ts'
import type { RouteRow } from './lib/route.ts'
import { screen } from './lib/screen.tsx'
import { GUIDE_DESCRIPTIONS, PAGE_DESCRIPTIONS } from './page-descriptions.ts'
import { GUIDE_TITLES, type GuideSlug } from './screens/public/page-titles.ts'

type PagePath = keyof typeof PAGE_DESCRIPTIONS

// The build for the browser leaves the descriptions out: nobody reads them there.
const describe: (path: PagePath) => string = import.meta.env.SSR ? (path) => PAGE_DESCRIPTIONS[path] : () => ''
const describeGuide: (slug: GuideSlug) => string = import.meta.env.SSR ? (slug) => GUIDE_DESCRIPTIONS[slug] : () => ''

type FoundScreen = Parameters<typeof screen>[0]
const PUBLIC = 'src/web/screens/public'

/** A page stands in the file its path is called after. */
function page(path: PagePath, title: string, find: FoundScreen): RouteRow {
  const head: Head = { title: `${title} · Hanap`, description: describe(path), canonical: path }
  return { path, access: 'public', screen: screen(find, `${PUBLIC}${path}.tsx`), rendered: true, head: () => head }
}

function guide(slug: GuideSlug, find: FoundScreen): RouteRow {
  const path = `/resources/${slug}`
  const head: Head = {
    title: `${GUIDE_TITLES[slug]} · Hanap`,
    description: describeGuide(slug),
    canonical: path,
    image: 'guides',
  }
  const shown = screen(find, `${PUBLIC}/guides/${slug}.tsx`)
  return { path, access: 'public', screen: shown, rendered: true, head: () => head }
}

/** The public pages (spec 3 §2 "Static pages", product): text from the server, each in a file of its own. */
export const pageRows: RouteRow[] = [
  {
    ...page('/about', 'About', async () => (await import('./screens/public/about.tsx')).About),
    prefetch: () => [teamQuery()],
    wholeWithoutData: true,
  },
  page('/features', 'Features', async () => (await import('./screens/public/features.tsx')).Features),
  page('/salaries', 'Salary Guide', async () => (await import('./screens/public/salaries.tsx')).Salaries),
  page('/contact', 'Contact', async () => (await import('./screens/public/contact.tsx')).Contact),
  page('/privacy', 'Privacy Policy', async () => (await import('./screens/public/privacy.tsx')).Privacy),
  page('/terms', 'Terms of Service', async () => (await import('./screens/public/terms.tsx')).Terms),
  page('/pricing', 'Pricing', async () => (await import('./screens/public/pricing.tsx')).Pricing),
  page('/resources', 'Resources', async () => (await import('./screens/public/resources.tsx')).Resources),
  page('/post-job', 'Post a job', async () => (await import('./screens/public/post-job.tsx')).PostJob),
  page(
    '/resources-employers',
    'For employers',
    async () => (await import('./screens/public/resources-employers.tsx')).ResourcesEmployers,
  ),
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
]
