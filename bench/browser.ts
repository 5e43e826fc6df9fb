import process from 'node:process'

/** The machine's browser; nothing is downloaded. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** How it is started so that only what is measured uses the machine. */
export const QUIET =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )
