import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './fixtures/chromium.ts'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** What these show does not depend on the size of the screen; `accessibility.test.ts` opens every screen in both. */
const sameOnPhones = [
  'admin',
  'bad-times',
  'bulk-email',
  'leaving-with-everything',
  'link-previews-and-offline',
  'refresh-cache',
  'starting-the-product',
  'with-a-screen-reader',
  'with-the-keyboard-alone',
]

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  // A journey waits for pages, disks and timers nearly half of its time; three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/playwright.json' }],
    ['./repeat.reporter.ts'],
  ],
  use: {
    browserName: 'chromium',
    // Snapshots of the page at each action cost a sixth of the journeys' time, so a whole run leaves them out.
    trace: {
      mode: 'retain-on-failure',
      snapshots: process.env['TRACE_SNAPSHOTS'] !== 'off',
      screenshots: false,
      sources: false,
    },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // Checks would see intermediate colours and positions; `motion.test.ts` turns motion on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond before a test can watch or block the request.
    serviceWorkers: 'block',
    navigationTimeout: 30_000,
    launchOptions: { executablePath: chromium, args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: sameOnPhones.map((name) => `**/${name}.test.ts`),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
