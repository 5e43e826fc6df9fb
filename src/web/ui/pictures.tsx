import type { ReactNode } from 'react'

/** Lines in the colour of the text around, one spot in mangga; decoration beside words that say the same. */
const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 96 60"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="h-15 text-edge"
  >
    {children}
  </svg>
)
const SPOT = 'fill-mangga stroke-none'

/** No posting saved: a card with its bookmark. */
export const SavedPicture = () => (
  <Picture>
    <path d="M62 6v21l7-6 7 6V6z" className={SPOT} />
    <path d="M58 8H26a6 6 0 0 0-6 6v32a6 6 0 0 0 6 6h44a6 6 0 0 0 6-6V34" />
    <path d="M31 24h18M31 35h30" strokeDasharray="4 5" />
  </Picture>
)

/** No search kept: a lens over a line that is kept. */
export const SearchPicture = () => (
  <Picture>
    <circle cx="70" cy="14" r="6" className={SPOT} />
    <circle cx="42" cy="26" r="17" />
    <path d="m54 39 15 15" />
    <path d="M34 26h16" strokeDasharray="4 5" />
  </Picture>
)

/** No application: a letter that flies, with its way behind it. */
export const LetterPicture = () => (
  <Picture>
    <circle cx="80" cy="44" r="5" className={SPOT} />
    <path d="M78 8 38 24l15 7 7 15z" />
    <path d="M78 8 53 31" />
    <path d="M10 52c12 0 20-4 27-13" strokeDasharray="4 5" />
  </Picture>
)

/** No conversation: two that could begin to talk. */
export const TalkPicture = () => (
  <Picture>
    <path d="M24 8h34a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H38l-10 8v-8h-4a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z" />
    <path d="M72 24h2a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-2v7l-9-7H50" strokeDasharray="4 5" />
    <circle cx="32" cy="21" r="3" className={SPOT} />
    <circle cx="41" cy="21" r="3" className={SPOT} />
    <circle cx="50" cy="21" r="3" className={SPOT} />
  </Picture>
)

/** No figures: columns that wait for theirs. */
export const ColumnsPicture = () => (
  <Picture>
    <path d="M14 52h68" />
    <path d="M26 52V36h10v16M44 52V24h10v28" strokeDasharray="4 5" />
    <path d="M62 52V12h10v40z" className={SPOT} />
  </Picture>
)
