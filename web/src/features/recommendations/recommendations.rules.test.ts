import type { DiscoverRow, Reason } from '@medley/contract/works/recommendations'
import { expect, test } from 'vitest'
import { aRecommendation, aWorkRef } from '../../testing/factories.ts'
import {
  preserveOrder,
  preserveRowOrder,
  reasonsBeside,
  varyReasons,
  withoutMakers,
} from './recommendations.rules.ts'

const items = (...ids: number[]) => ids.map((id) => aRecommendation({ id }))
const alien = { ...aWorkRef(), creators: [], releaseDate: '1979' }
const idsOf = (list: readonly { work: { id: number } }[]) => list.map(({ work }) => work.id)

test.each([
  ['new ones take the places of those that are gone', [1, 2, 3], [4, 3, 1, 5], [1, 4, 3, 5]],
  ['those shown stay where they are, whatever their rank', [1, 2, 3], [3, 2, 1], [1, 2, 3]],
  ['without new ones the others close up', [1, 2, 3], [3, 1], [1, 3]],
  ['a first answer keeps its order', [], [2, 1], [2, 1]],
])('%s', (_, before, next, expected) => {
  expect(idsOf(preserveOrder(items(...before), items(...next)))).toEqual(expected)
})

test('rows keep the places of their works, without those that are no longer shown', () => {
  const row = (...ids: number[]): DiscoverRow => ({ kind: 'friendsLiked', items: items(...ids) })
  const [next] = preserveRowOrder([row(1, 2, 3)], [row(4, 3, 2)], ({ work }) => work.id !== 1)
  expect(idsOf(next?.items ?? [])).toEqual([2, 3, 4])
})

test('a row because of a work does not repeat that reason, nor say that many like it', () => {
  const { reasons } = aRecommendation()
  const [first] = reasons
  if (first?.kind !== 'liked') throw new Error('the factory gives a liked work')
  const all = [...reasons, { kind: 'genre' as const, name: 'Horror' }, { kind: 'popular' as const }]
  const because: DiscoverRow = { kind: 'because', work: first.work, rating: 9, items: [] }
  expect(reasonsBeside(because, all)).toEqual([{ kind: 'genre', name: 'Horror' }])
  expect(reasonsBeside({ kind: 'hiddenGems', items: [] }, all)).toEqual([
    first,
    { kind: 'genre', name: 'Horror' },
  ])
})

test('reasons vary along a row where there is another, and repeat no name shortly after', () => {
  const liked = (id: number): Reason => ({ kind: 'liked', work: { ...alien, id }, rating: 9 })
  const noir: Reason = { kind: 'genre', name: 'Noir' }
  const row = [[liked(1), noir], [liked(2), noir], [liked(3), noir], [liked(3), noir], [noir]]
  const varied = varyReasons(row.map((reasons) => ({ reasons })))
  expect(varied.map(({ reasons }) => reasons[0])).toEqual([
    liked(1),
    liked(2),
    noir,
    liked(3),
    noir,
  ])
  expect(varied[2]?.reasons).toEqual([noir, liked(3)])
})

test('works of a maker with a row of their own are left out', () => {
  const works = [
    { id: 1, creators: [{ name: 'Ann' }] },
    { id: 2, creators: [{ name: 'Ben' }, { name: 'Ann' }] },
    { id: 3, creators: [] },
  ]
  expect(withoutMakers(works, ['Ann']).map(({ id }) => id)).toEqual([3])
})
