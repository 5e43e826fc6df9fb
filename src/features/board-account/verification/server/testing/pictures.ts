import sharp from 'sharp'
import type { ImageKind } from '../../rules.ts'

/** Stands in the file of every picture a phone of these tests takes: nobody may find it anywhere afterwards. */
export const CAMERA = 'Kamera-ni-Luz-90210'

/** A JPEG as a phone writes it: lying on its side, with camera, place and time. */
export const phonePhoto = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c8a078' } })
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '120/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const pngPicture = (width = 500, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 90, b: 160, alpha: 0.5 } } })
    .png()
    .toBuffer()

/** A few kilobytes that unpack to 900 million pixels. */
export async function bomb(): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  // The header says how large it is; its checksum is not looked at before the size is.
  small.writeUInt32BE(30_000, 16)
  small.writeUInt32BE(30_000, 20)
  return small
}

export const DETAILS = {
  id_type: 'passport',
  id_number: 'P7771234X',
  id_expiration: '2031-05-01',
  full_name: 'Luz Reyes',
  document_type: 'electricity_bill',
  address: '12 Mabini Street, Iloilo City',
  issue_date: '2026-10-02',
  mobile_number: '+63 917 555 0101',
}

/** The three pictures as a form sends them; some of them others. */
export async function threeFiles(others: Partial<Record<ImageKind, Buffer>> = {}) {
  const pictures = {
    government_id_photo: await phonePhoto(),
    government_id_selfie: await phonePhoto(600, 800),
    address_document: await pngPicture(),
    ...others,
  }
  return Object.entries(pictures).map(([field, bytes]) => ({ field, name: `${field}.jpg`, bytes }))
}
