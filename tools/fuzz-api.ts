/**
 * Sends more random requests to every endpoint than the test of the same name does:
 *
 *   npm run fuzz [-- --requests 20000 --seed 1]
 *
 * Uses a separate app and database. The same seed sends the same requests.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
  },
})

console.log(`${values.requests} requests from the seed ${values.seed}`)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', 'server/src/http/fuzz.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  },
)
process.exitCode = status ?? 1
