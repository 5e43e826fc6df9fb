import type { Piece } from './page-rows.ts'

const FEWEST_SIGNS = 3
/** A font of signs has few of them on a page. */
const MOST_KINDS = 4

/**
 * Signs before items that a font of signs draws come as the letters it stores them under ("l", "v", "ÿ"): a font that
 * nothing but single letters are written in, again and again. They are the signs of a list.
 */
export function withSignsOfLists(pieces: Piece[]): Piece[] {
  const fonts = Map.groupBy(
    pieces.filter(({ text }) => text.trim() !== ''),
    fontOf,
  )
  const signs = new Set([...fonts].filter(([, own]) => isOfSigns(own)).map(([font]) => font))
  if (signs.size === 0 || signs.size === fonts.size) return pieces
  return pieces.map((piece) => (signs.has(fontOf(piece)) && piece.text.trim() !== '' ? { ...piece, text: '•' } : piece))
}

/** The look without its size. */
const fontOf = ({ look }: Piece): string => look.replace(/\s[\d.]+$/, '')

const isOfSigns = (own: Piece[]): boolean => {
  const kinds = new Set(own.map(({ text }) => text.trim()))
  return own.length >= FEWEST_SIGNS && kinds.size <= MOST_KINDS && [...kinds].every((text) => /^[\p{L}§]$/u.test(text))
}
