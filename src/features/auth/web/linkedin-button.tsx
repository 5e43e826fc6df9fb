import { Button } from '#web/ui/button.tsx'

/** Has no action (spec 1 §2) and says so; it can be reached, so that everybody hears why nothing happens. */
export function LinkedInButton() {
  return (
    <Button
      look="secondary"
      wide
      aria-disabled
      className="text-soft hover:border-edge hover:text-soft"
      icon={
        <span
          aria-hidden="true"
          className="inline-flex size-5 items-center justify-center rounded-[3px] bg-sunken text-xs font-bold"
        >
          in
        </span>
      }
    >
      <span className="leading-snug">
        Sign in with LinkedIn <span className="block text-sm font-normal">not available yet</span>
      </span>
    </Button>
  )
}
