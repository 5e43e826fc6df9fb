import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** The files of a ZIP by their names. */
export async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  const found = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(found))
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        const pieces: Buffer[] = []
        stream.on('data', (piece: Buffer) => pieces.push(piece))
        stream.on('error', reject)
        stream.on('end', () => {
          found.set(entry.fileName, Buffer.concat(pieces))
          zip.readEntry()
        })
      })
    })
    zip.readEntry()
  })
}
