import { type ApplicationStatus, STATUSES } from '../rules.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The column beside a status in the direction of an arrow key; null at the edge and for every other key. */
export function neighbour(status: ApplicationStatus, key: string): ApplicationStatus | null {
  const step = STEPS[key]
  return step === undefined ? null : (STATUSES[STATUSES.indexOf(status) + step] ?? null)
}
