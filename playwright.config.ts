import { defineConfig, devices } from '@playwright/test'
import { DESKTOP_ONLY, PHONE_ONLY } from './e2e/widths.ts'
import { launchOptions } from './scripts/chromium.mjs'

const files = (names: string[]) => names.map((name) => `**/${name}.test.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: true,
  retries: 0,
  // One more than the cores of the smallest machine: journeys wait for toasts, retries and the board.
  workers: 3,
  fullyParallel: false,
  // How long to wait for what never comes, not a promise of speed (the bench keeps those): a shared machine may stand
  // still for a quarter of a minute, and did.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  use: {
    timezoneId: 'Asia/Manila',
    locale: 'en-PH',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every journey takes longer than the journeys: `npm run e2e -- --trace on` where one is wanted.
    trace: 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: files(DESKTOP_ONLY),
      // Every pixel is drawn by the processor: a real phone's density takes a sixth more of it and shows nothing else.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: files(PHONE_ONLY),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
})
