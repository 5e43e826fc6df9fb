import type * as z from 'zod'

const NOT_OF_TYPE: Record<string, string> = {
  boolean: 'Enter true or false.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter text.',
  array: 'Enter a list.',
  object: 'Enter fields with values.',
}

const counted = (count: number | bigint, noun: string) => `${count} ${noun}${Number(count) === 1 ? '' : 's'}`

function tooMuch(origin: string, most: number | bigint): string {
  if (origin === 'string') return `Ensure this field has no more than ${counted(most, 'character')}.`
  if (origin === 'array') return `Enter no more than ${counted(most, 'item')}.`
  return `Enter ${most} or less.`
}

function tooLittle(origin: string, least: number | bigint, inclusive: boolean): string {
  if (origin === 'string')
    return Number(least) <= 1
      ? 'This field is required.'
      : `Ensure this field has at least ${counted(least, 'character')}.`
  if (origin === 'array') return `Enter at least ${counted(least, 'item')}.`
  return inclusive ? `Enter ${least} or more.` : `Enter more than ${least}.`
}

/** What a schema without a sentence of its own finds wrong with a value, in words that people read under a field. */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big') return tooMuch(issue.origin, issue.maximum)
  if (issue.code === 'too_small') return tooLittle(issue.origin, issue.minimum, issue.inclusive === true)
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'invalid_format') return 'Enter a valid value.'
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined || issue.input === null ? 'This field is required.' : NOT_OF_TYPE[issue.expected]
}
