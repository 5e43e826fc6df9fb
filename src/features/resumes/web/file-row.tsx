import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'

type FileRowProps = { name: string; facts: string; children?: ReactNode }

/** A file by its name, with what is known of it and what can be done with it. */
export function FileRow({ name, facts, children }: FileRowProps) {
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-box border border-line bg-surface py-2 ps-4 pe-2">
      <FileText className="size-6 shrink-0 text-dagat" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-soft">{facts}</p>
      </div>
      {children}
    </div>
  )
}
