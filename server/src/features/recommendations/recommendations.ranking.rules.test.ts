import { describe, expect, test } from 'vitest'
import { rankWorks } from './recommendations.ranking.rules.ts'
import type { CandidateFacts, LikedFacts } from './recommendations.taste.rules.ts'

const facts = { title: 'A Title', series: null, creators: [], genres: [], year: 2000 }
const candidatesOf = (
  ids: readonly number[],
  factsOf: (id: number) => Partial<CandidateFacts> = () => ({}),
): CandidateFacts[] =>
  ids.map((workId) => ({
    workId,
    position: null,
    reviewerCount: 100,
    shelfPlace: null,
    ...facts,
    title: `Title ${workId} of its own`,
    ...factsOf(workId),
  }))
const likedOf = (some: readonly Partial<LikedFacts>[]): LikedFacts[] =>
  some.map((one, index) => ({
    workId: 1000 + index,
    medium: 'film',
    rating: 9,
    pull: 3,
    ...facts,
    ...one,
  }))
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const scoredOf = (ids: readonly number[]) =>
  ids.map((workId, index) => ({ workId, score: 1 / (index + 1), becauseIds: [] }))
const rank = (given: Partial<Parameters<typeof rankWorks>[0]>) =>
  rankWorks({
    medium: 'film',
    likedCount: 10,
    liked: [],
    candidates: [],
    scored: [],
    coverage: 1,
    friends: [],
    counterparts: [],
    modelLikes: 0,
    newcomersBelow: null,
    ...given,
  })
const idsOf = (works: readonly { workId: number }[]) => works.map(({ workId }) => workId)

describe('the ranking', () => {
  test('keeps the 30 best works, of those that may be recommended', () => {
    const ids = numbers(50)
    const candidates = candidatesOf(ids.filter((id) => id !== 2))
    const ranked = idsOf(rank({ scored: scoredOf(ids), candidates }))
    expect(ranked).toEqual(ids.filter((id) => id !== 2).slice(0, 30))
  })

  test('has at most two works of a creator and one of a series among twenty', () => {
    const ids = numbers(120)
    const candidates = candidatesOf(ids, (id) => ({
      creators: id % 2 === 0 ? ['Prolific'] : [`Creator ${id}`],
      series: id % 3 === 0 ? 'Saga' : null,
    }))
    const ranked = idsOf(rank({ scored: scoredOf(ids), candidates }))
    expect(ranked).toHaveLength(30)
    for (let start = 0; start + 20 <= ranked.length; start += 1) {
      const span = ranked.slice(start, start + 20)
      expect(span.filter((id) => id % 2 === 0).length).toBeLessThanOrEqual(2)
      expect(span.filter((id) => id % 3 === 0).length).toBeLessThanOrEqual(1)
    }
  })

  test.each([
    ['The Lord of the Rings: The Two Towers', 'The Lord of the Rings: The Return of the King'],
    ['Rocky II', 'Rocky III'],
    ['Toy Story', 'Toy Story 3'],
    ['Indiana Jones and the Temple of Doom', 'Indiana Jones and the Last Crusade'],
    ['Kill Bill: Vol. 1', 'Kill Bill: Vol. 2'],
    ['The Godfather', 'The Godfather Part II'],
  ])('knows a series by titles and shows its first part alone: %s, %s', (first, later) => {
    const candidates = candidatesOf(numbers(12), (id) => ({
      creators: id <= 2 ? ['Its Director'] : [`Director ${id}`],
      ...(id === 1 ? { title: later, year: 2003 } : {}),
      ...(id === 2 ? { title: first, year: 2001 } : {}),
    }))
    expect(idsOf(rank({ scored: scoredOf(numbers(12)), candidates }))).toEqual([
      2,
      ...numbers(12).slice(2),
    ])
  })

  test('shows works of one word by several creators beside each other', () => {
    const candidates = candidatesOf([1, 2], (id) => ({
      title: `Frozen ${id}`,
      creators: [`Director ${id}`],
    }))
    expect(rank({ scored: scoredOf([1, 2]), candidates })).toHaveLength(2)
  })

  test('goes on with a series by the numbers of its parts', () => {
    const candidates = candidatesOf([1, 2, 3], (id) => ({
      series: 'Saga',
      position: String(5 - id),
    }))
    expect(idsOf(rank({ scored: scoredOf([1, 2, 3]), candidates }))).toEqual([3])
  })

  test('keeps each tenth place for a work that some, but few, have rated', () => {
    const ids = numbers(60)
    const candidates = candidatesOf(ids, (id) => ({
      reviewerCount: id > 50 ? 19 : id > 40 ? 0 : 20,
    }))
    const ranked = rank({ scored: scoredOf(ids), candidates, newcomersBelow: 20 })
    expect(idsOf(ranked.filter(({ isNewHere }) => isNewHere))).toEqual([51, 52, 53])
    expect([ranked[9], ranked[19], ranked[29]].map((work) => work?.isNewHere)).toEqual([
      true,
      true,
      true,
    ])
    const unknown = rank({ scored: scoredOf(ids), candidates })
    expect(unknown.filter(({ isNewHere }) => isNewHere)).toEqual([])
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
    const candidates = candidatesOf([1, 2])
    const ranked = rank({ likedCount, scored, friends, candidates, modelLikes: 100_000 })
    expect(idsOf(ranked)).toEqual(order)
  })

  test('follows the years, genres, creators and series of what is liked, and says which', () => {
    const candidates = candidatesOf(numbers(40), () => ({ year: 1950, genres: ['Western'] }))
    const [famous, ofYears, ofGenre, ofCreator, ofSeries] = candidates
    Object.assign(famous!, { reviewerCount: 101 })
    Object.assign(ofYears!, { year: 2021 })
    Object.assign(ofGenre!, { genres: ['Noir'] })
    Object.assign(ofCreator!, { creators: ['Ann'] })
    Object.assign(ofSeries!, { series: 'Saga' })
    const liked = likedOf([
      ...numbers(6).map(() => ({ year: 2022, genres: ['Noir'] })),
      { year: 2022, genres: ['Noir'], creators: ['Ann'], series: 'Saga' },
    ])
    const ranked = rank({ liked, candidates, coverage: 0 })
    expect(new Set(idsOf(ranked).slice(0, 4))).toEqual(new Set([2, 3, 4, 5]))
    expect(ranked[4]?.workId).toBe(1)
    const sharedOf = (id: number) => ranked.find(({ workId }) => workId === id)?.shared
    expect([3, 4, 5, 2].map(sharedOf)).toEqual([
      { kind: 'genre', name: 'Noir' },
      { kind: 'creator', name: 'Ann' },
      { kind: 'series', name: 'Saga' },
      null,
    ])
  })

  test.each([
    [0, 1],
    [100_000, 2],
  ])('weighs facts the less the more the model learnt: %i likes', (modelLikes, first) => {
    const candidates = candidatesOf([1, 2], (id) => ({ reviewerCount: id === 1 ? 2000 : 100 }))
    const scored = scoredOf([2, 1])
    expect(idsOf(rank({ candidates, scored, modelLikes }))[0]).toBe(first)
  })

  test.each([
    [0.1, 1],
    [1, 2],
  ])('weighs similar works by the share of the taste they know: %d', (coverage, first) => {
    const candidates = candidatesOf([1, 2], (id) => ({ reviewerCount: id === 1 ? 200 : 100 }))
    const scored = [{ workId: 2, score: 1, becauseIds: [] }]
    expect(idsOf(rank({ candidates, scored, coverage }))[0]).toBe(first)
  })

  test('names similar works unless creators or series say more', () => {
    const liked = likedOf([{ creators: ['Ann'] }, { creators: ['Ann'] }])
    const candidates = candidatesOf([1, 2, 3], (id) => ({ creators: [id < 3 ? 'Ann' : 'Eve'] }))
    const scored = [1, 2, 3].map((workId) => ({
      workId,
      score: workId === 2 ? 0.1 : 1,
      becauseIds: [1000],
    }))
    const ranked = rank({ liked, candidates, scored })
    const becauseOf = (id: number) => ranked.find(({ workId }) => workId === id)?.becauseIds
    expect([1, 2, 3].map(becauseOf)).toEqual([[1000], [], [1000]])
    expect(ranked.find(({ workId }) => workId === 2)?.shared).toEqual({
      kind: 'creator',
      name: 'Ann',
    })
  })

  test('puts the counterpart of a liked work of another medium before better known ones', () => {
    const candidates = candidatesOf(numbers(20), () => ({ reviewerCount: 0 }))
    Object.assign(candidates[0]!, { shelfPlace: 3 })
    Object.assign(candidates[1]!, { shelfPlace: 900 })
    const counterparts = [{ workId: 2, likedId: 1000, pull: 3.5 }]
    const [first] = rank({ candidates, counterparts, liked: likedOf([{ medium: 'book' }]) })
    expect(first).toMatchObject({ workId: 2, becauseIds: [1000] })
  })
})
