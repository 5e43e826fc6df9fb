import Download from 'lucide-react/icons/download'
import { type ReactNode, useEffect, useRef } from 'react'
import { manilaDate, manilaDay, manilaExact } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import type { DataExport } from '../contract.ts'
import { EXPORT_DAYS, readableSize } from '../rules.ts'
import { useDownloadExport, useExport, useRequestExport } from './api.ts'
import { downloadFailure, requestFailure } from './texts.ts'

/** What the mail's link ends with: the place of this part on the page. */
const PLACE = 'your-data'

/** Everything we hold of the person as one file: asked for, on its way, ready, failed, or gone again. */
export function ExportPanel() {
  const { data, isError, isFetching, refetch } = useExport()
  const place = useRef<HTMLElement>(null)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded && location.hash === `#${PLACE}`) place.current?.scrollIntoView()
  }, [isLoaded])
  return (
    <section ref={place} id={PLACE} aria-labelledby="your-data-title" className="scroll-mt-20">
      <h3 id="your-data-title" className="text-xl">
        Your data
      </h3>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        Everything we hold of you in one ZIP file: a page to read, your data as JSON, your applications as a table, and
        your files.
      </p>
      {data ? <Standing export={data} /> : null}
      {!data && isError ? (
        <ErrorState
          level={2}
          message="Your data export could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? (
        <Loading label="Loading your data export">
          <Skeleton className="h-11 w-full sm:w-48" />
        </Loading>
      ) : null}
    </section>
  )
}

function Standing({ export: it }: { export: DataExport }) {
  const day = it.requested_at === null ? '' : manilaDay(it.requested_at)
  if (it.state === 'waiting' || it.state === 'building') return <UnderWay progress={it.progress ?? 0} />
  if (it.state === 'ready') return <Ready export={it} />
  if (it.state === 'failed') {
    return (
      <Request label="Try again">
        <Notice tone="danger">The export of {day} did not work. Nothing of your data is lost.</Notice>
      </Request>
    )
  }
  if (it.state === 'expired') {
    return (
      <Request label="Request my data">
        <Notice>
          The export of {day} is deleted: each one is kept for {EXPORT_DAYS} days.
        </Notice>
      </Request>
    )
  }
  return <Request label="Request my data" />
}

function Request({ label, look, children }: { label: string; look?: 'secondary'; children?: ReactNode }) {
  const { mutate, isPending, error } = useRequestExport()
  return (
    <div className="flex flex-col items-stretch gap-4 sm:items-start">
      {children}
      {error ? <Failure>{requestFailure(error)}</Failure> : null}
      <Button look={look ?? 'primary'} busy={isPending} busyLabel="Requesting…" onClick={() => mutate()}>
        {label}
      </Button>
    </div>
  )
}

const Failure = ({ children }: { children: ReactNode }) => (
  <Notice tone="danger" role="alert">
    {children}
  </Notice>
)

function UnderWay({ progress }: { progress: number }) {
  const percent = Math.floor(progress * 100)
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <p className="flex justify-between gap-3 font-medium">
        <span role="status">Putting your data together…</span>
        <span className="tabular">{percent}%</span>
      </p>
      <ProgressBar value={progress} label="Data export" />
      <p className="text-sm text-soft">You can leave this page. We mail you a link when it is ready.</p>
    </div>
  )
}

function Ready({
  export: { bytes, expires_at: expires, requested_at: requested, files_missing: missing },
}: {
  export: DataExport
}) {
  const { mutate, isPending, error } = useDownloadExport()
  const name = `hanap-data-${manilaDate(requested ?? '')}.zip`
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-medium" role="status">
          Your data of {manilaDay(requested ?? '')} is ready · {readableSize(bytes ?? 0)}
        </p>
        <p className="text-sm text-soft">Kept until {manilaExact(expires ?? '')}, Manila time.</p>
      </div>
      {missing > 0 ? (
        <Notice tone="mangga">
          {missing === 1 ? 'One of your files' : `${missing} of your files`} could not be read. The page inside names{' '}
          {missing === 1 ? 'it' : 'them'}.
        </Notice>
      ) : null}
      {error ? <Failure>{downloadFailure(error)}</Failure> : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          busy={isPending}
          busyLabel="Downloading…"
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => mutate(name)}
        >
          Download
        </Button>
        <Request label="Request a newer one" look="secondary" />
      </div>
    </div>
  )
}
