const MEGABYTE = 1_000_000

/**
 * How often the collector comes by, and for what. Texts leave garbage that only a look through all of the memory finds (40 to
 * 90 ms in which nothing else is done, so not too often); pieces of files are gone after a quick one (about 1 ms).
 */
const VISITS = {
  text: { every: 8 * MEGABYTE, type: 'major' },
  file: { every: MEGABYTE, type: 'minor' },
} as const

/**
 * Hands pieces on and has the garbage collector come by now and then. Left alone it waits until tens of megabytes have
 * gathered of what a long stream drops. Only where Node runs with `--expose-gc`; elsewhere the pieces just pass.
 */
export async function* tidily<Piece extends string | Uint8Array>(
  pieces: AsyncIterable<Piece>,
  of: keyof typeof VISITS,
): AsyncGenerator<Piece> {
  const { every, type } = VISITS[of]
  let passed = 0
  for await (const piece of pieces) {
    yield piece
    passed += piece.length
    if (passed < every) continue
    passed = 0
    globalThis.gc?.({ type })
  }
}
