/** A control call with a body that makes no sense; answered with 400 and this sentence. */
export class BadInput extends Error {}

/** The body of a control call as fields. @throws BadInput when it is no JSON object. An empty body is an empty object. */
export function fields(value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput('The body must be a JSON object.')
  return { ...value }
}

/** A text field, or undefined when it is missing. @throws BadInput for any other type. */
export function optionalText(from: Record<string, unknown>, name: string): string | undefined {
  const value = from[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new BadInput(`${name} must be a text.`)
  return value
}

/** A text field that must be there and not empty. @throws BadInput */
export function requiredText(from: Record<string, unknown>, name: string): string {
  const value = optionalText(from, name)
  if (value === undefined || value === '') throw new BadInput(`${name} is missing.`)
  return value
}

/** A whole number between two bounds, or undefined when it is missing. @throws BadInput */
export function optionalInteger(
  from: Record<string, unknown>,
  name: string,
  bounds: { min: number; max: number },
): number | undefined {
  const value = from[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'number' || !Number.isInteger(value) || value < bounds.min || value > bounds.max)
    throw new BadInput(`${name} must be a whole number between ${bounds.min} and ${bounds.max}.`)
  return value
}

/** A whole number between two bounds that must be there. @throws BadInput */
export function requiredInteger(
  from: Record<string, unknown>,
  name: string,
  bounds: { min: number; max: number },
): number {
  const value = optionalInteger(from, name, bounds)
  if (value === undefined) throw new BadInput(`${name} is missing.`)
  return value
}

/** A yes or no, or undefined when it is missing. @throws BadInput */
export function optionalFlag(from: Record<string, unknown>, name: string): boolean | undefined {
  const value = from[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw new BadInput(`${name} must be true or false.`)
  return value
}

/** A moment in ISO 8601, or undefined when it is missing. @throws BadInput */
export function optionalMoment(from: Record<string, unknown>, name: string): Date | undefined {
  const value = optionalText(from, name)
  if (value === undefined) return undefined
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) throw new BadInput(`${name} must be a moment such as 2026-11-21T08:00:00Z.`)
  return moment
}
