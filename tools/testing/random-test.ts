/**
 * Runs a test that acts at random for longer than `npm test` does, with an app and a database of its own:
 *
 *   npm run fuzz [-- --requests 20000 --seed 1]    sends random requests to every endpoint
 *   npm run model [-- --runs 50 --seed 1]          compares what each member sees with a model after every step
 *   npm run crawl [-- --rounds 40 --seed 1]        looks everywhere for remarks ahead of their readers
 *   npm run audiences [-- --rounds 20 --seed 1]    looks everywhere for what is not for its readers, and
 *                                                for sums and orders that show it
 *
 * The same seed does the same.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const tests: Record<string, { files: string[]; option: string; count: string }> = {
  fuzz: { files: ['http/fuzz.test.ts'], option: 'requests', count: '20000' },
  model: { files: ['testing/model/model.test.ts'], option: 'runs', count: '50' },
  // Ten minutes.
  crawl: { files: ['testing/crawl/crawl.test.ts'], option: 'rounds', count: '40' },
  audiences: {
    files: ['testing/crawl/audiences.test.ts', 'testing/crawl/hidden.test.ts'],
    option: 'rounds',
    count: '20',
  },
}

const [name = '', ...args] = process.argv.slice(2)
const test = tests[name]
if (!test) throw new Error(`There is no ${name}, only ${Object.keys(tests).join(', ')}`)
const { values } = parseArgs({
  args,
  options: {
    [test.option]: { type: 'string', default: test.count },
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
  },
})
const { seed, [test.option]: count } = values
const variable = `${name}_${test.option}`.toUpperCase()

console.log(`${count} ${test.option} from the seed ${seed}`)
const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', ...test.files.map((file) => `server/src/${file}`)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [variable]: String(count), TEST_SEED: seed },
  },
)
process.exitCode = status ?? 1
