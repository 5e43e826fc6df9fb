import type { BurstGuard } from './burst.ts'
import type { Language } from './language.ts'
import type { PostingIndex } from './posting-index.ts'

/** Ways in which the real site turns a visitor away. */
export type BlockKind = 'denied' | 'authwall' | 'soft'

/** What the control calls of this stand-in can change. */
export type LinkedinState = {
  index: PostingIndex
  burst: BurstGuard
  /** The block in force and how many requests it still concerns (null = until lifted). */
  block: { kind: BlockKind; times: number | null } | null
  /** Links to this server, or to the country host as the real pages have them. */
  links: 'own' | 'country'
  /** Language without an Accept-Language header. */
  language: Language
}
