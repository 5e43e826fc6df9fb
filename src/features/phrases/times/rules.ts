import { listed, type Words } from '../rules.ts'

/** The names of each month in English and Filipino, and how some are often mistyped, the longest first. */
export const MONTHS: readonly Words[] = [
  'january jan enero',
  'february feb pebrero febuary feburary',
  'march mar marso',
  'april apr abril aprl',
  'mayo may',
  'june jun hunyo',
  'july jul hulyo',
  'august aug agosto agust augst',
  'september sept sep setyembre setember septmber',
  'october oct oktubre ocotber',
  'november nov nobyembre novemeber',
  'december dec disyembre decemeber',
].map(listed)
/** Days of the week by their whole names. */
export const WEEKDAYS: Words = listed('monday tuesday wednesday thursday friday saturday sunday')
/** Years as they are counted: "3 yrs". */
export const YEARS: Words = ['years?', 'yrs?']
/** Months as they are counted: "6 mos". */
export const MONTHS_COUNTED: Words = ['months?', 'mos?']
