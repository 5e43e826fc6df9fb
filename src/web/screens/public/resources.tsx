import { TextLink } from '#web/ui/link.tsx'
import { GUIDES } from './guides/list.ts'
import { PageHead, Rich } from './page-parts.tsx'

/** /resources: the guides for seekers (product, "resources"). */
export function Resources() {
  return (
    <>
      <PageHead title="Guides for people who look for work">
        Short, concrete, written for Filipinos who work with clients abroad. Free to read and free to share.
      </PageHead>
      <section aria-label="Guides">
        <ul className="border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-12">
          {GUIDES.map(({ slug, title, summary, minutes }) => (
            <li key={slug} className="border-b border-line py-5">
              <h2 className="text-xl">
                <TextLink to={`/resources/${slug}`} className="inline-flex min-h-11 items-center">
                  {title}
                </TextLink>
              </h2>
              <p className="mt-1 max-w-[52ch] text-soft">
                {summary} <span className="whitespace-nowrap">{minutes} minutes.</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-8 max-w-[60ch]">
        <Rich text="Something missing, or something wrong? [Tell us](/contact). Hiring people? See our [notes for employers](/resources-employers)." />
      </p>
    </>
  )
}
