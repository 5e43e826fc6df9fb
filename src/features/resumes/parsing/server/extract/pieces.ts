/** A piece of text where it stands on the page; the origin is below and to the left. `look` is its font and size. */
export type Piece = { text: string; left: number; right: number; base: number; size: number; look: string }
