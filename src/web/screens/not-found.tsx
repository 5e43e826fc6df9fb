import { ButtonLink } from '#web/ui/button.tsx'

/** Any path that names nothing. */
export function NotFound() {
  return (
    <div className="flex flex-col items-start gap-4 py-16 sm:py-24">
      <p className="font-semibold text-mangga-ink">404</p>
      <h1 className="text-3xl sm:text-4xl">We looked everywhere. This page is not here.</h1>
      <p className="max-w-prose text-soft">
        The address may be mistyped, or the page has moved. The jobs are where they were.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
        <ButtonLink to="/" look="secondary">
          Home
        </ButtonLink>
      </div>
    </div>
  )
}
