import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const prometheus = 'deploy/prometheus/'
const alerts = read(`${prometheus}alerts.yml`)
const board = read('deploy/grafana/medley.json')
const operations = read('docs/operations.md')

/** Sources of the names of the server's metrics. */
const given = ['metrics', 'stored-metrics']
  .flatMap((file) => [...read(`server/src/metrics/${file}.ts`).matchAll(/'(medley_\w+)'/g)])
  .map(([, name]) => name ?? '')

const withoutSuffix = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\bmedley_\w+/g)].map(([name]) => withoutSuffix(name)))

test('the server gives metrics', () => expect(given.length).toBeGreaterThan(15))

test.each([
  ['the alerts', alerts],
  ['the board', board],
])('%s read only metrics that the server gives', (_, text) => {
  const names = namesIn(text)
  expect(names.size).toBeGreaterThan(5)
  expect([...names].filter((name) => !given.includes(name))).toEqual([])
})

test('the board shows every metric but the versions and whether the database is there', () => {
  const shown = namesIn(board)
  const others = ['medley_info', 'medley_database_up', 'medley_source_circuit_open']
  const sizes = ['medley_db_pool_size', 'medley_db_pool_idle', 'medley_picture_cache_files']
  expect(given.filter((name) => !shown.has(name)).toSorted()).toEqual(
    [...others, ...sizes].toSorted(),
  )
})

test('the page about operations says what to do for each alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const documented = [...operations.matchAll(/^\| `(Medley\w+)` \|/gm)].map(([, name]) => name)
  expect(documented).toEqual(names)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool).each([
  ['check', 'config', `${prometheus}prometheus.yml`],
  ['test', 'rules', `${prometheus}alerts.test.yml`],
])('promtool %s %s %s', (...args) => {
  const said = execFileSync('promtool', args, { cwd: fileURLToPath(root), encoding: 'utf8' })
  expect(said).toContain('SUCCESS')
})

test('each alert has a test in which it fires', () => {
  const tests = read(`${prometheus}alerts.test.yml`)
  const fired = [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name)
  for (const [, name] of alerts.matchAll(/- alert: (\w+)/g)) expect(fired).toContain(name)
})
