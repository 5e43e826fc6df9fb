import { sampleZip, type ZipEntry } from '../../../server/testing/sample-files.ts'
import { type Block, blocksOf } from './markup.ts'

export type DocxLayout = {
  main: string
  top?: string
  /** Left cell of a table that lays the page out in two halves; `main` is the right one. */
  side?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
const paragraph = (inside: string, properties = '') => `<w:p>${properties}${inside}</w:p>`
const cell = (inside: string) => `<w:tc><w:tcPr/>${inside}</w:tc>`
const table = (rows: string) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows}</w:tbl>`
const LIST =
  '<w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>'

function bodyOf(blocks: Block[]): string {
  let body = ''
  let rows = ''
  const closeTable = () => {
    if (rows !== '') body += table(rows)
    rows = ''
  }
  for (const block of blocks) {
    if (block.kind === 'row') {
      rows += `<w:tr>${block.cells.map((text) => cell(paragraph(run(text)))).join('')}</w:tr>`
      continue
    }
    closeTable()
    if (block.kind === 'gap') body += '<w:p/>'
    else if (block.kind === 'item') body += paragraph(run(block.text), LIST)
    else if (block.kind === 'pair') body += paragraph(`${run(block.text, true)}<w:r><w:tab/></w:r>${run(block.right)}`)
    else body += paragraph(run(block.text, block.kind === 'heading'))
  }
  closeTable()
  return body
}

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A real Word file of a self-made resume: lists with numbering, tables, two halves as a table. */
export function writeDocx({ main, top, side }: DocxLayout, pictures: ZipEntry[] = []): Buffer {
  const halves =
    side === undefined
      ? bodyOf(blocksOf(main))
      : table(`<w:tr>${cell(bodyOf(blocksOf(side)))}${cell(bodyOf(blocksOf(main)))}</w:tr>`)
  const body = `${top === undefined ? '' : bodyOf(blocksOf(top))}${halves}`
  const level = '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>'
  const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering ${NAMESPACE}>${numbering}</w:numbering>`,
  }
  const files = Object.entries(parts).map(([name, xml]) => ({ name, content: Buffer.from(`${HEAD}${xml}`) }))
  return sampleZip([...files, ...pictures])
}
