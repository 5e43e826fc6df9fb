import { PageHead } from './page-parts.tsx'
import { type Block, Prose } from './prose.tsx'

export type LegalSection = { id: string; title: string; blocks: readonly Block[] }

type LegalPageProps = { title: string; intro: string; sections: readonly LegalSection[]; numbered?: boolean }

/** A legal text: when it last changed (spec 3 §9), a list of contents, and sections that can be linked to. */
export function LegalPage({ title, intro, sections, numbered = false }: LegalPageProps) {
  const named = sections.map((section, at) => ({
    ...section,
    heading: numbered ? `${at + 1}. ${section.title}` : section.title,
  }))
  return (
    <>
      <PageHead title={title}>{intro}</PageHead>
      <p className="border-t border-line pt-4 text-soft">Last updated May 5, 2025</p>
      <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-6 lg:self-start">
          <h2 id="contents" className="mb-2 text-lg">
            Contents
          </h2>
          <ul>
            {named.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-dagat underline-offset-4 hover:underline lg:min-h-9"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-10">
          {named.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-6 text-2xl">
                {heading}
              </h2>
              <Prose blocks={blocks} level={3} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
