import { afterEach, expect, test } from 'vitest'
import { roles } from './file-names.data.ts'
import { findOddNames } from './file-names.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

const page = Object.values(roles)
  .flat()
  .map((role) => `\`${role}\``)
  .join(' ')

function problemsOf(files: readonly string[], text = page) {
  const entries = files.map((file) => [file, ''] as const)
  tree = writeTree({ ...Object.fromEntries(entries), 'docs/architecture.md': text })
  return findOddNames(tree.folder)
}

test('accepts files named by their role, and folders inside a feature', () => {
  const files = [
    'server/src/features/lists/lists.routes.ts',
    'server/src/features/lists/lists.entries.queries.ts',
    'server/src/features/lists/lists.entries.routes.test.ts',
    'server/src/features/imports/readers/goodreads.ts',
    'web/src/features/lists/lists.calls.ts',
    'web/src/features/lists/list-card.tsx',
    'web/src/features/lists/list-card.module.css',
    'web/src/features/lists/parts/entry-row.tsx',
  ]
  expect(problemsOf(files)).toEqual([])
})

test.each([
  'server/src/features/imports/imports.foresee.ts',
  'server/src/features/lists/lists.ts',
  'server/src/features/lists/edits.ts',
  'server/src/features/blocks/blocking.service.ts',
  'web/src/features/reports/reports.helpers.ts',
])('refuses %s', (file) => {
  const problem = `${file} does not end in a role (tools/checks/file-names.data.ts)`
  expect(problemsOf([file])).toEqual([problem])
})

test('refuses a role that the architecture page does not list', () => {
  expect(problemsOf([], page.replace('`policy`', ''))).toEqual([
    'docs/architecture.md does not list the role policy',
  ])
})
