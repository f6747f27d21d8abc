import { describe, expect, test } from 'vitest'
import { rankWorks, type WorkFacts } from './recommendations.ranking.rules.ts'

const known: WorkFacts = { creators: [], series: null, reviewerCount: 100 }
const factsOf = (ids: readonly number[], facts: (id: number) => Partial<WorkFacts> = () => ({})) =>
  new Map(ids.map((id) => [id, { ...known, ...facts(id) }]))
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const scoredOf = (ids: readonly number[]) =>
  ids.map((workId, place) => ({ workId, score: 1 / (place + 1), becauseIds: [] }))
const rank = (given: Partial<Parameters<typeof rankWorks>[0]>) =>
  rankWorks({ likedCount: 10, scored: [], friends: [], fillers: [], facts: new Map(), ...given })
const idsOf = (works: readonly { workId: number }[]) => works.map(({ workId }) => workId)

describe('the ranking', () => {
  test('keeps the 30 best works, of those with facts', () => {
    const ids = numbers(50)
    const facts = factsOf(ids.filter((id) => id !== 2))
    const ranked = idsOf(rank({ scored: scoredOf(ids), facts }))
    expect(ranked).toEqual(ids.filter((id) => id !== 2).slice(0, 30))
  })

  test('has at most two works of a creator and one of a series among twenty', () => {
    const ids = numbers(120)
    const facts = factsOf(ids, (id) => ({
      creators: id % 2 === 0 ? ['Prolific'] : [`Creator ${id}`],
      series: id % 3 === 0 ? 'Saga' : null,
    }))
    const ranked = idsOf(rank({ scored: scoredOf(ids), facts }))
    expect(ranked).toHaveLength(30)
    for (let start = 0; start + 20 <= ranked.length; start += 1) {
      const span = ranked.slice(start, start + 20)
      expect(span.filter((id) => id % 2 === 0).length).toBeLessThanOrEqual(2)
      expect(span.filter((id) => id % 3 === 0).length).toBeLessThanOrEqual(1)
    }
  })

  test('keeps each tenth place for a work that few have rated', () => {
    const ids = numbers(60)
    const facts = factsOf(ids, (id) => ({ reviewerCount: id > 50 ? 19 : 20 }))
    const ranked = idsOf(rank({ scored: scoredOf(ids), facts }))
    expect([ranked[9], ranked[19], ranked[29]]).toEqual([51, 52, 53])
    expect(ranked.filter((id) => id > 50)).toHaveLength(3)
  })

  test.each([
    [0, [2, 1]],
    [4, [1, 2]],
    [9, [1, 2]],
  ])('lets friends decide where little is known: %i liked works', (likedCount, order) => {
    const friends = [{ workId: 2, weight: 0.1, friendIds: [7], friendsLiked: 1 }]
    const scored = [
      { workId: 1, score: 10, becauseIds: [8] },
      { workId: 2, score: 1, becauseIds: [] },
    ]
    expect(idsOf(rank({ likedCount, scored, friends, facts: factsOf([1, 2]) }))).toEqual(order)
  })

  test('fills up in the given order, with what works share', () => {
    const fillers = [
      { workId: 3, shared: { kind: 'creator', name: 'Ann' } as const },
      { workId: 1, shared: { kind: 'genre', name: 'Noir' } as const },
      { workId: 2, shared: null },
    ]
    const ranked = rank({ scored: scoredOf([1]), fillers, facts: factsOf([1, 2, 3]) })
    expect(idsOf(ranked)).toEqual([1, 3, 2])
    expect(ranked.map(({ shared }) => shared?.name ?? null)).toEqual(['Noir', 'Ann', null])
  })
})
