import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 3e9

/**
 * A folder of one's own for a database that is forgotten after the test, in memory where there is room: a disk that stands
 * still makes every start and stop wait for it. The user PostgreSQL runs as may enter.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(roomInMemory() ? MEMORY : tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}

function roomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES
}
