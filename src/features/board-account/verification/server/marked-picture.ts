import { createRequire } from 'node:module'
import sharp from 'sharp'

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
/** Enough of any phone's picture to read the smallest print of an ID. */
const LONGEST_EDGE = 2000
/** Far beyond any camera's 40 million; a small file can unpack to more than the machine has. */
const MOST_PIXELS = 40_000_000
const NARROWEST = 320
const PAD = 12
const DARK = '#101418'

/**
 * Writes a picture anew: upright, in plain colours, without the place, camera and time its file tells, at most 2,000
 * pixels wide or high, with the mark in a band above and below. The bands lie outside of the picture, so that they cover
 * neither a face nor a number.
 * @throws Error for anything but a JPEG or PNG that can be read to its end
 */
export async function markedPicture(bytes: Buffer, mark: string): Promise<Buffer> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  const { format } = await sharp(bytes, options).metadata()
  if (format !== 'jpeg' && format !== 'png') throw new Error('This is no JPEG or PNG.')
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const width = Math.max(info.width, NARROWEST)
  const text = await written(mark, width)
  const band = text.info.height + 2 * PAD
  const left = Math.floor((width - info.width) / 2)
  const place = { input: text.data, left: Math.floor((width - text.info.width) / 2) }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extend({ top: band, bottom: band, left, right: width - info.width - left, background: DARK })
    .composite([
      { ...place, top: PAD },
      { ...place, top: band + info.height + PAD },
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** White words as a picture, broken into lines where they are too long; with a font that is shipped, whatever the machine has. */
function written(mark: string, width: number) {
  const size = Math.max(14, Math.round(width / 50))
  const words = mark.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const text = {
    text: `<span foreground="white">${words}</span>`,
    font: `DejaVu Sans ${size}`,
    fontfile: FONT,
    width: width - 2 * PAD,
    dpi: 72,
    align: 'centre',
    rgba: true,
  } as const
  return sharp({ text }).png().toBuffer({ resolveWithObject: true })
}
