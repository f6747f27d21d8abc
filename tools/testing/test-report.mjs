import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../workspace.mjs'

/** @typedef {{ file: string, seconds: number }} FileTime */

/**
 * The seed that was asked for; else one of the time for the whole run, and of the commit for a change, so that it
 * stays the same until the code changes.
 * @param {{ seed?: string | undefined, all: boolean }} options
 */
export function chooseSeed({ seed, all }) {
  if (seed !== undefined) return seed
  if (all) return String(Date.now() % 2 ** 31)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
    return String(Number.parseInt(commit.slice(0, 7), 16))
  } catch {
    return '1' // an archive has no history
  }
}

/** @param {any} result as vitest's JSON reporter writes it @returns {FileTime[]} */
export function timesOfUnits(result) {
  return (result?.testResults ?? []).map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** @param {any} result as Playwright's JSON reporter writes it @returns {FileTime[]} */
export function timesOfJourneys(result) {
  return (result?.suites ?? []).map((/** @type {any} */ suite) => ({
    file: `e2e/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }))
}

/** @param {any} suite @returns {number} milliseconds */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ test) => test.results),
  )
  const own = results.map((/** @type {any} */ { duration }) => duration)
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0)
}

/** The ten slowest files, a line each. @param {readonly FileTime[]} times */
export function describeSlowest(times) {
  if (times.length === 0) return []
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
  return ['\nThe slowest test files:', ...lines]
}
