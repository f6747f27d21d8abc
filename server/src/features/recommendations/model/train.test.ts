import { describe, expect, test } from 'vitest'
import { denseLikes } from '../../../testing/factories/dense-likes.ts'
import { joinWithItems } from './ease-and-items.ts'
import { trainEase } from './ease.ts'
import { trainNeighbours } from './items.ts'
import { holdOut, judge } from './judge.ts'
import { firstOf } from './largest.ts'
import { type LikedWorks, likedWorksOf, memberCountOf, worksOfMember } from './liked-works.ts'
import { itemModel } from './neighbours.ts'
import { trainPopularity } from './popularity.ts'
import { seededRandom } from './random.ts'
import { trainBest } from './train.ts'

const genres = 4
const worksPerGenre = 25

/**
 * Members who each like some works of one genre, the first works more often than the last.
 * @param loyalty share of likes inside the own genre; a quarter means no taste at all
 */
function membersWithTaste(members: number, loyalty: number): LikedWorks {
  const random = seededRandom(members)
  const rows = Array.from({ length: members }, (_, member) => {
    const works = new Set<number>()
    while (works.size < 12) {
      const own = random() < loyalty
      const genre = own ? member % genres : Math.floor(random() * genres)
      works.add(genre * worksPerGenre + Math.floor(random() ** 1.5 * worksPerGenre))
    }
    return [...works].map((work) => ({ work, pull: 1 }))
  })
  return likedWorksOf(rows, genres * worksPerGenre)
}

const genreOf = (work: number) => Math.floor(work / worksPerGenre)

describe('a method learns the genres that members like', () => {
  const liked = membersWithTaste(400, 0.9)
  test.each([
    ['item to item', itemModel(trainNeighbours(liked, 0.5))],
    ['EASE^R', trainEase(liked)],
  ])('%s', (_, model) => {
    const scores = new Float64Array(liked.workCount)
    model.addScores(Int32Array.of(30, 31, 32), Float32Array.of(1, 1, 1), scores)
    for (const work of [30, 31, 32]) scores[work] = 0
    expect(firstOf(scores, 8).map(genreOf)).toEqual(Array.from({ length: 8 }, () => 1))
  })
})

test('EASE^R leaves works outside of its limit without a score', () => {
  const liked = membersWithTaste(200, 0.9)
  const scores = new Float64Array(liked.workCount)
  trainEase(liked, 10).addScores(worksOfMember(liked, 0), new Float32Array(12).fill(1), scores)
  expect(scores.filter((score) => score !== 0).length).toBeLessThanOrEqual(10)
})

test('pairs of works that fewer than five members like are no neighbours', () => {
  const row = (...works: number[]) => works.map((work) => ({ work, pull: 1 }))
  const liked = likedWorksOf(
    [...Array.from({ length: 5 }, () => row(0, 1)), ...Array.from({ length: 4 }, () => row(0, 2))],
    3,
  )
  const { starts, works, supports } = trainNeighbours(liked, 0.5)
  expect([...starts]).toEqual([0, 1, 2, 2])
  expect([...works]).toEqual([1, 0])
  expect([...supports]).toEqual([5, 5])
})

test('a rare work is found from the works that speak for it, however many are closer to these', () => {
  const row = (...works: number[]) => works.map((work) => ({ work, pull: 1 }))
  const rare = 4
  const liked = likedWorksOf(
    [
      ...Array.from({ length: 20 }, () => row(0, 1, 2, 3)),
      ...Array.from({ length: 5 }, () => row(0, 1, 2, 3, rare)),
    ],
    5,
  )
  const model = itemModel(trainNeighbours(liked, 0.5, { count: 2 }))
  expect(model.weightOf(0, rare) + model.weightOf(1, rare)).toBeGreaterThan(0)
})

describe('with dense ratings', () => {
  const liked = denseLikes({ members: 400, works: 200, likesPerMember: 40 }, 1)
  const { training, heldOut } = holdOut(liked, 0.2, seededRandom(1))

  test.each([30, 70, 150])('works outside of the %i of EASE^R add to what it finds', (limit) => {
    const ease = trainEase(training, limit)
    const alone = judge(ease, heldOut)
    const joined = judge(joinWithItems(ease, training), heldOut)
    expect(joined.ndcg100).toBeGreaterThan(alone.ndcg100)
  })

  test('EASE^R is chosen, though half of the works are outside of its limit', () => {
    const trained = trainBest(training, seededRandom(1), { densest: 100 })
    expect(trained?.best?.method).toMatch(/^EASE/)
  })
})

describe('held-out members', () => {
  const { training, heldOut } = holdOut(membersWithTaste(300, 0.9), 0.2, seededRandom(1))

  test('held-out members are not in the training, and every like is given or wanted', () => {
    const heldOutCount = heldOut.wanted.length
    expect(heldOutCount).toBeGreaterThan(30)
    expect(memberCountOf(training)).toBe(300 - heldOutCount)
    const likes = heldOut.wanted.map((wanted, member) => [
      ...wanted,
      ...worksOfMember(heldOut.given, member),
    ])
    expect(likes.every((works) => new Set(works).size === 12)).toBe(true)
  })

  test('give a model that knows the answer all points', () => {
    let member = 0
    const figures = judge(
      {
        addScores: (_, _pulls, scores) => {
          for (const work of heldOut.wanted[member] ?? []) scores[work] = 1
          member += 1
        },
        weightOf: () => 0,
      },
      heldOut,
    )
    expect(figures).toMatchObject({ ndcg100: 1, recall20: 1, recall50: 1 })
  })

  test('give a model without scores none', () => {
    expect(judge({ addScores: () => {}, weightOf: () => 0 }, heldOut)).toMatchObject({
      ndcg100: 0,
      recall20: 0,
    })
  })
})

test('the best method is published with figures above those of popularity', () => {
  const trained = trainBest(membersWithTaste(400, 0.9), seededRandom(2))
  expect(trained?.best?.method).toBeDefined()
  expect(trained?.figures.ndcg100).toBeGreaterThan((trained?.popularity.ndcg100 ?? 1) + 0.2)
})

test('nothing is published where members have no taste to learn', () => {
  expect(trainBest(membersWithTaste(300, 0), seededRandom(5))?.best).toBeNull()
})

test('nothing is published of members who like too little', () => {
  const rows = Array.from({ length: 50 }, (_, at) => [{ work: at % 3, pull: 1 }])
  expect(trainBest(likedWorksOf(rows, 3), seededRandom(1))).toBeNull()
})

test('popularity scores every work by its members', () => {
  const row = (...works: number[]) => works.map((work) => ({ work, pull: 1 }))
  const scores = new Float64Array(3)
  trainPopularity(likedWorksOf([row(0, 1), row(1)], 3)).addScores(
    Int32Array.of(),
    Float32Array.of(),
    scores,
  )
  expect([...scores]).toEqual([1, 2, 0])
})
