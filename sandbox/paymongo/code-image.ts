import { createHash } from 'node:crypto'

const SIZE = 29
const FINDER = 7

/** A picture that looks like a QR Ph code and is another one for every payment. No app can read it. */
export function codeImage(id: string): string {
  const bits = createHash('sha512').update(id).digest()
  const cells = Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    const dark = isFinder(x, y) ?? ((bits[at % bits.length] ?? 0) >> (Math.floor(at / bits.length) % 8)) % 2 === 1
    return dark ? `M${x + 2} ${y + 2}h1v1h-1z` : ''
  })
  const side = SIZE + 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${cells.join('')}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Whether a cell of the three squares in the corners is dark; undefined elsewhere. */
function isFinder(x: number, y: number): boolean | undefined {
  const corners = [
    [0, 0],
    [SIZE - FINDER, 0],
    [0, SIZE - FINDER],
  ] as const
  for (const [left, top] of corners) {
    const [dx, dy] = [x - left, y - top]
    if (dx < -1 || dy < -1 || dx > FINDER || dy > FINDER) continue
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3))
    return ring === 3 || ring <= 1
  }
  return undefined
}
