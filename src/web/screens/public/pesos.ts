import { grouped } from '#contract/number.ts'

/** `₱50.00` from 5000 centavos. */
export const formatPesos = (centavos: number): string =>
  `₱${grouped(Math.floor(centavos / 100))}.${String(centavos % 100).padStart(2, '0')}`
