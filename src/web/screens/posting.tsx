import Share2 from 'lucide-react/icons/share-2'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Job, JobDetail } from '#features/jobs/contract.ts'
import { useJob } from '#features/jobs/web/api.ts'
import { CardActions } from '#features/jobs/web/card-actions.ts'
import { ApplyButton } from '#features/jobs/web/apply-button.tsx'
import { FailedJob } from '#features/jobs/web/failed-job.tsx'
import { Description } from '#features/jobs/web/description.tsx'
import { JobBanners } from '#features/jobs/web/job-banners.tsx'
import { AboutEmployer, JobFacts } from '#features/jobs/web/job-facts.tsx'
import { Heading, PostingLevel } from '#features/jobs/web/heading.tsx'
import { JobHeader } from '#features/jobs/web/job-header.tsx'
import { HiddenNotes } from '#features/jobs/web/hidden-note.tsx'
import { SimilarJobs } from '#features/jobs/web/similar-jobs.tsx'
import { SafetyNotes } from '#features/jobs/web/safety-notes.tsx'
import { SavePrompts } from '#features/saved-jobs/web/save-prompts.tsx'
import { SaveToggle } from '#features/saved-jobs/web/save-toggle.tsx'
import { useNow } from '#web/lib/now.tsx'
import { statusOf } from '#web/lib/query.ts'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx'
import { JobMenu, JobMenuDialogs, hiddenNote } from './job-menu/job-menu.tsx'
import { open } from './job-menu/opened.ts'
import { useCameBack } from './job-apply/came-back.ts'
import { ProofLine } from './job-apply/proof-line.tsx'
import { useApplyFlow } from './job-apply.tsx'

/** Only this board hides addresses in a posting from guests, as which we read it. */
const hiddenAt = ({ source, link }: JobDetail) => (source === 'olj' ? link : undefined)

const ShareDialog = lazy(async () => ({ default: (await import('#features/jobs/web/share-dialog.tsx')).ShareDialog }))

// Visitors hide nothing.
const HiddenBanner = part(async () => (await import('#features/hidden/web/hidden-banner.tsx')).HiddenBanner)

// Visitors have no profile to compare with.
const MatchPanel = part(async () => (await import('#features/matching/web/match-panel.tsx')).MatchPanel)

// Only who has a plan that can still be changed sees anything of it.
const AddToPlanPlace = part(
  async () => (await import('#features/automation/web/add-to-plan-button.tsx')).AddToPlanPlace,
)

// Nothing of it is needed for the first paint.
const FollowButton = part(async () => (await import('#features/alerts/web/follow-button.tsx')).FollowButton)

// Only who comes back from the other site is asked.
const ReturnQuestion = part(async () => (await import('./job-apply/return-question.tsx')).ReturnQuestion)

const saveSign = (job: Job) => <SaveToggle job={job} look="sign" />

type PostingProps = {
  id: string
  /** 1: the page is the posting's. 2: it stands in a pane of a page that has a list, its own prompts and its own heading. */
  level?: 1 | 2
}

/** One posting, also when it is closed: read, shown, gone, failed, or as it was seen last. */
export function Posting({ id, level = 1 }: PostingProps) {
  const { data, isError, error, isFetching, refetch } = useJob(id)
  const failed = { onRetry: () => void refetch(), retrying: isFetching }
  // Also when it was just here: what the team has taken down must not stay on a screen to be applied to.
  const gone = isError && statusOf(error) === 404
  // What is read meanwhile, and the focus on 'Try again', outlast the next try.
  const [failedOf, setFailedOf] = useState<string | null>(null)
  if (isError && !data && failedOf !== id) setFailedOf(id)
  if (data && failedOf !== null) setFailedOf(null)
  return (
    <PostingLevel value={level}>
      {gone ? (
        <PostingGone id={id} />
      ) : data ? (
        <PostingView key={data.id} job={data} inPane={level === 2} />
      ) : isError || failedOf === id ? (
        <SeenCopy id={id} {...failed} waiting={<FailedJob {...failed} />} />
      ) : (
        <ScreenSkeleton />
      )}
    </PostingLevel>
  )
}

const loadCopies = () => import('#features/jobs/web/seen-copy.tsx')
const SeenCopy = part(async () => (await loadCopies()).SeenCopy)

/** The file that shows copies comes with the first posting: without a connection it would be too late. */
function useKeptCopy(job: JobDetail): void {
  const now = useRef(useNow())
  useEffect(() => {
    loadCopies().then(
      ({ keepSeen }) => keepSeen(job, now.current),
      () => undefined,
    )
  }, [job])
}

function PostingView({ job, inPane }: { job: JobDetail; inPane: boolean }) {
  useKeptCopy(job)
  const { apply, dialogs } = useApplyFlow(job)
  const [sharing, setSharing] = useState(false)
  const { token } = useSession()
  const { asking, leave, answered } = useCameBack(job)
  const sections = {
    banners: (
      <>
        <JobBanners job={job} />
        <ProofLine job={job} />
        {token === null ? null : <HiddenBanner employerId={job.employer?.id ?? null} />}
      </>
    ),
    match:
      token === null ? null : (
        <div className="flex min-h-12 items-start gap-2">
          <div className="min-w-0 flex-1">
            <MatchPanel jobId={job.id} waiting={<Skeleton className="h-11" />} />
          </div>
          {job.applied ? null : <AddToPlanPlace job={job} waiting={<div className="w-11 sm:w-64" />} />}
        </div>
      ),
    action: job.applied ? (
      <ReceiptLink job={job} wide={!inPane} />
    ) : asking ? (
      <ReturnQuestion job={job} onAnswered={answered} />
    ) : (
      <ApplyButton job={job} onApply={apply} onLeave={leave} wide={!inPane} />
    ),
    tools: (
      <>
        <SaveToggle job={job} look="alone" />
        <IconButton label="Share" onClick={() => setSharing(true)}>
          <Share2 className="size-5" aria-hidden="true" />
        </IconButton>
        <JobMenu job={job} />
      </>
    ),
    follow: job.employer ? (
      <FollowButton
        employer={job.employer}
        onLogin={() => open({ what: 'login' })}
        waiting={<div className="h-11" />}
      />
    ) : null,
    similar: (
      <CardActions value={saveSign}>
        <HiddenNotes value={hiddenNote}>
          <SimilarJobs id={String(job.id)} />
        </HiddenNotes>
      </CardActions>
    ),
  }
  return (
    <>
      {inPane ? <PaneLayout job={job} {...sections} /> : <PageLayout job={job} {...sections} />}
      <Suspense>
        {sharing ? (
          <ShareDialog title={job.title} url={`${location.origin}/jobs/${job.id}`} onClose={() => setSharing(false)} />
        ) : null}
      </Suspense>
      <p role="status" className="sr-only">
        {asking ? 'You are back. Please say whether you applied.' : ''}
      </p>
      {dialogs}
      {inPane ? null : (
        <>
          <SavePrompts />
          <JobMenuDialogs />
        </>
      )}
    </>
  )
}

/** That it was applied to is said above; here is the way to the proof. */
function ReceiptLink({ job, wide }: { job: JobDetail; wide: boolean }) {
  const { application } = job
  const to = application ? `/applications/${application.id}${application.own ? '' : '#receipt'}` : '/applications'
  return (
    <ButtonLink look="secondary" wide={wide} to={to}>
      {application?.own ? 'See your entry' : 'See the receipt'}
    </ButtonLink>
  )
}

type LayoutProps = { job: JobDetail } & Record<
  'banners' | 'match' | 'action' | 'tools' | 'follow' | 'similar',
  ReactNode
>

/** A page of its own: one column with the action under the thumb, or two with the action and the facts beside the text. */
function PageLayout({ job, banners, match, action, tools, follow, similar }: LayoutProps) {
  return (
    <article className="pt-4 sm:pt-8">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
        <div className="flex min-w-0 flex-col gap-4">
          {banners}
          <JobHeader job={job} tools={tools} />
          {match}
          <SafetyNotes job={job} />
        </div>
        <div className="min-w-0">
          <Description text={job.description} hiddenAt={hiddenAt(job)} />
        </div>
        <aside
          aria-label="About this job"
          className="flex min-w-0 flex-col gap-6 max-lg:border-t max-lg:border-line max-lg:pt-5 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-m-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-1"
        >
          <QuickApply job={job}>{action}</QuickApply>
          <JobFacts job={job} />
          <AboutEmployer job={job} action={follow} />
        </aside>
        <div className="min-w-0 lg:col-start-1">{similar}</div>
      </div>
      <BottomBar>{action}</BottomBar>
    </article>
  )
}

/** A pane beside the list: one column, the action always in sight at its top. */
function PaneLayout({ job, banners, match, action, tools, follow, similar }: LayoutProps) {
  return (
    <article className="flex min-w-0 flex-col gap-4">
      {banners}
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-ground py-2">
        <div className="me-auto min-w-0">{action}</div>
        {tools}
      </div>
      <JobHeader job={job} />
      {match}
      <SafetyNotes job={job} />
      <Description text={job.description} hiddenAt={hiddenAt(job)} />
      <div className="flex flex-col gap-5 border-t border-line pt-5">
        <JobFacts job={job} />
        <AboutEmployer job={job} action={follow} />
      </div>
      {similar}
    </article>
  )
}

/** The Quick Apply card: what a click leads to. */
function QuickApply({ job, children }: { job: Job; children: ReactNode }) {
  return (
    <Card aria-labelledby="quick-apply" className="max-lg:hidden">
      <Heading depth={1} id="quick-apply" className="text-xl">
        {job.applied ? 'Your application' : 'Quick Apply'}
      </Heading>
      <p className="mt-1 mb-4 text-soft">{quickApplyText(job)}</p>
      {children}
    </Card>
  )
}

function quickApplyText({ applied, source }: Job): string {
  if (applied) return 'What you sent or noted, and how it stands.'
  return source === 'olj'
    ? 'With your connected OnlineJobs.ph account, a letter and your apply points. You keep a receipt.'
    : 'This job takes applications on LinkedIn. We open the posting there for you.'
}

function PostingGone({ id }: { id: string }) {
  // Nor may a copy bring it back when there is no line.
  useEffect(() => {
    loadCopies().then(
      ({ forgetSeen }) => forgetSeen(id),
      () => undefined,
    )
  }, [id])
  return (
    <div className="flex flex-col items-start gap-4 py-16">
      <Heading depth={0} className="text-3xl">
        This job is not here.
      </Heading>
      <p className="max-w-prose text-soft">It was never posted, it was taken down, or our team is checking it.</p>
      <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
    </div>
  )
}
