/** One request as it arrived; `at` is milliseconds since 1970 on the machine's clock, with fractions. */
export type Arrival = {
  at: number
  method: string
  /** Path and query. */
  target: string
  /** Null while unanswered, and for good when the socket was destroyed without an answer. */
  status: number | null
  misbehaviour: string | null
}

/** What `GET /__control/state` tells of the requests so far. */
export type TrafficReport = { total: number; by_path: Record<string, number>; recent: Arrival[] }

/** Counts requests per method and path, and keeps the last ones with their arrival times. */
export type Traffic = {
  arrived: (method: string, path: string, target: string) => Arrival
  report: (recent: number) => TrafficReport
  clear: () => void
}

const KEPT_ARRIVALS = 2000
const KEPT_PATHS = 20_000

/** An empty record; it stays small whatever a crawler does (2,000 arrivals, 20,000 paths, the rest under `(other)`). */
export function createTraffic(): Traffic {
  let total = 0
  const counts = new Map<string, number>()
  const ring: Arrival[] = []
  return {
    arrived: (method, path, target) => {
      const arrival: Arrival = { at: wallClockMs(), method, target, status: null, misbehaviour: null }
      ring[total % KEPT_ARRIVALS] = arrival
      total += 1
      const key = `${method} ${path}`
      const counted = counts.has(key) || counts.size < KEPT_PATHS ? key : '(other)'
      counts.set(counted, (counts.get(counted) ?? 0) + 1)
      return arrival
    },
    report: (recent) => {
      const at = total % KEPT_ARRIVALS
      const inOrder = total > KEPT_ARRIVALS ? [...ring.slice(at), ...ring.slice(0, at)] : ring
      return { total, by_path: Object.fromEntries(counts), recent: recent > 0 ? inOrder.slice(-recent) : [] }
    },
    clear: () => {
      total = 0
      counts.clear()
      ring.length = 0
    },
  }
}

function wallClockMs(): number {
  return performance.timeOrigin + performance.now()
}
