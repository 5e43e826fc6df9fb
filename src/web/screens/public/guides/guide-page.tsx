import SquareCheck from 'lucide-react/icons/square-check-big'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { GUIDE_TITLES, type GuideSlug } from '../page-titles.ts'
import { Rich } from '../page-parts.tsx'
import { type Block, Prose } from '../prose.tsx'
import { GUIDES } from './list.ts'

export type Guide = {
  slug: GuideSlug
  lead: string
  body: readonly Block[]
  checklist: readonly string[]
  related: readonly GuideSlug[]
  /** The next step inside the product. */
  next: { to: string; label: string }
}

/** One guide: text, a short checklist, where to go from here. */
export function GuidePage({ guide }: { guide: Guide }) {
  const minutes = GUIDES.find(({ slug }) => slug === guide.slug)?.minutes
  return (
    <article className="pt-6 sm:pt-10">
      <p className="text-soft">
        <TextLink to="/resources" className="inline-flex min-h-11 items-center">
          Resources
        </TextLink>{' '}
        · {minutes} minutes
      </p>
      <h1 className="mt-2 max-w-[20ch] text-[clamp(2rem,7vw,3.25rem)] leading-[1.05] font-bold tracking-[-0.03em]">
        {GUIDE_TITLES[guide.slug]}
      </h1>
      <p className="mt-4 mb-8 max-w-[52ch] text-lg text-soft">{guide.lead}</p>
      <div className="grid gap-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <Prose blocks={guide.body} />
        <aside aria-label="In short" className="flex flex-col gap-8 lg:sticky lg:top-6 lg:self-start">
          <section aria-labelledby="checklist">
            <h2 id="checklist" className="mb-3 text-xl">
              Checklist
            </h2>
            <ul className="flex flex-col gap-2">
              {guide.checklist.map((item) => (
                <li key={item} className="flex gap-2">
                  <SquareCheck className="mt-0.5 size-5 shrink-0 text-dagat" aria-hidden="true" />
                  <span>
                    <Rich text={item} />
                  </span>
                </li>
              ))}
            </ul>
            <ButtonLink to={guide.next.to} className="mt-5">
              {guide.next.label}
            </ButtonLink>
          </section>
          <section aria-labelledby="related" className="border-t border-line pt-6">
            <h2 id="related" className="mb-1 text-xl">
              Read next
            </h2>
            <ul>
              {guide.related.map((slug) => (
                <li key={slug}>
                  <TextLink to={`/resources/${slug}`} className="inline-flex min-h-11 items-center">
                    {GUIDE_TITLES[slug]}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </article>
  )
}
