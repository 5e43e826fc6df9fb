import { listed, type Words } from '../rules.ts'

/** The names of each month in English and Filipino, the longest first. */
export const MONTHS: readonly Words[] = [
  'january jan enero',
  'february feb pebrero',
  'march mar marso',
  'april apr abril',
  'mayo may',
  'june jun hunyo',
  'july jul hulyo',
  'august aug agosto',
  'september sept sep setyembre',
  'october oct oktubre',
  'november nov nobyembre',
  'december dec disyembre',
].map(listed)
/** Days of the week by their whole names. */
export const WEEKDAYS: Words = listed('monday tuesday wednesday thursday friday saturday sunday')
/** Years as they are counted: "3 yrs". */
export const YEARS: Words = ['years?', 'yrs?']
/** Months as they are counted: "6 mos". */
export const MONTHS_COUNTED: Words = ['months?', 'mos?']
