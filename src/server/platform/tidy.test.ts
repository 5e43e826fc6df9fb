import { afterEach, expect, test, vi } from 'vitest'
import { tidily } from './tidy.ts'

afterEach(() => vi.unstubAllGlobals())

async function* pieces() {
  for (let at = 0; at < 40; at += 1) yield new Uint8Array(500_000).fill(at)
}
const passed = async (of: 'text' | 'file') => {
  const found: unknown[] = []
  for await (const piece of tidily(pieces(), of)) found.push(piece[0])
  return found
}

test('every piece is handed on, and the collector comes by as often as it is worth', async () => {
  const all = Array.from({ length: 40 }, (_, at) => at)
  const gc = vi.fn<(how: object) => void>()
  vi.stubGlobal('gc', gc)
  expect(await passed('file')).toEqual(all)
  expect(gc.mock.calls).toEqual(Array.from({ length: 20 }, () => [{ type: 'minor' }]))
  gc.mockClear()
  expect(await passed('text')).toEqual(all)
  expect(gc.mock.calls).toEqual([[{ type: 'major' }], [{ type: 'major' }]])
  vi.stubGlobal('gc', undefined)
  expect(await passed('file')).toEqual(all)
})
