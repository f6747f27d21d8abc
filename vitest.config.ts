import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tools/testing/slowest-first.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Tests of the server that start database servers or processes of their own, or act at random for minutes. */
const ofWholeRun = [
  'src/db/embedded-postgres.test.ts',
  'src/instance-backup/**',
  'src/start/web-processes.test.ts',
  'src/testing/model/model.test.ts',
]

/** Node runs this code itself, as the product does; transforming it took a tenth of the time of its tests. */
const runByNode = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    // Server tests wait for the database and for processes that they start; four workers keep two cores busy.
    maxWorkers: 4,
    // Only what hangs reaches a limit: a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    restoreMocks: true,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          root: 'contract',
          environment: 'node',
          experimental: runByNode,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          root: 'packages',
          environment: 'node',
          experimental: runByNode,
          include: ['*/src/**/*.test.ts'],
          provide: { realExports: process.env['REAL_EXPORTS'] },
          // Loading the readers of exports takes longer than most files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: 'server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: process.env['TEST_SIZE'] === 'change' ? ofWholeRun : [],
          provide: {
            testDatabaseUrl: process.env['TEST_DATABASE_URL'],
            newRelease: process.env['RELEASE'],
            realExports: process.env['REAL_EXPORTS'],
          },
          globalSetup: file('server/src/testing/global-setup.ts'),
          pool: 'forks',
          // Loading the server takes longer than most files; each has an app and a database of its own.
          isolate: false,
          experimental: runByNode,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: file('web/src/testing/setup.ts'),
          // Making a window takes longer than most files; `setup.ts` gives each file modules of its own.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          css: { include: /tokens\.css/, modules: { classNameStrategy: 'non-scoped' } },
          expect: { requireAssertions: true },
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          root: 'tools',
          environment: 'node',
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
})
