// npm test: every check that a change needs; the first failure ends the run.
//   npm run test:all                              adds what is slow or random, and journeys on every device
//   npm test -- --seed 5                          repeats the random tests of a run that printed this seed
//   npm test -- --only lint,walls                 runs some of the steps
//   npm test -- --only journeys --repeat 20       runs every journey 20 times and lists how often each one passed
//   npm test -- --feature lists [--watch]         runs the tests of one feature, again on each change with --watch
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { testsOfFeature } from './testing/feature-tests.mjs'
import { findChromium } from './testing/find-chromium.mjs'
import { install } from './running/install.mjs'
import { withLock } from './running/lock.mjs'
import { temporaryFolder } from './running/temporary-folder.mjs'
import {
  chooseSeed,
  describeSlowest,
  timesOfJourneys,
  timesOfUnits,
} from './testing/test-report.mjs'
import {
  cacheFolder,
  endTogether,
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

/**
 * Where the commands of a step write.
 * @typedef {import('node:child_process').StdioOptions} Output
 */
/** @typedef {{ name: string, title: string, work: (output: Output) => Promise<boolean>, whole?: true }} Step */

/**
 * The steps, in phases. Those of a phase need nothing from each other and most use a single core, so two run at a
 * time; the longest start first. The tests in phases of their own use all cores. Those of `test:all` are marked `whole`.
 * @type {Step[][]}
 */
const phases = [
  [
    { name: 'format', title: 'Format', work: runs('oxfmt', '--check') },
    {
      name: 'lint',
      title: 'Lint and types',
      work: runs('oxlint', '--type-aware', '--type-check', '--deny-warnings'),
    },
    { name: 'build', title: 'Build', work: runsScript('tools/running/build-changed.mjs') },
    {
      name: 'patterns',
      title: 'Regular expressions',
      work: runs('oxlint', '-c', 'tools/checks/patterns.oxlintrc.json', '--disable-nested-config'),
    },
    {
      name: 'walls',
      title: 'Walls between the parts',
      work: check('walls.ts', `${fewestModules}`),
    },
    { name: 'floors', title: 'Floors of the features', work: check('floors.ts') },
    { name: 'dead-code', title: 'Dead code', work: runs('knip', '--no-progress') },
    { name: 'documents', title: 'Documents', work: check('documents.ts') },
    { name: 'requirements', title: 'Security requirements', work: check('requirements.ts') },
    { name: 'rate-limits', title: 'Table of rate limits', work: check('rate-limits.ts') },
    { name: 'styles', title: 'Style sheets', work: runs('stylelint', 'web/src/**/*.css') },
    { name: 'classes', title: 'Classes of the style sheets', work: check('classes.ts') },
    { name: 'table-owners', title: 'Table owners', work: check('table-owners.ts') },
    { name: 'literals', title: 'Texts and colours in scripts', work: check('literals.ts') },
    {
      name: 'db-types',
      title: 'Types of the tables',
      work: runsScript('tools/database/generate-db-types.ts', '--verify'),
    },
  ],
  [{ name: 'unit', title: 'Unit, API and screen tests', work: runVitest }],
  [
    {
      name: 'drill',
      title: 'Kills while members write',
      work: runsScript('drill/main.ts', '--minutes', '2'),
      whole: true,
    },
    { name: 'sql-rows', title: 'Rows of raw statements', work: check('sql-rows.ts') },
    {
      name: 'statements',
      title: 'Statements of each call',
      work: runsScript('bench/short-form.ts'),
    },
    { name: 'first-load', title: 'First load', work: check('first-load.ts') },
    { name: 'mobile', title: 'Build for phones', work: check('mobile-build.ts'), whole: true },
  ],
  [{ name: 'journeys', title: 'Browser journeys', work: runPlaywright }],
]

endTogether()
const options = readOptions()
const seed = chooseSeed(options)
/** Seconds of each test file of this run. @type {import('./testing/test-report.mjs').FileTime[]} */
const fileTimes = []
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
  say(`Random tests start from the seed ${seed}; --seed ${seed} repeats them.`)
  const failedStep = await runPhases(wanted)
  for (const line of describeSlowest(fileTimes)) say(line)
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
      all: { type: 'boolean', default: false },
      seed: { type: 'string' },
      feature: { type: 'string' },
      watch: { type: 'boolean', default: false },
    },
  })
  return values
}

/** @returns {Step[][]} */
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
  if (only === undefined) {
    return phases.map((phase) => phase.filter((step) => options.all || !step.whole))
  }
  const names = only.split(',')
  const known = phases.flat().map((step) => step.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) {
    return phases.map((phase) => phase.filter((step) => names.includes(step.name)))
  }
  throw new PlainFailure(
    `There is no step called ${unknown.join(', ')}. The steps: ${known.join(', ')}.`,
  )
}

/** @param {Step[][]} wanted @returns {Promise<string | undefined>} the title of the first step that failed */
async function runPhases(wanted) {
  for (const phase of wanted) {
    const [only] = phase
    const failed =
      only !== undefined && phase.length === 1 ? await runAlone(only) : await runPairs(phase)
    if (failed !== undefined) return failed
  }
  return undefined
}

/** Shows the output while the step runs. @param {Step} step */
async function runAlone(step) {
  say(`\n== ${step.title}`)
  const result = await timeStep(step, 'inherit')
  report(step, result)
  return result.ok ? undefined : step.title
}

/**
 * Runs two steps at a time and shows the whole output of each when it has ended. After a failure only what runs
 * already goes on.
 * @param {Step[]} steps
 */
async function runPairs(steps) {
  const waiting = [...steps]
  /** @type {string[]} */
  const failed = []
  const runNext = async () => {
    for (let step = waiting.shift(); step && failed.length === 0; step = waiting.shift()) {
      const file = path.join(cacheFolder, `output-of-${step.name}.txt`)
      const output = openSync(file, 'w')
      const result = await timeStep(step, ['ignore', output, output])
      closeSync(output)
      say(`\n== ${step.title}`)
      process.stdout.write(readFileSync(file, 'utf8'))
      rmSync(file)
      report(step, result)
      if (!result.ok) failed.push(step.title)
    }
  }
  await Promise.all([runNext(), runNext()])
  return failed[0]
}

/** @param {Step} step @param {Output} output */
async function timeStep(step, output) {
  const start = performance.now()
  const before = counts.failed
  const { ok, problem } = await tryStep(step, output)
  if (!ok && counts.failed === before) counts.failed += 1
  return { ok, problem, seconds: ((performance.now() - start) / 1000).toFixed(1) }
}

/** @param {Step} step @param {Output} output */
async function tryStep(step, output) {
  try {
    return { ok: await step.work(output), problem: '' }
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    return { ok: false, problem: error.message }
  }
}

/** @param {Step} step @param {{ ok: boolean, problem: string, seconds: string }} result */
function report({ title }, { ok, problem, seconds }) {
  if (problem !== '') say(problem)
  say(`${ok ? 'ok' : 'FAILED'}: ${title} (${seconds} s)`)
}

/** @param {string} name @param {...string} args @returns {Step['work']} */
function runs(name, ...args) {
  return async (stdio) => (await run(tool(name), args, { stdio })) === 0
}

/** @param {string} file @param {...string} args @returns {Step['work']} */
function runsScript(file, ...args) {
  return async (stdio) => (await run(process.execPath, [file, ...args], { stdio })) === 0
}

/** @param {string} file @param {...string} args */
function check(file, ...args) {
  return runsScript(`tools/checks/${file}`, ...args)
}

/** @param {Output} output */
async function runVitest(output) {
  rmSync(vitestResult, { force: true })
  // Clears the recorded statements, so that sql-rows reads only those of this run.
  rmSync(path.join(cacheFolder, 'statements'), { recursive: true, force: true })
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`)
  const args = ['run', ...reporters, `--outputFile.json=${vitestResult}`, ...testFiles]
  const ok = (await run(tool('vitest'), args, { env: environmentOfTests(), stdio: output })) === 0
  const result = readResult(vitestResult)
  fileTimes.push(...timesOfUnits(result))
  counts.passed += result?.numPassedTests ?? 0
  counts.failed += result?.numFailedTests ?? 0
  return ok && result !== undefined
}

/** @param {Output} output */
async function runPlaywright(output) {
  rmSync(playwrightResult, { force: true })
  const env = {
    ...environmentOfTests(),
    CHROMIUM_PATH: await findChromium(),
    TRACE_SNAPSHOTS: options.repeat === '1' ? 'off' : 'on',
  }
  const args = ['test', '--config', path.join(root, 'e2e'), '--repeat-each', options.repeat]
  const ok = (await run(tool('playwright'), args, { env, stdio: output })) === 0
  const result = readResult(playwrightResult)
  fileTimes.push(...timesOfJourneys(result))
  const stats = result?.stats
  counts.passed += stats?.expected ?? 0
  counts.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return ok && stats !== undefined && stats.flaky === 0
}

function environmentOfTests() {
  return {
    ...process.env,
    TMPDIR: temporaryFolder(),
    // Compiling the server takes half of a worker's start.
    NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled'),
    TEST_SIZE: options.all ? 'all' : 'change',
    TEST_SEED: seed,
  }
}

/** @param {string} file */
function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
