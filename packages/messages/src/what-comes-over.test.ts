import { importSources } from '@medley/contract/transfer/import-sources'
import { expect, test } from 'vitest'
import { importSourceTexts as german } from './import-sources.de.ts'
import { importSourceTexts as english } from './import-sources.ts'
import { sourceGroups, whatComesOver } from './what-comes-over.ts'

test('every service is in one group', () => {
  const grouped = Object.values(sourceGroups).flat()
  expect(grouped.toSorted()).toEqual([...importSources].toSorted())
})

test.each(importSources)('%s says how to get its file, in two lines at most', (source) => {
  for (const { ways } of [english, german]) {
    expect(ways[source]).toMatch(/^\p{Lu}.+\.$/u)
    expect(ways[source].length).toBeLessThan(220)
  }
  expect(german.ways[source]).not.toBe(english.ways[source])
  expect(whatComesOver[source].comes.length).toBeGreaterThan(0)
})
