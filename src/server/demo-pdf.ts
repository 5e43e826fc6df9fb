const LINE_POINTS = 18

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** A one-page PDF (A4, Helvetica, Latin letters) with the given lines: the demo person's resume. */
export function simplePdf(lines: string[]): Buffer {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf ${LINE_POINTS} TL 72 770 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const start = Buffer.byteLength(file, 'latin1')
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
