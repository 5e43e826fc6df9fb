import Info from 'lucide-react/icons/info'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'

/** A sign that explains what it stands beside: by the pointer, the keyboard, or a tap. `label` names the sign. */
export function Tip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <span className="group relative inline-flex">
      <IconButton label={label} title={undefined} aria-describedby={id} className="-my-3 -me-3">
        <Info className="size-5" aria-hidden="true" />
      </IconButton>
      <span
        id={id}
        role="tooltip"
        className="invisible absolute end-0 bottom-full z-20 w-60 rounded-box bg-ink px-3 py-2 text-sm font-normal text-ground group-focus-within:visible group-hover:visible"
      >
        {children}
      </span>
    </span>
  )
}
