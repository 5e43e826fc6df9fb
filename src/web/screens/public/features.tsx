import ArrowRight from 'lucide-react/icons/arrow-right'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/link.tsx'
import { PageHead, Part } from './page-parts.tsx'
import { PlanComparison } from './plan-comparison.tsx'

type Feature = { title: string; text: string; to?: string; go?: string }

/** The cards of spec 3 §2, each with where it leads. */
const FEATURES: Feature[] = [
  {
    title: 'AI assistant',
    text: 'Ask about plans, resumes, apply points or your account. The assistant is one tap away wherever you read or search, and answers at once.',
  },
  {
    title: '14-day free trial',
    text: 'Everything a seeker needs for two weeks. No credit card required, and nothing renews by itself.',
    to: '/register',
    go: 'Start the free trial',
  },
  {
    title: 'Job board integration',
    text: 'Connect your OnlineJobs.ph account once. Applications go out under your own name, with your own apply points.',
    to: '/settings?section=integrations',
    go: 'Connect an account',
  },
  {
    title: 'Advanced job search',
    text: 'Two boards in one list, one row per real job, each with the moment it was last seen open.',
    to: '/jobs',
    go: 'Search jobs',
  },
  {
    title: 'Profile',
    text: 'Title, years, skills and what you look for. Said once, used for every letter and every match.',
    to: '/profile',
    go: 'Fill in your profile',
  },
  {
    title: 'Resume management',
    text: 'PDF or DOCX, up to 5 MB. Keep several and choose which one speaks for you.',
    to: '/profile',
    go: 'Upload a resume',
  },
  {
    title: 'Easy applications',
    text: 'Letter, points, send. It counts as sent only after the board confirmed it, and you keep the receipt.',
    to: '/jobs',
    go: 'Find a job to apply for',
  },
  {
    title: 'Saved jobs',
    text: 'Put a job aside with one tap and come back when you have time. 5, 25 or 100 of them, by plan.',
    to: '/saved-jobs',
    go: 'See saved jobs',
  },
  {
    title: 'Notifications',
    text: 'Alerts hourly, at 8 in the morning or on Mondays, Manila time. You decide which, and whether at all.',
    to: '/settings?section=notifications',
    go: 'Choose notifications',
  },
  {
    title: 'Privacy',
    text: 'Public, limited or private: you set who sees your profile. Export or delete your data whenever you like.',
    to: '/settings?section=privacy',
    go: 'Set your privacy',
  },
]

/** /features (spec 3 §2). */
export function Features() {
  return (
    <>
      <PageHead title="Everything between you and the job">
        Finding, applying and keeping track, in one place. Here is each part and where it lives.
      </PageHead>
      <section aria-label="Features">
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-12">
          {FEATURES.map((feature) => (
            <li key={feature.title} className="flex flex-col border-b border-line py-6">
              <h2 className="text-xl">{feature.title}</h2>
              <p className="mt-1 mb-2 max-w-[52ch] text-soft">{feature.text}</p>
              {feature.to === undefined ? null : (
                <TextLink
                  to={feature.to}
                  className={cx(
                    'mt-auto inline-flex min-h-11 items-center self-start',
                    // Who has an account has begun it.
                    feature.to === '/register' && 'signed-in:hidden',
                  )}
                >
                  {feature.go}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Part id="plans" title="What each plan holds" className="border-t-0">
        <PlanComparison />
        <ButtonLink to="/subscription/plans" className="mt-6">
          See All Plans
          <ArrowRight className="size-5" aria-hidden="true" />
        </ButtonLink>
      </Part>
    </>
  )
}
