import type { FullConfig } from '@playwright/test'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { announceWorlds, startWorld } from './world.ts'

/** Builds what is stale, starts one product per worker, and stops them after the last journey. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  await ensureBuilt()
  const started = await Promise.all(Array.from({ length: workers }, () => startWorld()))
  announceWorlds(started.map(({ world }) => world))
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}
