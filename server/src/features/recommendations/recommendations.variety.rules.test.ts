import type { Reason } from '@medley/contract/works/recommendations'
import { describe, expect, test } from 'vitest'
import { scoreFacts, type SharedFact } from './recommendations.taste.rules.ts'
import { varyFacts, varyReasons } from './recommendations.variety.rules.ts'

const creator = (name: string): SharedFact => ({ kind: 'creator', name })
const genre = (name: string): SharedFact => ({ kind: 'genre', name })
const namesOf = (...works: SharedFact[][]) =>
  varyFacts(works.map((facts) => ({ facts }))).map((fact) => fact?.name ?? null)

describe('the facts that are named in a row', () => {
  test('are the strongest, of one kind twice in a row at most where there is another', () => {
    expect(
      namesOf(
        [creator('Ann'), genre('Noir')],
        [creator('Ben'), genre('Noir')],
        [creator('Cas'), genre('War')],
        [creator('Dan'), genre('Drama')],
        [creator('Eve')],
        [creator('Fay')],
      ),
    ).toEqual(['Ann', 'Ben', 'War', 'Dan', 'Eve', 'Fay'])
  })

  test('repeat no name shortly after, unless there is nothing else to say', () => {
    expect(
      namesOf(
        [genre('Noir'), genre('Crime')],
        [genre('Noir'), genre('Crime')],
        [genre('Noir')],
        [],
      ),
    ).toEqual(['Noir', 'Crime', 'Noir', null])
  })
})

describe('reasons along a row', () => {
  const userInfo = { hasEngaged: false, savedForLater: false }
  const covered = { medium: 'film' as const, posterSource: null, releaseDate: null, creators: [] }
  const itemWith = (...reasons: Reason[]) => ({
    work: { ...covered, id: 1, title: 'One', userInfo, rating: null, reviewCount: 0 },
    reasons,
    isNewHere: false,
  })
  const drama: Reason = { kind: 'genre', name: 'Drama' }
  const war: Reason = { kind: 'genre', name: 'War' }
  const series: Reason = { kind: 'series', name: 'Dune' }

  test('lead with a liked genre once in a stretch', () => {
    const row = [[drama], [series, drama], [war], [drama]] as const
    expect(
      varyReasons(row.map((reasons) => itemWith(...reasons))).map(({ reasons }) => reasons),
    ).toEqual([[drama], [series, drama], [war], [{ kind: 'popular' }]])
  })

  test('name it again further on', () => {
    const row = [drama, ...Array.from({ length: 6 }, () => series), drama]
    expect(varyReasons(row.map((reason) => itemWith(reason))).at(-1)?.reasons).toEqual([drama])
  })
})

describe('shared facts', () => {
  const facts = { title: 'A Title', series: null, creators: ['Ann'], year: 2000 }
  const liked = { ...facts, workId: 2, medium: 'film' as const, genres: ['Noir'], pull: 3 }
  const sharedWith = (rating: number | null, genres = ['Noir']) =>
    scoreFacts(
      [
        { ...facts, genres, workId: 1, position: null, reviewerCount: 1, shelfPlace: null },
        {
          ...facts,
          creators: [],
          genres: [],
          workId: 3,
          position: null,
          reviewerCount: 9,
          shelfPlace: null,
        },
      ],
      [{ ...liked, genres, rating }],
      'film',
    ).get(1)?.shared

  test('name a creator who is liked well, not one who was merely seen', () => {
    expect(sharedWith(8)).toEqual([creator('Ann'), genre('Noir')])
    expect(sharedWith(7)).toEqual([genre('Noir')])
    expect(sharedWith(null)).toEqual([genre('Noir')])
  })

  test.each(['Health', 'LGBTQ', 'Medical', 'Political', 'Religion', 'Self-Help'])(
    'never are that somebody likes %s',
    (name) => {
      expect(sharedWith(7, [name])).toEqual([])
      expect(sharedWith(7, [name, 'Noir'])).toEqual([genre('Noir')])
    },
  )
})
