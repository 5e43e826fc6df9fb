import { grouped } from '#contract/number.ts'
/** How many were left out, as a person reads it. */
export const hiddenText = (count: number): string =>
  count === 1
    ? '1 job is left out because you hide it.'
    : `${count > 10_000 ? '10,000+' : grouped(count)} jobs are left out because you hide them.`
