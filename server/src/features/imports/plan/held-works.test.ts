import { expect, test } from 'vitest'
import type { WorkItem } from '../merge/import-item.ts'
import { withoutHeldWorks } from './held-works.ts'
import type { Candidate } from '../match/rank-matches.ts'

const work = { title: 'Harbour', year: 1961, otherTitles: [], creators: [], ids: {} }
const watched: WorkItem = {
  kind: 'work',
  source: 'letterboxd',
  work: { ...work, key: 'harbour|1961', mediums: ['film', 'tvShow'] },
  entries: [],
  engaged: { time: null },
  saved: null,
  listings: [],
  rows: [],
}
const saved: WorkItem = { ...watched, engaged: null, saved: { time: null } }
const certain = (reason: Candidate['reason'] = 'title and year'): Candidate[] => [
  { workId: 7, sureness: 'certain', reason },
]
const sureness = (candidates: Candidate[][]) => candidates.map(([one]) => one?.sureness ?? null)

test('a work belongs to the item with the better reason', () => {
  const exact = certain()
  const off = certain('title and about the year')
  expect(sureness(withoutHeldWorks([watched, watched], [off, exact]))).toEqual([null, 'certain'])
  const chosen = certain('chosen')
  expect(sureness(withoutHeldWorks([watched, watched], [exact, chosen]))).toEqual([null, 'certain'])
})

test('a watched film is asked about before one that is only saved for later', () => {
  const held = withoutHeldWorks([saved, watched], [certain(), certain()])
  expect(sureness(held)).toEqual([null, 'possible'])
})

test('two films of one long title and year are the same', () => {
  const title = 'Lights of Harbour'
  const items = [saved, watched].map((item) => ({ ...item, work: { ...item.work, title } }))
  const held = withoutHeldWorks(items, [certain(), certain()])
  expect(sureness(held)).toEqual(['certain', 'certain'])
})

test('the member decides between two films that they watched', () => {
  const held = withoutHeldWorks([watched, watched], [certain(), certain()])
  expect(sureness(held)).toEqual(['possible', 'possible'])
})

test('a candidate that another item has is none', () => {
  const likely: Candidate[] = [{ workId: 7, sureness: 'likely', reason: 'title' }]
  expect(withoutHeldWorks([watched, watched], [likely, certain()])[0]).toEqual([])
})
