export const EXPORT_STATES = ['none', 'waiting', 'building', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** How long a finished archive can be downloaded. */
export const EXPORT_DAYS = 7

/** Whether an archive is on its way, so that another one is not begun. */
export const isUnderWay = (state: ExportState): boolean => state === 'waiting' || state === 'building'

/** 9,437,184 is "9.0 MB": as phones and computers show it. */
export function readableSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** A name for the inside of an archive: no folders, nothing a file system refuses, not endless. */
export function safeName(name: string): string {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_').replace(/^[.\s]+/, '')
  return plain.slice(-120).toWellFormed().trim() || 'file'
}
