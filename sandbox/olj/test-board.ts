import { startServer, type RunningServer } from '../http/server.ts'
import type { OljPosting } from '../market/types.ts'
import { createOlj, type Olj } from './olj.ts'
import { createVisitor, type Visitor } from './test-visitor.ts'

/** A board that listens on a free port, for one test file. */
export type TestBoard = { olj: Olj; url: string; visitor: () => Visitor; close: () => Promise<void> }

/** Starts a board over real HTTP. */
export async function startBoard(o: {
  postings: readonly OljPosting[]
  dataFile?: string
  now?: () => Date
  searchCap?: number
}): Promise<TestBoard> {
  const olj = createOlj(o)
  const server: RunningServer = await startServer({ ...olj, port: 0 })
  return {
    olj,
    url: server.url,
    visitor: () => createVisitor(server.url),
    close: async () => {
      await server.close()
      olj.close()
    },
  }
}
