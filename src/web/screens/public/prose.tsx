import { Rich } from './page-parts.tsx'

/** A paragraph, or a heading, list, numbered list, note or table. */
export type Block =
  | string
  | { h: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  | { head: readonly string[]; rows: readonly (readonly string[])[]; caption: string }

/** Text for reading: one column of about 65 characters. `level` is that of its headings. */
export function Prose({ blocks, level = 2 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  return (
    <div className="flex max-w-[65ch] flex-col gap-4">
      {blocks.map((block, at) => (
        // The text never changes while it is shown.
        <One key={at} block={block} level={level} />
      ))}
    </div>
  )
}

function One({ block, level }: { block: Block; level: 2 | 3 }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Rich text={block} />
      </p>
    )
  }
  if ('h' in block) {
    const Heading = `h${level}` as const
    return <Heading className={level === 2 ? 'mt-4 text-xl sm:text-2xl' : 'mt-3 text-lg'}>{block.h}</Heading>
  }
  if ('note' in block) {
    return (
      <p className="border-s-4 border-mangga bg-mangga-wash px-4 py-3 text-mangga-ink">
        <Rich text={block.note} />
      </p>
    )
  }
  if ('rows' in block) return <Table {...block} />
  return <Items {...block} />
}

function Items(block: { list: readonly string[] } | { steps: readonly string[] }) {
  const [Tag, look, items] =
    'list' in block ? (['ul', 'list-disc', block.list] as const) : (['ol', 'list-decimal', block.steps] as const)
  return (
    <Tag className={`${look} flex flex-col gap-2 ps-6 marker:text-soft`}>
      {items.map((item) => (
        <li key={item}>
          <Rich text={item} />
        </li>
      ))}
    </Tag>
  )
}

/** On phones each row is read from top to bottom, so that nothing scrolls sideways. */
function Table({
  head,
  rows,
  caption,
}: {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  caption: string
}) {
  return (
    <table className="w-full text-start max-sm:block">
      <caption className="pb-2 text-start text-soft max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="border-b border-edge py-2 pe-4 text-start font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([first = '', ...others]) => (
          <tr key={first} className="align-top max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3">
            <th
              scope="row"
              className="text-start font-semibold sm:border-b sm:border-line sm:py-2 sm:pe-4 max-sm:block"
            >
              {first}
            </th>
            {others.map((cell, at) => (
              <td key={head[at + 1]} className="sm:border-b sm:border-line sm:py-2 sm:pe-4 max-sm:block">
                <span aria-hidden="true" className="text-soft sm:hidden">
                  {head[at + 1]}:{' '}
                </span>
                <Rich text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
