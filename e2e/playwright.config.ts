import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './fixtures/chromium.ts'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Run on a phone, and all others on a desktop, unless the journeys run on every device. */
const onPhones = [
  'accessibility',
  'accessibility-in-every-state',
  'around-the-catalogue',
  'charts-and-taste',
  'choosing-for-tonight',
  'coming-home',
  'confirming-an-address',
  'evening',
  'finding-the-next-one',
  'finding-your-way-in',
  'first-five-minutes',
  'first-screen-of-home',
  'first-screen-of-a-profile',
  'first-screen-of-a-work',
  'following-a-show',
  'importing',
  'in-german',
  'inviting-a-friend',
  'keeping-a-diary',
  'lists',
  'motion',
  'notifications',
  'people',
  'rating-in-one-tap',
  'scrolling-on',
  'second-factor',
  'settings',
  'showing-only-friends',
]

/** These show nothing that depends on the screen size; `accessibility.test.ts` opens every screen in both. */
const sameOnPhones = [
  'admin',
  'bad-times',
  'bulk-email',
  'closed-to-visitors',
  'leaving-with-everything',
  'link-previews-and-offline',
  'refresh-cache',
  'starting-the-product',
  'with-a-screen-reader',
  'with-the-keyboard-alone',
]

/** Pages live for seconds here: optimizing their code costs a fifteenth of the journeys' processor time and pays nothing back. */
const withoutOptimizing = '--js-flags=--no-opt --no-maglev'

const onEveryDevice = process.env['TEST_SIZE'] === 'all'

function filesOf(names: readonly string[]): string[] {
  return names.map((name) => `**/${name}.test.ts`)
}

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  // A journey waits for pages, disks and timers half of its time; four keep two cores busy.
  workers: 4,
  forbidOnly: true,
  // Only what hangs reaches a limit: a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/playwright.json' }],
    ['./repeat.reporter.ts'],
    ['./failure.reporter.ts'],
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
    actionTimeout: 60_000,
    // Checks would see intermediate colours and positions; `motion.test.ts` turns motion on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond before a test can watch or block the request.
    serviceWorkers: 'block',
    navigationTimeout: 60_000,
    launchOptions: { executablePath: chromium, args: [...chromiumFlags, withoutOptimizing] },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: onEveryDevice ? [] : filesOf(onPhones),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: onEveryDevice ? '**/*.test.ts' : filesOf(onPhones),
      testIgnore: filesOf(sameOnPhones),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
