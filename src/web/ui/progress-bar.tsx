const BAR =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken accent-dagat [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-dagat [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-dagat'

/** How far something has come, 0 to 1: an upload, a wizard. Without `value` it only says that something goes on. */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  return <progress aria-label={label} {...(value === undefined ? {} : { value, max: 1 })} className={BAR} />
}
