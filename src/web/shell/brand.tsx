import { Link } from '#web/lib/navigation.tsx'
import { Mark } from '#web/ui/mark.tsx'

/** The name with its mark, leading home. */
export function Brand() {
  return (
    <Link
      to="/"
      aria-label="Hanap, home"
      className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-box px-1 text-[1.375rem] leading-none font-bold tracking-tight text-ink no-underline"
    >
      <Mark className="size-7 text-dagat" />
      Hanap
    </Link>
  )
}
