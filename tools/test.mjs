// npm test: every check in order; the first failure ends the run.
//   npm test -- --only lint,types                 runs some of the steps
//   npm test -- --only journeys --repeat 20       runs every journey 20 times and lists how often each one passed
//   npm test -- --feature lists [--watch]         runs the tests of one feature, again on each change with --watch
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { testsOfFeature } from './feature-tests.mjs'
import { findChromium } from './find-chromium.mjs'
import { install } from './install.mjs'
import { withLock } from './lock.mjs'
import {
  buildChanged,
  cacheFolder,
  fail,
  PlainFailure,
  requireNode,
  root,
  run,
  say,
  tool,
} from './workspace.mjs'

/** Fewer modules than this mean that the import check read the wrong folder. */
const fewestModules = 60

const counts = { passed: 0, failed: 0 }
const vitestResult = path.join(cacheFolder, 'vitest.json')
const playwrightResult = path.join(cacheFolder, 'playwright.json')

/** @type {{ name: string, title: string, work: () => Promise<boolean> }[]} */
const steps = [
  { name: 'format', title: 'Format', work: () => runs('oxfmt', '--check') },
  { name: 'lint', title: 'Lint', work: () => runs('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'types', title: 'Types', work: checkTypes },
  {
    name: 'walls',
    title: 'Walls between the parts',
    work: () => check('walls.ts', `${fewestModules}`),
  },
  { name: 'dead-code', title: 'Dead code', work: () => runs('knip', '--no-progress') },
  { name: 'documents', title: 'Documents', work: () => check('documents.ts') },
  {
    name: 'requirements',
    title: 'Security requirements',
    work: () => check('requirements.ts'),
  },
  { name: 'rate-limits', title: 'Table of rate limits', work: () => check('rate-limits.ts') },
  { name: 'file-names', title: 'File names', work: () => check('file-names.ts') },
  { name: 'styles', title: 'Classes and colours', work: () => check('styles.ts') },
  { name: 'table-owners', title: 'Table owners', work: () => check('table-owners.ts') },
  { name: 'conventions', title: 'Conventions', work: () => check('conventions.ts') },
  { name: 'db-types', title: 'Types of the tables', work: checkDatabaseTypes },
  { name: 'unit', title: 'Unit, API and screen tests', work: runVitest },
  { name: 'sql-rows', title: 'Rows of raw statements', work: () => check('sql-rows.ts') },
  { name: 'build', title: 'Build', work: build },
  { name: 'first-load', title: 'First load', work: () => check('first-load.ts') },
  { name: 'mobile', title: 'Build for phones', work: () => check('mobile-build.ts') },
  { name: 'attack', title: 'Attacks', work: attack },
  { name: 'journeys', title: 'Browser journeys', work: runPlaywright },
]

const options = readOptions()
/** @type {string[]} the tests to run; all of them when empty */
const testFiles = []

try {
  requireNode()
  const wanted = chooseSteps()
  if (options.feature !== undefined) testFiles.push(...testsOfFeature(options.feature))
  await withLock('prepare', install)
  mkdirSync(cacheFolder, { recursive: true })
  if (testFiles.length > 0) say(`The tests of ${options.feature}:\n${testFiles.join('\n')}`)
  if (options.watch) process.exit(await run(tool('vitest'), ['watch', ...testFiles]))
  const failedStep = await runSteps(wanted)
  say(failedStep === undefined ? '\nEverything passed.' : `\nStopped at: ${failedStep}`)
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exit(failedStep === undefined ? 0 : 1)
} catch (error) {
  fail(error)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      feature: { type: 'string' },
      watch: { type: 'boolean', default: false },
    },
  })
  return values
}

function chooseSteps() {
  if (!/^[1-9]\d*$/.test(options.repeat)) {
    throw new PlainFailure(`--repeat must be a whole number from 1, not ${options.repeat}.`)
  }
  if (options.feature !== undefined && options.only !== undefined) {
    throw new PlainFailure(
      '--feature runs the tests of one feature; it cannot be combined with --only.',
    )
  }
  const only = options.feature === undefined ? options.only : 'unit'
  if (only === undefined) return steps
  const names = only.split(',')
  const known = steps.map((step) => step.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name))
  throw new PlainFailure(
    `There is no step called ${unknown.join(', ')}. The steps: ${known.join(', ')}.`,
  )
}

/** @param {typeof steps} wanted @returns {Promise<string | undefined>} the title of the step that failed */
async function runSteps(wanted) {
  for (const step of wanted) {
    say(`\n== ${step.title}`)
    const start = performance.now()
    const before = counts.failed
    const ok = await tryStep(step)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(`${ok ? 'ok' : 'FAILED'}: ${step.title} (${seconds} s)`)
    if (ok) continue
    if (counts.failed === before) counts.failed += 1
    return step.title
  }
  return undefined
}

/** @param {(typeof steps)[number]} step */
async function tryStep(step) {
  try {
    return await step.work()
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    say(error.message)
    return false
  }
}

/** @param {string} name @param {...string} args */
async function runs(name, ...args) {
  return (await run(tool(name), args)) === 0
}

/** @param {string} file @param {...string} args */
async function check(file, ...args) {
  return (await run(process.execPath, [`tools/checks/${file}`, ...args])) === 0
}

async function checkDatabaseTypes() {
  const args = ['tools/generate-db-types.ts', '--verify']
  return (await run(process.execPath, args)) === 0
}

async function checkTypes() {
  for (const project of ['contract', 'server', 'web', 'e2e', 'tools', 'bench']) {
    if (!(await runs('tsc', '-p', project))) return false
  }
  return true
}

async function build() {
  await withLock('prepare', buildChanged)
  return true
}

async function runVitest() {
  rmSync(vitestResult, { force: true })
  // Clears the recorded statements, so that sql-rows checks only those of this run.
  rmSync(path.join(cacheFolder, 'statements'), { recursive: true, force: true })
  const ok = await runs(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestResult}`,
    ...testFiles,
  )
  const result = readResult(vitestResult)
  counts.passed += result?.numPassedTests ?? 0
  counts.failed += result?.numFailedTests ?? 0
  return ok && result !== undefined
}

async function runPlaywright() {
  rmSync(playwrightResult, { force: true })
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    TRACE_SNAPSHOTS: options.repeat === '1' ? 'off' : 'on',
  }
  const args = ['test', '--config', path.join(root, 'e2e'), '--repeat-each', options.repeat]
  const ok = (await run(tool('playwright'), args, { env })) === 0
  const stats = readResult(playwrightResult)?.stats
  counts.passed += stats?.expected ?? 0
  counts.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return ok && stats !== undefined && stats.flaky === 0
}

async function attack() {
  return (await run(process.execPath, ['tools/attack.ts', '--quick'])) === 0
}

/** @param {string} file */
function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
