import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { checkRows, type SqlRows } from '@medley/sql-rows/check-rows'
import { readClaims } from '@medley/sql-rows/claims'
import { recordedStatements, recordStatements } from '@medley/sql-rows/statement-recorder'
import { openProgram } from './open-program.ts'
import { runPlanted, runPlantedSlips } from './sql-rows/planted.queries.ts'
import { withDatabase } from './sql-rows/with-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const planted = 'tools/checks/sql-rows/planted.queries.ts'
const trusted = [{ file: planted, column: 'since', because: 'it needs no trust' }]

let result: SqlRows

beforeAll(async () => {
  const program = openProgram(root, [planted], 'tools/tsconfig.json')
  const claims = readClaims(program, root, [planted])
  result = await withDatabase(async (database, db) => {
    const recorded = db.withPlugin(recordStatements())
    await runPlanted(recorded)
    await runPlantedSlips(recorded)
    return checkRows(claims, recordedStatements(), database, trusted)
  })
})

test('reports exactly the claims that the database contradicts', () => {
  expect(result.problems.map((problem) => problem.replace(/^\S+ /, ''))).toEqual([
    'since needs no trust, or no test saw it',
    'identity is not selected',
    'id is selected, but not in the row type',
    'rating is number, claimed as string',
    'review may be null',
    'title may be null',
    'newest may be null',
    'title is not selected',
    'ids[] is string, claimed as number',
    'category can be \'Bug Report\', claimed as "Suggestion"',
    'given may be null',
    'work.title was null, claimed as string',
    'work.year was missing',
    'length is number, claimed as string',
    'no test runs it',
  ])
})

test('reports the location', () => {
  expect(result.problems[1]).toMatch(/^tools\/checks\/sql-rows\/planted\.queries\.ts:\d+: /)
})

test('counts the comparisons', () => {
  expect([result.claimed, result.statements]).toEqual([15, 14])
})
