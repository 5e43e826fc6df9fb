import type { Piece } from './pieces.ts'

/** Spaces of one justified line differ by less than this share. */
const ALIKE = 0.2
/** In letter sizes: narrower is a space as any other, wider stands between columns. */
const [NARROWEST, WIDEST] = [0.4, 3]
const FEWEST_SPACES = 3
/** So many lines share the edges of a justified paragraph. */
const FEWEST_LINES = 3
const SAME_EDGE = 1.5

/**
 * Justified lines come word by word, with wide spaces that look like those of columns. Words with equal spaces between
 * them, from one edge that lines share to another one, are put together.
 */
export function withJustifiedLines(rows: Piece[][]): Piece[][] {
  const all = rows.flat()
  const share = (at: number, edge: 'left' | 'right'): boolean =>
    all.filter((piece) => Math.abs(piece[edge] - at) <= SAME_EDGE).length >= FEWEST_LINES
  return rows.map((pieces) => runsOf(pieces).flatMap((run) => (isLine(run, share) ? [joined(run)] : run)))
}

/** Pieces of one look with equal spaces between them. */
function runsOf(pieces: Piece[]): Piece[][] {
  const runs: Piece[][] = []
  let space: number | null = null
  for (const piece of pieces) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const gap = last ? piece.left - last.right : 0
    const isSpace = gap >= NARROWEST * piece.size && gap <= WIDEST * piece.size
    const isEqual = space === null || Math.abs(gap - space) <= ALIKE * space
    if (run && last && last.look === piece.look && isSpace && isEqual) {
      run.push(piece)
      space ??= gap
    } else {
      runs.push([piece])
      space = null
    }
  }
  return runs
}

function isLine(run: Piece[], share: (at: number, edge: 'left' | 'right') => boolean): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length <= FEWEST_SPACES) return false
  // Cells and skills begin with capitals; words of a sentence do not.
  const small = run.filter(({ text }) => /^\s*\p{Ll}/u.test(text)).length
  return small > run.length / 2 && share(first.left, 'left') && share(last.right, 'right')
}

const joined = (run: Piece[]): Piece => {
  const [first] = run
  return {
    ...(first as Piece),
    text: run.map(({ text }) => text.trim()).join(' '),
    right: run.at(-1)?.right ?? 0,
  }
}
