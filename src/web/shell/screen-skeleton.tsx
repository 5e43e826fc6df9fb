import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of a screen whose file is still on its way. */
export function ScreenSkeleton() {
  return (
    <Loading label="Loading the page" className="flex flex-col gap-4 py-10">
      <Skeleton className="h-9 w-2/3 max-w-sm" />
      <Skeleton className="h-5 w-full max-w-prose" />
      <Skeleton className="h-5 w-4/5 max-w-prose" />
      <Skeleton className="mt-4 h-40 w-full" />
    </Loading>
  )
}
