import type { ReactNode } from 'react'
import { Mark } from '#web/ui/mark.tsx'

type AuthFrameProps = { title: string; intro: ReactNode; children: ReactNode; otherWay: ReactNode }

/** The calm page around a login or a registration: what it is, the form, and the other way. */
export function AuthFrame({ title, intro, children, otherWay }: AuthFrameProps) {
  return (
    <div className="relative py-8 sm:py-14">
      <Mark className="pointer-events-none absolute end-0 top-10 -z-1 hidden size-[34rem] text-dagat-wash lg:block" />
      <div className="flex max-w-md flex-col gap-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-2 text-soft">{intro}</p>
        </div>
        {children}
        <p className="border-t border-line pt-5">{otherWay}</p>
      </div>
    </div>
  )
}
