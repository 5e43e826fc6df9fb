/** Cards on a page. */
export const pageSize = 30
const shownAround = 3

/**
 * The block of page links: `base` is the absolute address of page 1, the offset is a path segment after it, and every
 * link repeats the whole query (`suffix` with its question mark). Empty when there is one page only.
 */
export function pagination(o: { base: string; suffix: string; offset: number; total: number }): string {
  const last = Math.ceil(o.total / pageSize)
  const current = Math.floor(o.offset / pageSize) + 1
  if (last <= 1) return ''
  const link = (page: number, text: string, rel = ''): string => {
    const path = page === 1 ? '' : `/${(page - 1) * pageSize}`
    const href = `${o.base}${path}${o.suffix}`.replaceAll('&', '&amp;')
    return `<li class="page-item page-link"><a href="${href}" data-ci-pagination-page="${page}"${rel}>${text}</a></li>`
  }
  const rows: string[] = []
  if (current > shownAround + 1) rows.push(link(1, '‹ First', ' rel="start"'))
  if (current > 1) rows.push(link(current - 1, '&lt;', ' rel="prev"'))
  for (let page = Math.max(1, current - shownAround); page <= Math.min(last, current + shownAround); page += 1) {
    rows.push(
      page === current ? `<li class="page-item page-link active"><a>${page}</a></li>` : link(page, String(page)),
    )
  }
  if (current < last) rows.push(link(current + 1, '&gt;', ' rel="next"'))
  if (current + shownAround < last) rows.push(link(last, 'Last ›'))
  return `<ul class="pagination">${rows.join('')}</ul>`
}

/** The offset in a path segment: digits only, 0 when there is none or it is nonsense. */
export function offsetOf(segment: string | undefined): number {
  return segment !== undefined && /^\d{1,7}$/.test(segment) ? Number(segment) : 0
}
