import { afterEach, expect, test } from 'vitest'
import { type TemporaryTree, writeTree } from '../checks/temporary-tree.ts'
import { testsOfFeature } from './feature-tests.mjs'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function testsOf(feature: string): string[] {
  tree = writeTree({
    'contract/src/library/lists.ts': '',
    'contract/src/library/lists.test.ts': '',
    'contract/src/reviews/reviews.test.ts': '',
    'server/src/features/lists/lists.routes.ts': '',
    'server/src/features/lists/lists.routes.test.ts': '',
    'server/src/features/list-shares/list-shares.routes.test.ts': '',
    'server/src/features/reports/reports.routes.ts': '',
    'web/src/features/lists/parts/entry-row.test.tsx': '',
    'web/src/screens/lists/lists.test.tsx': '',
  })
  return testsOfFeature(feature, tree.folder)
}

test('finds the tests of a feature in its folders and by its name', () => {
  expect(testsOf('lists')).toEqual([
    'contract/src/library/lists.test.ts',
    'server/src/features/lists/lists.routes.test.ts',
    'web/src/features/lists/parts/entry-row.test.tsx',
    'web/src/screens/lists/lists.test.tsx',
  ])
})

test('lists the features if the name is unknown', () => {
  expect(() => testsOf('list')).toThrow(
    'There is no feature called list. The features: list-shares, lists, reports.',
  )
})

test('reports a feature without tests', () => {
  expect(() => testsOf('reports')).toThrow('The feature reports has no test.')
})
