import { load, type Load, type Order } from './load.ts'
import type { Ground } from './database.ts'
import type { Options } from './options.ts'
import { processorOf, processorOfTree } from './processor.ts'
import type { Running } from './processes.ts'

export type Run = { options: Options; ground: Ground }

/** A load with the processor time (ms) each request cost the web process and the database. */
export type Measured = Load & { web: number; database: number }

/** Asks a server for a while, ten at once, and says what that cost it. */
export async function measured(
  run: Run,
  server: Running,
  order: Partial<Order> & { paths: string[] },
): Promise<Measured> {
  const before = { web: processorOf(server.pid), database: processorOfTree(run.ground.server) }
  const result = await load({ url: server.url, connections: 10, seconds: run.options.seconds, ...order })
  return {
    ...result,
    web: (processorOf(server.pid) - before.web) / result.requests,
    database: (processorOfTree(run.ground.server) - before.database) / result.requests,
  }
}

/**
 * Lets the server open its connections, the database learn the questions on each of them and the compiler see the code
 * before anything is counted. Different paths keep all connections busy; one that is asked again is answered from memory.
 */
export const warmUp = (server: Running, paths: string[], tokens: string[] = [], seconds = 2): Promise<Load> =>
  load({ url: server.url, connections: 10, seconds, paths, tokens })
