import { Heading } from './heading.tsx'

/** The posting's words as plain text: its line breaks are kept, its markup never reaches us. */
export function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return (
    <section aria-labelledby="description" className="border-t border-line pt-6">
      <Heading depth={1} id="description" className="text-xl">
        Description
      </Heading>
      <div className="mt-3 flex max-w-[68ch] flex-col gap-4 text-[1.0625rem] leading-relaxed break-words whitespace-pre-line">
        {paragraphs.length === 0 ? (
          <p className="text-soft">The posting has no description.</p>
        ) : (
          // The text does not change under the reader: the position is the identity.
          paragraphs.map((part, index) => <p key={index}>{part}</p>)
        )}
      </div>
    </section>
  )
}
