import { type ComponentProps, createContext, use } from 'react'

/** How deep a posting stands in its page: 1 on a page of its own, 2 in a pane beside the list. */
export const PostingLevel = createContext<1 | 2>(1)

const TAGS = ['h1', 'h2', 'h3', 'h4'] as const

/** A heading inside a posting. `depth` 0 is the title, 1 a section, 2 a heading of the posting's own text. */
export function Heading({ depth, ...heading }: ComponentProps<'h2'> & { depth: 0 | 1 | 2 }) {
  const Tag = TAGS[use(PostingLevel) - 1 + depth] ?? 'h4'
  return <Tag {...heading} />
}
