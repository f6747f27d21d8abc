import { expect, test } from 'vitest'
import { UnnumberedEntries } from './entries.naming.rules.ts'

const talk = { title: 'Talk', releaseDate: '2024-03-01', source: 'apple', sourceId: '1' }

test.each([
  ['its id, whatever its title is now', { ...talk, title: 'Speech', releaseDate: null }, true],
  ['its title and date at another source', { ...talk, title: 'TALK ', source: 'feed' }, true],
  ['its title where no date is known', { ...talk, releaseDate: null, source: null }, true],
  ['another id at the same source', { ...talk, sourceId: '2' }, false],
  ['another date', { ...talk, releaseDate: '2024-03-02', source: 'feed' }, false],
  ['no title', { ...talk, title: null, source: null }, false],
])('an entry without a number of %s is the known one or not', (_, named, isFound) => {
  expect(new UnnumberedEntries([talk]).find(named)).toBe(isFound ? talk : undefined)
})
