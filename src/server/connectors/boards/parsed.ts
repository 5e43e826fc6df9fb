import { ConnectorError } from '../../platform/errors.ts'

/** What a parser gives: the value, or the names of what it needed and did not find. */
export type Parsed<T> = { value: T } | { missing: string[] }

/**
 * Takes the value out.
 * @throws ConnectorError changed, naming what was missing, with the page in `raw`
 */
export function understood<T>(parsed: Parsed<T>, page: string, raw: string): T {
  if ('value' in parsed) return parsed.value
  throw new ConnectorError('changed', `The ${page} was not understood; missing: ${parsed.missing.join(', ')}.`, { raw })
}

/** A piece of a page for the record of a run. */
export function excerptOf(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 500)
}
