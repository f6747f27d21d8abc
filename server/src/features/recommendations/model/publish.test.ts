import { describe, expect, test } from 'vitest'
import { buildModel, fewestLikes } from './build-model.ts'
import { joinWithItems } from './ease-and-items.ts'
import { trainEase } from './ease.ts'
import { likedWorksOf } from './liked-works.ts'
import { engagedUnrated, MemberWorks, onlySaved } from './member-works.ts'
import { itemModel, neighboursOfWork, packNeighbours } from './neighbours.ts'
import { strongestPairs } from './pairs.ts'
import { joinedRows, pairsOf, scaledTo, scoresOf } from './publish.ts'
import { seededRandom } from './random.ts'

const pair = (work: number, weight: number, support = 5) => ({ work, weight, support })
const row = (...works: number[]) => works.map((work) => ({ work, pull: 1 }))

test('a member teaches what they like, and is recommended none of what they know', () => {
  const members = new MemberWorks([99])
  const own = { works: '{10,20,30,40,99}', ratings: `{9,6,${engagedUnrated},${onlySaved},10}` }
  members.add({ id: 1, ...own, teaches: true, isActive: true })
  members.add({ id: 2, works: '{}', ratings: '{}', teaches: true, isActive: true })
  members.add({ id: 3, works: '{20}', ratings: '{10}', teaches: false, isActive: false })
  expect(members.ids).toEqual([10, 20, 30, 40])
  expect([...members.liked.works]).toEqual([0, 2])
  expect([...members.liked.pulls]).toEqual([3.5, 0.5])
  expect(members.active).toEqual([
    {
      id: 1,
      works: Int32Array.of(0, 2),
      pulls: Float32Array.of(3.5, 0.5),
      known: Int32Array.of(0, 1, 2, 3),
    },
  ])
})

test('a score names the liked works that speak for it most', () => {
  const weights = [0.1, 0.4, 0.2, 0.3]
  const model = itemModel(
    packNeighbours([...weights.map((weight) => [pair(4, weight), pair(0, 1)]), [], []]),
  )
  const known = Int32Array.of(0, 1, 2, 3)
  const members = [{ id: 7, works: known, pulls: new Float32Array(4).fill(1), known }]
  const [found] = scoresOf(model, members, [10, 11, 12, 13, 14, 15])
  expect(found).toEqual({
    userId: 7,
    scored: [{ workId: 14, score: expect.closeTo(1, 5) as number, becauseIds: [11, 13, 12] }],
  })
})

test('shipped pairs are added to the own ones, weaker and without support', () => {
  const own = packNeighbours([[pair(1, 0.3)], [pair(0, 0.3)], []])
  const shipped = packNeighbours([[pair(2, 0.9, 0), pair(1, 0.6, 0)], [], []])
  const rows = [...joinedRows(own, scaledTo(own, shipped, 1 / 3), [10, 11, 12])]
  const close = (weight: number) => expect.closeTo(weight, 5) as number
  expect(rows).toEqual([
    {
      workId: 10,
      neighbourIds: [11, 12],
      weights: [close(0.3 + (0.6 * 0.1) / 0.9), close(0.1)],
      supports: [5, 0],
    },
    { workId: 11, neighbourIds: [10], weights: [close(0.3)], supports: [5] },
  ])
})

test('works outside of the limit of EASE^R have neighbours from item-to-item weights', () => {
  const liked = likedWorksOf(
    [
      ...Array.from({ length: 30 }, () => row(0, 1)),
      ...Array.from({ length: 30 }, () => row(2, 3)),
      ...Array.from({ length: 6 }, () => row(4, 5)),
    ],
    6,
  )
  const ease = trainEase(liked, 4)
  const joined = joinWithItems(ease, liked)
  expect(ease.weightOf(4, 5)).toBe(0)
  expect(joined.weightOf(4, 5)).toBeGreaterThan(0)
  expect(joined.weightOf(0, 1)).toBe(ease.weightOf(0, 1))
  const { works, starts } = pairsOf(joined, liked)
  expect([...starts]).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect([...works]).toEqual([1, 0, 3, 2, 5, 4])
})

test('rows have the strongest targets of a work, and the works that it speaks for most of all', () => {
  const famous = 0
  const others = Array.from({ length: 80 }, (_, at) => at + 1)
  const [rare] = others.slice(-1)
  const liked = likedWorksOf(
    [
      ...others.flatMap((other) => Array.from({ length: 6 }, () => row(famous, other))),
      ...Array.from({ length: 900 }, () => row(81)),
    ],
    82,
  )
  const model = {
    addScores: () => {},
    weightOf: (from: number, to: number) => (to === famous ? 0.5 : 1 / (from + to)),
  }
  const pairs = neighboursOfWork(pairsOf(model, liked), famous).map(({ work }) => work)
  expect(pairs).toEqual(others.slice(0, 50))
  expect(neighboursOfWork(pairsOf(model, liked), rare!)).toMatchObject([{ work: famous }])
})

describe('eight members who like nearly the same', () => {
  const random = seededRandom(3)
  const members = Array.from({ length: 8 }, () =>
    row(...Array.from({ length: 400 }, (_, work) => work).filter(() => random() < 0.8)),
  )
  const liked = likedWorksOf(members, 400)

  test('make no pairs, though hundreds of works are liked by five of them', () => {
    expect(strongestPairs(liked, { weightOf: () => 1, count: 50 }).works.length).toBeGreaterThan(
      10_000,
    )
    const pairs = pairsOf({ addScores: () => {}, weightOf: () => 1 }, liked)
    expect(pairs.works.length).toBe(0)
  })

  test('teach no model', () => {
    const rows = new MemberWorks([])
    for (const [id, own] of members.entries()) {
      const works = own.map(({ work }) => work)
      const lists = { works: `{${works.join()}}`, ratings: `{${works.map(() => 9).join()}}` }
      rows.add({ id, ...lists, teaches: true, isActive: true })
    }
    const { report, ...built } = buildModel(rows, { shipped: [], densest: 100 })
    expect(report).toMatchObject({ outcome: 'too few ratings', members: 8 })
    expect(report.likes).toBeGreaterThan(fewestLikes)
    expect(built).toEqual({ rows: [], telling: [], scores: [] })
  })
})
