/** The mark: a lens whose handle is a check. One colour, drawn for 16 px and up. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M20.6 21.4A9.4 9.4 0 1 1 23.7 14.4" />
      <path d="M15.6 23.2 20 28 29.4 17.2" />
    </svg>
  )
}
