// The browser of tests and measurements: which one, how it is started, and how it gets there. Plain JavaScript, because
// `npm test` asks before anything is installed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { PlainError } from './prepare.mjs'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** So that it starts as root and does nothing of its own while something is tested or measured. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium to use: the one CHROMIUM names, or an installed one, the one without windows first (it takes a third less
 * processor time). Undefined where there is none: Playwright then takes its own, if that was downloaded.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return process.env.CHROMIUM || installedChromium()
}

/** @returns {string | undefined} */
export function installedChromium() {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const applications = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...applications].find((file) =>
    existsSync(file),
  )
}

/** How Playwright starts it. */
export function launchOptions() {
  const executablePath = chromiumPath()
  return { ...(executablePath === undefined ? {} : { executablePath }), args: CHROMIUM_FLAGS }
}

/**
 * What a machine can do about a missing browser.
 * @typedef {object} Machine
 * @property {() => string | undefined} find an installed Chromium
 * @property {((name: string) => Promise<boolean>) | undefined} install Debian's package manager, where we may use it
 * @property {() => Promise<boolean>} download Playwright's own browser
 */

/**
 * Makes sure that there is a browser: an installed one, else Debian's package, else Playwright's own download.
 * @param {Machine} machine
 * @throws PlainError which says what to install when none of that worked
 */
export async function ensureChromium({ find, install, download }) {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return
    throw new PlainError(`CHROMIUM names ${named}, and nothing is there.`)
  }
  if (find()) return
  if (install && ((await install('chromium-headless-shell')) || (await install('chromium'))) && find()) return
  if (await download()) return
  throw new PlainError(
    'The tests need Chromium or Chrome, none is installed, and Playwright could not download its own. Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or name it in CHROMIUM.',
  )
}
