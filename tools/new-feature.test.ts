import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWholeRun } from '../server/src/testing/test-size.ts'
import { findFloorProblems } from './checks/floors.ts'
import { findLiterals } from './checks/literals.ts'
import { readText } from './checks/read-tree.ts'
import { findViolations } from './checks/walls.ts'
import { namesOf } from './new-feature/names.ts'
import { insertSorted } from './new-feature/register.ts'
import { writeFeature } from './new-feature.ts'
import { migrationName } from './database/new-migration.ts'
import { root } from './workspace.mjs'

const parts = ['contract', 'packages', 'server', 'texts', 'tools', 'web']
const files = [
  'package.json',
  'tsconfig.base.json',
  '.dependency-cruiser.cjs',
  '.kysely-codegen.json',
  '.oxfmtrc.json',
  'docs/architecture.md',
  'docs/privacy.md',
]
const time = new Date('2026-03-04T05:06:07Z')

const run = promisify(execFile)

let folder: string
let written: string[]

/** A copy of the code, with the installed packages of the repository but the workspaces of the copy. */
function copyTree(): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'medley-new-feature-'))
  const left = /(^|\/)(node_modules|dist|dist-mobile|android|ios)$/
  for (const place of [...parts, ...files]) {
    const from = path.join(root, place)
    cpSync(from, path.join(tree, place), { recursive: true, filter: (file) => !left.test(file) })
  }
  for (const place of ['.', 'packages/texts', ...parts])
    linkPackages(tree, path.join(place, 'node_modules'))
  mkdirSync(path.join(tree, 'node_modules/@medley'))
  const workspaces = 'node_modules/@medley'
  for (const name of readdirSync(path.join(root, workspaces))) {
    const target = readlinkSync(path.join(root, workspaces, name))
    symlinkSync(target, path.join(tree, workspaces, name), 'dir')
  }
  return tree
}

function linkPackages(tree: string, place: string): void {
  const from = path.join(root, place)
  if (!existsSync(from)) return
  mkdirSync(path.join(tree, place))
  for (const name of readdirSync(from).filter((one) => one !== '@medley')) {
    symlinkSync(path.join(from, name), path.join(tree, place, name))
  }
}

/** Runs a program on the tree; answers what it has to say if it fails. */
async function complaintsOf(program: string, ...args: string[]): Promise<string> {
  const file = path.join(root, 'node_modules/.bin', program)
  return run(file, args, { cwd: folder }).then(
    () => '',
    (error: Error & { stdout?: string }) => error.stdout ?? error.message,
  )
}

describe('a new feature', () => {
  beforeAll(async () => {
    folder = copyTree()
    written = writeFeature('reading-goals', folder, time)
    const complaints = await complaintsOf('oxfmt', ...written)
    if (complaints !== '') throw new Error(complaints)
    await run(process.execPath, ['packages/texts/main.ts'], { cwd: folder })
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

  test('has a file for each role', () => {
    expect(written.filter((file) => file.includes('reading-goals'))).toEqual([
      'contract/src/library/reading-goals.ts',
      'server/src/db/migrations/20260304T0506-add-reading-goals.sql',
      'server/src/features/reading-goals/reading-goals.feature.ts',
      'server/src/features/reading-goals/reading-goals.service.ts',
      'server/src/features/reading-goals/reading-goals.queries.ts',
      'server/src/features/reading-goals/reading-goals.view.ts',
      'server/src/features/reading-goals/reading-goals.notifications.ts',
      'server/src/features/reading-goals/reading-goals.export-part.ts',
      'server/src/features/reading-goals/reading-goals.routes.test.ts',
      'server/src/features/reading-goals/reading-goals.testing.ts',
      'web/src/features/reading-goals/reading-goals.calls.ts',
      'web/src/features/reading-goals/reading-goals.privacy-card.slot.ts',
      'web/src/features/reading-goals/reading-goals-page.tsx',
      'web/src/features/reading-goals/reading-goals-switch.tsx',
      'web/src/screens/reading-goals/screen.tsx',
    ])
  })

  test('touches six files of code besides its own and texts', () => {
    const others = written.filter((file) => !/reading-goals|^texts\/|[.]md$/.test(file))
    expect(others).toEqual([
      'contract/src/api.ts',
      'server/src/features.ts',
      'contract/src/accounts/notifications.ts',
      'contract/src/transfer/export-format.ts',
      'contract/src/route-table.ts',
      'web/src/paths.ts',
    ])
  })

  test('is listed among the calls and the features', () => {
    expect(readText(folder, 'contract/src/api.ts')).toMatch(/\n {2}readingGoals,\n/)
    expect(readText(folder, 'server/src/features.ts')).toContain('  readingGoalsFeature,\n]')
  })

  test('stands on the highest floors of server and web, and in the page about privacy', () => {
    expect(findFloorProblems(folder)).toEqual([])
    expect(readText(folder, 'docs/privacy.md')).toContain(
      '| Reading goals | `reading_goals`, `reading_goal_settings` | the member | until the account |',
    )
  })

  // Reading the types of everything takes half a minute.
  test.runIf(isWholeRun)('has types that fit the rest, and passes the lint rules', async () => {
    await run(process.execPath, ['tools/database/generate-db-types.ts'], { cwd: folder })
    const config = path.join(root, '.oxlintrc.json')
    const code = written.filter((file) => /[.]tsx?$/.test(file))
    const args = ['-c', config, '--type-aware', '--type-check', '--deny-warnings', ...code]
    expect(await complaintsOf('oxlint', ...args)).toBe('')
  })

  test('follows the import rules', { timeout: 120_000 }, async () => {
    const code = written.filter((file) => /[.]tsx?$/.test(file))
    expect((await findViolations(folder, code)).violations).toEqual([])
  })

  test('has no texts in code', { timeout: 120_000 }, () => {
    const literals = findLiterals(folder).filter((one) => one.includes('reading-goals'))
    expect(literals).toEqual([])
  })

  test('cannot be made twice', () => {
    expect(() => writeFeature('reading-goals', folder, time)).toThrow('There is a feature called')
  })
})

test.each(['', 'Goals', 'goal', 'reading_goals', '../goals'])('refuses the name %j', (name) => {
  expect(() => writeFeature(name, '/nowhere', time)).toThrow('A feature is named by a plural')
})

test('knows the singular of a name', () => {
  expect(namesOf('book-diaries')).toMatchObject({
    kebabOne: 'book-diary',
    camelOne: 'bookDiary',
    pascal: 'BookDiaries',
  })
})

test('enters a line at its place in the order', () => {
  const block = { opening: /^\[/, within: /^ / }
  expect(insertSorted('[\n a\n c\n]', ' b', block)).toBe('[\n a\n b\n c\n]')
  expect(insertSorted('[\n a\n]', ' b', block)).toBe('[\n a\n b\n]')
  expect(() => insertSorted('a', 'b', block)).toThrow('The code has no line')
})

test('a migration is named by its time and what it does', () => {
  expect(migrationName('add-review-likes', time)).toBe('20260304T0506-add-review-likes.sql')
  expect(() => migrationName('Likes', time)).toThrow('A migration is named by what it does')
})
