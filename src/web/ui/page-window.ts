export type PageMark = number | 'gap-before' | 'gap-after'

const WINDOW = 5

/**
 * Which page numbers a list shows: a window of 5 around `page`, ellipses where numbers are left out, and always the
 * first and the last one (spec 2 §9).
 */
export function pageWindow(page: number, pages: number): PageMark[] {
  const start = Math.max(1, Math.min(page - 2, pages - WINDOW + 1))
  const end = Math.min(pages, start + WINDOW - 1)
  const marks: PageMark[] = []
  for (let number = start; number <= end; number++) marks.push(number)
  if (start > 2) marks.unshift('gap-before')
  if (start > 1) marks.unshift(1)
  if (end < pages - 1) marks.push('gap-after')
  if (end < pages) marks.push(pages)
  return marks
}
