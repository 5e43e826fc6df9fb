import { createContext, useContext, useMemo } from 'react'
import { OutsideLink } from '#web/ui/link.tsx'
import { HIDDEN_LINK } from '../hidden-links/rules.ts'
import { Heading } from './heading.tsx'
import { type Line, type ListItem, type Passage, readPassages } from './passages.ts'

/** Where the addresses stand that the board hides from guests. */
const HiddenAt = createContext<string | undefined>(undefined)

type DescriptionProps = {
  text: string
  /** The posting at a board that hides addresses in it from guests. */
  hiddenAt?: string | undefined
}

/** The posting's words with the headings, lists and emphasis they were written with; its markup never reaches us. */
export function Description({ text, hiddenAt }: DescriptionProps) {
  const passages = useMemo(() => readPassages(text, hiddenAt !== undefined), [text, hiddenAt])
  return (
    <section aria-labelledby="description" className="border-t border-line pt-5">
      <Heading depth={1} id="description" className="text-xl">
        Description
      </Heading>
      <div className="mt-3 flex max-w-[68ch] flex-col gap-3 text-[1.0625rem] leading-relaxed break-words">
        {passages.length === 0 ? (
          <p className="text-soft">The posting has no description.</p>
        ) : (
          // The text does not change under the reader: the position is the identity, here and below.
          <HiddenAt value={hiddenAt}>
            {passages.map((passage, index) => (
              <Shown key={index} passage={passage} />
            ))}
          </HiddenAt>
        )}
      </div>
    </section>
  )
}

function Shown({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case 'heading':
      return (
        <Heading depth={2} className="mt-2 text-lg font-semibold">
          <Words line={passage.line} />
        </Heading>
      )
    case 'list':
      return <List {...passage} />
    case 'paragraph':
      return (
        <p>
          {passage.lines.map((line, index) => (
            <span key={index}>
              {index === 0 ? null : <br />}
              <Words line={line} />
            </span>
          ))}
        </p>
      )
    default:
      return passage satisfies never
  }
}

function List({ ordered, items }: { ordered: boolean; items: ListItem[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`flex flex-col gap-1 marker:text-soft ${ordered ? 'list-decimal ps-8' : 'list-disc ps-5'}`}>
      {items.map(({ line, number }, index) => (
        // What the text counts keeps its numbers.
        <li key={index} value={number ?? undefined}>
          <Words line={line} />
        </li>
      ))}
    </Tag>
  )
}

const Words = ({ line }: { line: Line }) =>
  line.map(({ text, strong, hidden }, index) =>
    hidden ? <HiddenLink key={index} /> : strong ? <strong key={index}>{text}</strong> : text,
  )

/** In place of dashes: what stands there is told to members of the board. */
const HiddenLink = () => (
  <>
    [<OutsideLink href={useContext(HiddenAt)}>{HIDDEN_LINK}</OutsideLink>]
  </>
)
