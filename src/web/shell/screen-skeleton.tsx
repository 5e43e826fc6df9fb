import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of a screen whose file is still on its way; a browser without scripts is told that none will come. */
export function ScreenSkeleton() {
  return (
    <>
      <noscript>
        <p className="py-10">
          This page needs JavaScript. Please switch it on in your browser; <a href="/jobs">looking for jobs</a> works
          without it.
        </p>
      </noscript>
      <Loading label="Loading the page" className="flex flex-col gap-4 py-10 noscript:hidden">
        <Skeleton className="h-9 w-2/3 max-w-sm" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="h-5 w-4/5 max-w-prose" />
        <Skeleton className="mt-4 h-40 w-full" />
      </Loading>
    </>
  )
}
