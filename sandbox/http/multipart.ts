/** A file of a form as a browser sent it. */
export type SentFile = { name: string; type: string; bytes: Buffer }

/** Text fields and files of a multipart body; a part that makes no sense is passed over. */
export function parseMultipart(
  type: string,
  body: Buffer,
): { fields: [string, string][]; files: Map<string, SentFile> } {
  const fields: [string, string][] = []
  const files = new Map<string, SentFile>()
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined) return { fields, files }
  for (const part of partsOf(body, `--${boundary}`)) {
    const end = part.indexOf('\r\n\r\n')
    if (end < 0) continue
    const head = part.subarray(0, end).toString('utf8')
    const bytes = part.subarray(end + 4)
    const name = /name="([^"]*)"/i.exec(head)?.[1]
    const fileName = /filename="([^"]*)"/i.exec(head)?.[1]
    if (name === undefined) continue
    if (fileName === undefined) fields.push([name, bytes.toString('utf8')])
    else files.set(name, { name: fileName, type: /content-type: *([^\r\n]+)/i.exec(head)?.[1] ?? '', bytes })
  }
  return { fields, files }
}

function* partsOf(body: Buffer, mark: string): Generator<Buffer> {
  let from = body.indexOf(mark)
  while (from >= 0) {
    const begin = from + mark.length + 2
    const next = body.indexOf(`\r\n${mark}`, begin)
    if (next < 0) return
    yield body.subarray(begin, next)
    from = next + 2
  }
}
