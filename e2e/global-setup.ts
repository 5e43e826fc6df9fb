import { ensureBuilt } from '../scripts/prepare.mjs'
import { makeTemplate } from './template.ts'

/** Builds what is stale and makes the template that every worker's world is a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBuilt()
  return makeTemplate()
}
