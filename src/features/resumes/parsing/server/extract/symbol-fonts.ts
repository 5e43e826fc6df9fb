import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
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

/** So many pictures make a font of pictures; lists have fewer signs. */
const FEWEST_PICTURES = 3
/** What stands between words or before items, and what words and numbers are made of. */
const TEXT_SIGN = phrase('u')`^[${BULLETS}\w\p{Pd}|·⋄~.,:;()&+*/<>=]$`

/**
 * Pictures before a time, a place or a telephone number say nothing: a font in which many different signs are drawn, each
 * by itself, and one of them behind other text. They are left out, so that no time becomes the item of a list.
 */
export function withoutPictures(pieces: Piece[]): Piece[] {
  const fonts = Map.groupBy(
    pieces.filter(({ text }) => text.trim() !== ''),
    fontOf,
  )
  const pictures = new Set([...fonts].filter(([, own]) => areOfPictures(own, pieces)).map(([font]) => font))
  if (pictures.size === 0 || pictures.size === fonts.size) return pieces
  return pieces.filter((piece) => !pictures.has(fontOf(piece)))
}

function areOfPictures(own: Piece[], all: Piece[]): boolean {
  const kinds = new Set(own.map(({ text }) => text.trim()))
  const signs = [...kinds].filter((text) => !TEXT_SIGN.test(text))
  const areSigns = [...kinds].every((text) => /^.$/u.test(text)) && signs.length > kinds.size / 2
  const isBehind = ({ left, base, size }: Piece): boolean =>
    all.some((one) => one.text.trim() !== '' && one.right <= left && Math.abs(one.base - base) < size / 2)
  return signs.length >= FEWEST_PICTURES && areSigns && own.some(isBehind)
}
