import process from 'node:process'
import tailwind from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { createLogger } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { launchOptions } from './scripts/chromium.mjs'

/** What the browser's side is made of, prepared before the first test: whatever is found later would reload the page under one. */
const PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  'zod/mini',
  'axe-core',
  '@simplewebauthn/browser',
  'd3-scale',
  'd3-shape',
]

const quiet = createLogger()
const logger = {
  ...quiet,
  info: (message: string, options?: object) => {
    if (/dependencies optimized|optimized dependencies changed/.test(message)) {
      console.error(`A package was prepared during the tests; name it in vitest.components.config.ts: ${message}`)
      process.exitCode = 1
    }
    quiet.info(message, options)
  },
}

/** The page as a person has set their device: light or dark, with motion or without. */
const emulate: BrowserCommand<[{ colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' | 'no-preference' }]> = (
  { page },
  media,
) => page.emulateMedia(media)
/** The mouse, where no locator is meant. */
const moveMouse: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.move(x, y)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [tailwind()],
  customLogger: logger,
  optimizeDeps: { noDiscovery: true, include: PACKAGES },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/web/testing/setup.ts'],
    // A page for all files of a worker: what a test leaves behind is put back by the set-up.
    isolate: false,
    // One more than the cores of the smallest machine, for those that wait: 139 s where two took 157.
    maxWorkers: 3,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 740 },
      instances: [{ browser: 'chromium' }],
      testerHtmlPath: 'src/web/testing/tester.html',
      // As in the journeys: a part of the words is enough, unless a test wants them all.
      locators: { exact: false },
      commands: { emulate, moveMouse },
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { timezoneId: 'Asia/Manila', locale: 'en-PH', reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
    },
  },
})
