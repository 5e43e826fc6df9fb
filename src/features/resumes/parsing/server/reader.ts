import path from 'node:path'
import type { ChildWorkOptions } from '#server/platform/child-work/child-work.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')

/** One resume, one process: 10 s and 256 MB, two at once, eight may wait for ten seconds. */
export const RESUME_READER: ChildWorkOptions = {
  module: path.join(import.meta.dirname, 'reader-process.ts'),
  readable: [
    path.join(ROOT, 'src', path.sep),
    path.join(ROOT, 'node_modules', path.sep),
    path.join(ROOT, 'package.json'),
  ],
  limits: { startMs: 20_000, ms: 10_000, bytes: 268_435_456, answerBytes: 1_048_576 },
  atOnce: 2,
  mostWaiting: 8,
  waitMs: 10_000,
}
