const FORMAT = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `₱50.00` from 5000 centavos. */
export const formatPesos = (centavos: number): string => `₱${FORMAT.format(centavos / 100)}`
