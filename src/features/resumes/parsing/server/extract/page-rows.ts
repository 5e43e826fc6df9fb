/** A piece of text where it stands on the page; the origin is below and to the left. */
export type Piece = { text: string; left: number; right: number; base: number; size: number }

/** Pieces that stand next to each other, with what they say together. */
export type Segment = { text: string; left: number; right: number; base: number; size: number }
export type Row = { base: number; size: number; segments: Segment[] }
