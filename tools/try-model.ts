/**
 * Performs more random actions of several members than the test of the same name does, and compares each
 * member's view with the model after every step:
 *
 *   npm run model [-- --runs 50 --seed 1]
 *
 * Uses a separate app and database. The same seed performs the same actions.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '50' },
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
  },
})

console.log(`${values.runs} runs from the seed ${values.seed}`)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', 'server/src/testing/model/model.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MODEL_RUNS: values.runs, MODEL_SEED: values.seed },
  },
)
process.exitCode = status ?? 1
