import { describe, expect, test } from 'vitest'
import { rankSimilar, type SimilarFacts } from './recommendations.similar.rules.ts'

const workOf = (id: number, facts: Partial<SimilarFacts> = {}): SimilarFacts => ({
  id,
  title: `Title ${id} of its own`,
  series: null,
  creators: [`Creator ${id}`],
  cast: [],
  countries: [],
  genres: ['Drama'],
  year: 2000,
  pairWeight: null,
  reviewerCount: 0,
  shelfPlace: 500,
  ...facts,
})
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const others = numbers(20, 60).map((id) => workOf(id))

describe('similar works', () => {
  test.each<[string, Partial<SimilarFacts>, Partial<SimilarFacts>]>([
    ['years', { year: 1950 }, { year: 1952 }],
    ['rare genres', { genres: ['Drama', 'Noir'] }, { genres: ['Drama', 'Noir'] }],
    ['countries where few films are made', { countries: ['HK'] }, { countries: ['HK'] }],
    ['their cast', { cast: ['Tony', 'Maggie'] }, { cast: ['Maggie', 'Tony'] }],
    ['their creators', { creators: ['Wong'] }, { creators: ['Wong'] }],
    ['a series', { series: 'Saga' }, { series: 'Saga' }],
    ['a series by their titles', { title: 'Rocky Road II' }, { title: 'Rocky Road' }],
    ['members', {}, { pairWeight: 0.1 }],
  ])('share %s', (_, own, alike) => {
    const works = [...others, workOf(2, alike)]
    expect(rankSimilar(workOf(1, own), works, 1)[0]).toBe(2)
  })

  test('similar works are rather well-known ones', () => {
    const works = [...others, workOf(2, { shelfPlace: 3 })]
    expect(rankSimilar(workOf(1), works, 1)[0]).toBe(2)
  })

  test('share more than fame and years, though they be fewer', () => {
    const works = [workOf(2, { genres: ['Western'] }), workOf(3, { genres: [] }), workOf(4)]
    expect(rankSimilar(workOf(1), works, 1)).toEqual([4])
    expect(rankSimilar(workOf(1, { genres: [] }), works, 1)).toEqual([])
  })

  test('share more than a genre that most works have, where there is a rarer one', () => {
    const works = [...others, workOf(2, { genres: ['Drama', 'Noir'] })]
    expect(rankSimilar(workOf(1, { genres: ['Drama', 'Noir'] }), works, 1)).toEqual([2])
  })

  test('similar works are at most three by one creator among six', () => {
    const radiohead = numbers(2, 9).map((id) => workOf(id, { creators: ['Radiohead'] }))
    const ranked = rankSimilar(workOf(1, { creators: ['Radiohead'] }), [...others, ...radiohead], 1)
    expect(ranked.slice(0, 3).every((id) => id < 10)).toBe(true)
    for (let start = 0; start < 6; start += 1) {
      expect(ranked.slice(start, start + 6).filter((id) => id < 10).length).toBeLessThanOrEqual(3)
    }
  })

  test.each([
    [1, 2],
    [0.1, 3],
  ])('follow the members the more the model learnt: weight of facts %d', (weight, first) => {
    const own = workOf(1, { genres: ['Drama', 'Noir'] })
    const works = [
      ...others,
      workOf(2, { genres: ['Drama', 'Noir'] }),
      workOf(3, { genres: ['Drama', 'Musical'], pairWeight: 1 }),
    ]
    expect(rankSimilar(own, works, weight)[0]).toBe(first)
  })
})
