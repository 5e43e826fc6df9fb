import path from 'node:path'
import type { ChildWorkOptions } from '#server/platform/child-work/child-work.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')

/** One picture, one process: 10 s and 512 MB, two at once, eight may wait for ten seconds. */
export const IMAGE_READER: ChildWorkOptions = {
  module: path.join(import.meta.dirname, 'image-process.ts'),
  readable: [
    path.join(ROOT, 'src', path.sep),
    path.join(ROOT, 'node_modules', path.sep),
    path.join(ROOT, 'package.json'),
  ],
  addons: true,
  // However large a picture is, it is unpacked in memory and never in a temporary file.
  settings: { VIPS_DISC_THRESHOLD: '16g' },
  limits: { startMs: 20_000, ms: 10_000, bytes: 536_870_912, answerBytes: 16_777_216 },
  atOnce: 2,
  mostWaiting: 8,
  waitMs: 10_000,
}
