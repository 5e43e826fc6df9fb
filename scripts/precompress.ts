import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.txt', '.json', '.webmanifest'])
const SMALLEST_WORTH_IT = 400
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST_WORTH_IT) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }))
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}

/** Writes a `.br` and a `.gz` beside every text file of `directory` (quality: pre-compressed). */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}
