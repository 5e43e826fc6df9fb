import { expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { createLimits } from './limits.ts'

test('a million addresses cost no more each than a thousand, and nobody else is forgotten for it', async () => {
  const noDatabase = undefined as unknown as Db
  const limits = createLimits(noDatabase, { now: () => new Date(0) }, 1)
  const ask = (address: string) => limits.take('read', { userId: null, address })
  // One that comes back all the time is counted on: the fifteenth time its hits are written down.
  for (let n = 0; n < 1_000_000; n += 1) {
    if (n % 75_000 === 0) await ask('192.0.2.1')
    await ask(`10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
  }
  await expect(ask('192.0.2.1')).rejects.not.toBeInstanceOf(AppError)
})
