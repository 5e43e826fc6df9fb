import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link.tsx'
import { cx } from '#web/ui/cx.ts'

/** The top of a public page: what it is, in large, and one paragraph. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="pt-8 pb-8 sm:pt-14 sm:pb-10">
      <h1 className="max-w-[18ch] text-[clamp(2.25rem,8vw,3.75rem)] leading-[1.02] font-bold tracking-[-0.03em]">
        {title}
      </h1>
      {children === undefined ? null : <p className="mt-4 max-w-[56ch] text-lg text-soft">{children}</p>}
    </header>
  )
}

/** A part of a page below a hairline, named by its heading. */
export function Part({
  id,
  title,
  children,
  className,
}: {
  id: string
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-labelledby={id} className={cx('border-t border-line py-10', className)}>
      <h2 id={id} className="mb-5 text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Short pairs of a word and its meaning, in columns between hairlines. */
export function Pairs({ items }: { items: readonly (readonly [title: string, text: string])[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(([title, text]) => (
        <div key={title} className="border-t-2 border-mangga pt-3">
          <dt className="text-lg font-semibold">{title}</dt>
          <dd className="mt-1 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const MARKS = /\[([^[\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** Running text with `[words](/path)` as links, `**words**` as strong and `*words*` as stressed ones. */
export function Rich({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    const [all, label, to, strong, stressed] = match
    parts.push(text.slice(end, match.index))
    if (label !== undefined && to !== undefined) parts.push(<Way key={match.index} to={to} label={label} />)
    else if (strong !== undefined) parts.push(<Strong key={match.index}>{strong}</Strong>)
    else parts.push(<em key={match.index}>{stressed}</em>)
    end = match.index + all.length
  }
  parts.push(text.slice(end))
  return <>{parts}</>
}

const Strong = ({ children }: { children: string }) => <strong className="font-semibold">{children}</strong>

/** Inside the product, or out of it (a mail address, an authority). */
const Way = ({ to, label }: { to: string; label: string }) =>
  to.startsWith('/') ? (
    <TextLink to={to}>{label}</TextLink>
  ) : (
    <a href={to} className="font-medium text-dagat underline underline-offset-4">
      {label}
    </a>
  )
