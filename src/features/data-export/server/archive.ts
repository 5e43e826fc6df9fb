import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { tidily } from '#server/platform/tidy.ts'

type Pieces = AsyncIterable<string | Uint8Array>
/** Files are stored as they are: PDFs and DOCX files are packed already. */
export type Packing = 'text' | 'file'

export type Archive = {
  /** Adds one entry and waits until all of it is written. @throws as `pieces` does, or when the disk takes no more. */
  add(name: string, pieces: Pieces, packing: Packing): Promise<void>
  /** @returns the size of the whole file */
  finish(): Promise<number>
  /** Lets go of a file that will never be whole. */
  giveUp(): Promise<void>
}

/** A ZIP that is written to `path` entry by entry: only what is between a source and the disk is in memory. */
export function openArchive(path: string, made: Date): Archive {
  const zip = new yazl.ZipFile()
  const ended = new AbortController()
  const written = pipeline(zip.outputStream, createWriteStream(path), { signal: ended.signal })
  const broken = new Promise<never>((_, reject) => {
    zip.once('error', reject)
    written.catch(reject)
  })
  // Whoever adds waits for it; in between there is nobody to hear.
  broken.catch(() => undefined)
  const add: Archive['add'] = async (name, pieces, packing) => {
    const source = Readable.from(tidily(pieces, packing), { objectMode: false })
    const read = new Promise<void>((resolve, reject) => {
      source.once('end', resolve)
      source.once('error', reject)
    })
    zip.addReadStream(source, name, { mtime: made, compress: packing === 'text' })
    try {
      await Promise.race([read, broken])
    } finally {
      source.destroy()
    }
  }
  return {
    add,
    finish: async () => {
      zip.end()
      await Promise.race([written, broken])
      return (await stat(path)).size
    },
    giveUp: async () => {
      ended.abort()
      await written.catch(() => undefined)
    },
  }
}
