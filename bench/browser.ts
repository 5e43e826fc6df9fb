import { existsSync } from 'node:fs'
import process from 'node:process'

const WINDOWLESS = '/usr/bin/chromium-headless-shell'
/** The machine's browser, the one without windows first: it takes less from what is measured. Nothing is downloaded. */
export const CHROMIUM = process.env['CHROMIUM'] ?? (existsSync(WINDOWLESS) ? WINDOWLESS : '/usr/bin/chromium')
/** How it is started so that only what is measured uses the machine. */
export const QUIET =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )
