import { importSourcesTexts } from '@medley/texts/import-sources'
import { importSources } from '@medley/contract/transfer/import-sources'
import { expect, test } from 'vitest'
import { sourceGroups, whatComesOver } from './what-comes-over.ts'

test('every service is in one group', () => {
  const grouped = Object.values(sourceGroups).flat()
  expect(grouped.toSorted()).toEqual([...importSources].toSorted())
})

test.each(importSources)('%s says how to get its file, in two lines at most', (source) => {
  const { ways } = importSourcesTexts
  expect(ways[source]).toMatch(/^\p{Lu}.+\.$/u)
  expect(ways[source].length).toBeLessThan(220)
  expect(whatComesOver[source].comes.length).toBeGreaterThan(0)
})
