import * as z from 'zod/mini'

/** A count above this may be reported as this, with `count_is_capped` (product, "Lists"). */
export const COUNT_CAP = 10_000

/** A whole number in a query string, kept between `min` and `max` by refusing what lies outside. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'Enter a whole number.')),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(min, `Must be at least ${min}.`), z.lte(max, `Must be at most ${max}.`)),
    ),
  )

/** A positive id in a path, as a number. */
export const pathId = wholeNumber(1, 999_999_999)

/** `{results, count, next, previous}`; `next` and `previous` are addresses below our own origin. */
export const paged = <S extends z.core.$ZodType>(item: S) =>
  z.object({
    results: z.array(item),
    count: z.number(),
    count_is_capped: z.optional(z.boolean()),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  })

/** Addresses of the neighbouring pages of a list, keeping every other parameter. */
export function neighbours(path: string, query: Record<string, unknown>, page: number, pages: number) {
  const at = (n: number) => {
    const parts = Object.entries(query)
      .filter(
        ([key, value]) => key !== 'page' && (typeof value === 'string' || typeof value === 'number') && value !== '',
      )
      .map(([key, value]) => `${key}=${encodeURIComponent(value as string | number)}`)
    return `${path}?${[...parts, `page=${n}`].join('&')}`
  }
  return { next: page < pages ? at(page + 1) : null, previous: page > 1 ? at(page - 1) : null }
}
