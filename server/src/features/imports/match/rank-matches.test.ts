import { describe, expect, test } from 'vitest'
import type { FoundWork, SoughtWork } from './compare-works.ts'
import { rankMatches } from './rank-matches.ts'
import type { SourceWork } from '@medley/doors/record'

const film: SourceWork = {
  key: 'harbour|1961',
  mediums: ['film', 'tvShow'],
  title: 'Harbour',
  otherTitles: [],
  year: 1961,
  creators: [],
  ids: {},
}
const long: SourceWork = { ...film, title: 'Lights of Harbour' }
const book: SourceWork = { ...film, mediums: ['book'], creators: ['Ada K. Quill'] }

let lastId = 0
function found(facts: Partial<FoundWork> = {}): FoundWork {
  lastId += 1
  const bare: Omit<FoundWork, 'id' | 'foundBy'> = {
    medium: 'film',
    title: 'Harbour',
    releaseDate: '1961-03-01',
    creators: [],
  }
  return { id: lastId, foundBy: 'title', ...bare, ...facts }
}

const best = (sought: SoughtWork, ...works: FoundWork[]) => {
  const [first] = rankMatches(sought, works)
  return first && [first.sureness, first.reason]
}

describe('sureness of a match', () => {
  test.each([
    [film, { foundBy: 'id', title: 'Else', releaseDate: null }, 'possible', 'id'],
    [film, { foundBy: 'id', title: 'Else' }, 'likely', 'id'],
    [film, { foundBy: 'id', title: 'The HARBOUR', releaseDate: null }, 'certain', 'id'],
    [film, { foundBy: 'id', title: 'Else', alternativeTitles: ['Harbour'] }, 'certain', 'id'],
    [film, { foundBy: 'claim' }, 'certain', 'id'],
    [film, {}, 'certain', 'title and year'],
    [film, { title: 'The Harbour' }, 'possible', 'title and year'],
    [film, { title: 'The Harbour', releaseDate: '1962' }, 'possible', 'title and about the year'],
    [
      { ...film, otherTitles: ['The Harbour'] },
      { title: 'The Harbour' },
      'certain',
      'title and year',
    ],
    [film, { releaseDate: '1962' }, 'possible', 'title and about the year'],
    [
      { ...film, title: 'Harbourmaster' },
      { title: 'Harbourmaster', releaseDate: '1962' },
      'likely',
      'title and about the year',
    ],
    [film, { releaseDate: null }, 'possible', 'title'],
    [{ ...film, year: null }, {}, 'possible', 'title'],
    [film, { medium: 'tvShow' }, 'likely', 'title and year'],
    [
      { ...film, creators: ['Ivo Marsh'] },
      { creators: ['Ivo  MARSH'] },
      'certain',
      'title, year and creator',
    ],
    [{ ...film, creators: ['Ivo Marsh'] }, { creators: ['Bo Reed'] }, 'possible', 'title and year'],
    [{ ...film, creators: ['Ivo Marsh'] }, { creators: ['I. Marsh'] }, 'certain', 'title and year'],
    [
      { ...film, creators: ['Ivo Marsh'] },
      { creators: ['I. Marsh'], releaseDate: '1962' },
      'likely',
      'title and about the year',
    ],
    [
      book,
      { medium: 'book', creators: ['Ada Quill'], releaseDate: '2004' },
      'certain',
      'title and creator',
    ],
    [book, { medium: 'book', creators: ['B. Quill'] }, 'possible', 'title'],
    [
      { ...book, mediums: ['album'], creators: ['Bo &  Mio, Umi'] },
      { medium: 'album', creators: ['Bo', 'Mio', 'Umi'] },
      'certain',
      'title, year and creator',
    ],
    [
      { ...book, mediums: ['album'], creators: ['Bo & Quill'] },
      { medium: 'album', creators: ['Quill'] },
      'possible',
      'title',
    ],
    [
      { ...film, title: 'Harbour Master' },
      { foundBy: 'likeness', title: 'Harbour Mister' },
      'likely',
      'similar title',
    ],
    [film, { foundBy: 'likeness', title: 'Episode V - Harbour' }, 'likely', 'similar title'],
    [
      film,
      { foundBy: 'form', title: 'Hamn', alternativeTitles: ['Harbour'] },
      'likely',
      'title and year',
    ],
    [
      long,
      { foundBy: 'form', title: 'Hamnljus', alternativeTitles: ['Lights of Harbour'] },
      'certain',
      'title and year',
    ],
    [
      long,
      { foundBy: 'form', title: 'Lights of Harbour (A Chronicle)' },
      'certain',
      'similar title',
    ],
    [
      { ...long, title: 'Lights of Harbour: Vol. 1' },
      { foundBy: 'form', title: 'Lights of Harbour: Volume I' },
      'certain',
      'title and year',
    ],
    [
      { ...long, title: 'Lights of Harbour, Part 1' },
      {
        foundBy: 'form',
        title: 'Lights of Harbour, Part 2',
        alternativeTitles: ['Lights of Harbour, Part 1'],
      },
      'likely',
      'title and year',
    ],
    [long, { foundBy: 'form', title: 'Lights of Harbour: The Return' }, 'likely', 'similar title'],
    [long, { title: 'The Lights of Harbour', releaseDate: '1961' }, 'certain', 'title and year'],
    [long, { title: 'Lights of Harbour', medium: 'tvShow' }, 'certain', 'title and year'],
    [
      long,
      { title: 'Lights of Harbour', releaseDate: '1962' },
      'certain',
      'title and about the year',
    ],
    [
      long,
      { title: 'The Lights of Harbour', releaseDate: '1962' },
      'likely',
      'title and about the year',
    ],
    [
      { ...long, title: '@ Lights of Harbour' },
      { title: 'Lights of Harbour', releaseDate: '1962' },
      'likely',
      'title and about the year',
    ],
    [{ ...long, year: null }, { title: 'Lights of Harbour' }, 'likely', 'title'],
    [{ ...long, year: null }, { title: 'The Lights of Harbour' }, 'possible', 'title'],
  ] as const)(
    'sureness of a match for %o and %o is %s by %s',
    (sought, facts, sureness, reason) => {
      expect(best(sought as SourceWork, found(facts as Partial<FoundWork>))).toEqual([
        sureness,
        reason,
      ])
    },
  )

  test.each([
    [film, { releaseDate: '1999' }],
    [film, { medium: 'tvShow', releaseDate: '1962' }],
    [long, { title: 'Lights of Harbour', medium: 'tvShow', releaseDate: '1962' }],
    [
      { ...film, creators: ['Ivo Marsh'] },
      { creators: ['Bo Reed'], releaseDate: '1962' },
    ],
    [film, { foundBy: 'likeness', title: 'Harbours', releaseDate: '1963' }],
    [film, { foundBy: 'form', title: 'Harbours', medium: 'tvShow' }],
    [film, { foundBy: 'likeness', title: 'Beautiful Harbour' }],
    [long, { foundBy: 'form', title: 'Lights of Harbour: The Return', releaseDate: '1962' }],
    [book, { medium: 'book', creators: ['Bo Reed'] }],
  ] as const)('sureness of a match for %o, %o is no candidate', (sought, facts) => {
    expect(best(sought as SourceWork, found(facts as Partial<FoundWork>))).toBeUndefined()
  })

  const show: SourceWork = { ...film, mediums: ['tvShow'], year: null }
  const podcast: SourceWork = { ...show, mediums: ['podcast'] }
  const bare = { ...film, year: null }
  const aShow: Partial<FoundWork> = { medium: 'tvShow', creators: ['Ada Quill'] }
  const translated: Partial<FoundWork> = {
    foundBy: 'form',
    title: 'Hamn',
    alternativeTitles: ['Harbour'],
  }
  const eighteen = new Map([1, 2].map((season) => [season, 9]))
  const seen = (...episodes: [number, number][]) => ({
    ...show,
    episodes: episodes.map(([season, number]) => ({ season, number })),
  })

  test.each([
    ['a show', show, aShow, 'certain'],
    ['a show with its episodes', seen([1, 1], [2, 9]), { ...aShow, seasons: eighteen }, 'certain'],
    ['a show without them', seen([3, 1], [4, 1]), { ...aShow, seasons: eighteen }, 'possible'],
    ['a podcast', podcast, { medium: 'podcast', releaseDate: null, creators: ['Pier'] }, 'certain'],
    [
      'a podcast by others',
      { ...podcast, creators: ['Mio'] },
      { medium: 'podcast', creators: ['Bo'] },
      'possible',
    ],
    ['a well-known film', bare, { fame: 1_999 }, 'certain'],
    ['a film that fewer know', bare, { fame: 2_000 }, 'possible'],
    [
      'a film that fewer know, with a long title',
      { ...long, year: null },
      { ...long, fame: 15_999 },
      'certain',
    ],
    [
      'a film that hardly anybody knows',
      { ...long, year: null },
      { ...long, fame: 16_000 },
      'likely',
    ],
    ['a well-known film, of a file with years', film, { fame: 0, releaseDate: null }, 'possible'],
    ['a show in a list of films', bare, aShow, 'possible'],
    ['a show by a further title', show, { ...aShow, ...translated }, 'likely'],
    [
      'the same with its episodes',
      seen([1, 1]),
      { ...aShow, ...translated, seasons: eighteen },
      'certain',
    ],
    [
      'a show by a longer one',
      { ...show, title: 'Lights of Harbour' },
      { ...aShow, ...translated, alternativeTitles: ['Lights of Harbour'] },
      'certain',
    ],
  ] as const)('of the only work of a title without a year, %s', (_, sought, facts, sureness) => {
    expect(best(sought as SourceWork, found(facts as Partial<FoundWork>))?.[0]).toBe(sureness)
  })

  test.each<[string, Partial<FoundWork>[]]>([
    ['another show', [aShow, { ...aShow, releaseDate: '2019' }]],
    ['another show of that further title', [aShow, { ...aShow, ...translated }]],
    ['a film that the file may mean', [{ fame: 0 }, aShow]],
  ])('of a title that %s has is not certain', (_, works) => {
    const either: SourceWork = { ...bare, mediums: ['film', 'tvShow'] }
    expect(best(either, ...works.map((facts) => found(facts)))?.[0]).toBe('possible')
    expect(
      best({ ...show, mediums: ['tvShow', 'film'] }, ...works.map((facts) => found(facts)))?.[0],
    ).toBe('possible')
  })

  test('of a title alone leaves out what came out after it was seen', () => {
    const [old, late] = [
      found({ ...aShow, releaseDate: '1998' }),
      found({ ...aShow, releaseDate: '2019' }),
    ]
    expect(best(show, old, late)?.[0]).toBe('possible')
    expect(rankMatches({ ...show, lastSeenIn: 2017 }, [old, late])).toMatchObject([
      { workId: old.id, sureness: 'certain' },
    ])
    expect(best({ ...show, lastSeenIn: 2018 }, old, late)?.[0]).toBe('possible')
    expect(
      best({ ...show, lastSeenIn: 2017 }, found({ ...aShow, releaseDate: '2019' })),
    ).toBeUndefined()
    expect(best({ ...film, lastSeenIn: 1950 }, found())?.[0]).toBe('certain')
  })

  test('of a title alone is not less certain for what an earlier file added by it', () => {
    const copy = found({ medium: 'tvShow', releaseDate: null })
    const known = found(aShow)
    expect(rankMatches(show, [copy, known])[0]).toMatchObject({
      workId: known.id,
      sureness: 'certain',
    })
    expect(best(show, copy)?.[0]).toBe('certain')
  })

  test.each<[string, Partial<FoundWork>[], string]>([
    ['The Harbourmaster', [], 'certain'],
    ['Harbour', [], 'likely'],
    ['The Harbourmaster', [{ title: 'The Harbourmaster', releaseDate: '1962' }], 'possible'],
  ])('of a show that a list of films has by its further title %s', (title, others, sureness) => {
    const work = found({
      ...aShow,
      foundBy: 'form',
      title: 'Hamnmästaren',
      alternativeTitles: [title],
    })
    expect(best({ ...film, title }, work, ...others.map((facts) => found(facts)))?.[0]).toBe(
      sureness,
    )
  })

  test('sureness of a match of an id never beats the same title, year and creator', () => {
    const sought = { ...film, creators: ['Ivo Marsh'] }
    const named = found({ foundBy: 'id', title: 'Buy pills' })
    const exact = found({ creators: ['Ivo Marsh'] })
    expect(rankMatches(sought, [named, exact])[0]).toEqual({
      workId: exact.id,
      sureness: 'certain',
      reason: 'title, year and creator',
    })
  })

  test('is only possible for two equally good matches', () => {
    expect(best(film, found(), found())).toEqual(['possible', 'title and year'])
    expect(best(film, found({ releaseDate: '1960' }), found({ releaseDate: '1962' }))).toEqual([
      'possible',
      'title and about the year',
    ])
  })

  test('is never more than possible by a year off if others have the title', () => {
    const off = found({ title: 'Lights of Harbour', releaseDate: '1962' })
    const other = found({ title: 'Lights of Harbour', releaseDate: '1990' })
    expect(best(long, off)?.[0]).toBe('certain')
    expect(best(long, off, other)?.[0]).toBe('possible')
    const master = { ...film, title: 'Harbourmaster' }
    const named = found({ title: 'Harbourmaster', releaseDate: '1962' })
    expect(best(master, named)?.[0]).toBe('likely')
    expect(best(master, named, found({ releaseDate: '1990' }))?.[0]).toBe('possible')
  })

  test('is certain for the fullest of entries of the same film', () => {
    const bare = found()
    const full = found({ creators: ['Ivo Marsh', 'Ada Quill'] })
    const spelled = found({ creators: ['A. Quill'] })
    expect(rankMatches(film, [bare, full, spelled])[0]).toMatchObject({
      workId: full.id,
      sureness: 'certain',
    })
    expect(best(film, bare, full, found({ creators: ['Bo Reed'] }))?.[0]).toBe('possible')
    const named = ['Ivo Marsh', 'Bo Reed'].map((name) => found({ ...long, creators: [name] }))
    expect(best(long, ...named)?.[0]).toBe('certain')
  })

  test('is certain for the one that is written alike', () => {
    const alike = found({ title: 'Crimewave', creators: ['Sam Raimi'] })
    const other = found({ title: 'Crime Wave', creators: ['John Paizs'] })
    const sought = { ...film, title: 'Crimewave' }
    expect(rankMatches(sought, [other, alike])[0]).toMatchObject({
      workId: alike.id,
      sureness: 'certain',
    })
  })

  test('leaves out namesakes of the year that name nobody beside one that does', () => {
    const known = ['Ivo Marsh', 'Bo Reed'].map((name) => found({ creators: [name] }))
    const nameless = [found(), found(), found({ releaseDate: '1962' })]
    const ranked = rankMatches(film, [...nameless, ...known]).map(({ workId }) => workId)
    expect(ranked).toEqual([...known.map(({ id }) => id), nameless[2]?.id])
  })

  test('sureness of a match by another title asks where a work of about the year has the title itself', () => {
    const alias = found({ foundBy: 'form', title: 'Hamnljus', alternativeTitles: [long.title] })
    expect(best(long, alias, found({ ...long, releaseDate: '1962' }))?.[0]).not.toBe('certain')
  })

  test('is certain for the exact one where an id names an entry without creators', () => {
    const sought = { ...film, creators: ['Ivo Marsh'] }
    const exact = found({ creators: ['Ivo Marsh'] })
    expect(rankMatches(sought, [found({ foundBy: 'id' }), exact])[0]).toMatchObject({
      workId: exact.id,
      sureness: 'certain',
    })
  })

  test('sureness of a match of a further part is only possible', () => {
    const part = { ...film, title: 'Harbour: The Return', year: 1962, creators: ['Ivo Marsh'] }
    const first: Partial<FoundWork> = { foundBy: 'form', creators: ['Ivo Marsh'] }
    expect(best(part, found(first))).toEqual(['possible', 'similar title'])
    expect(best({ ...part, year: 1961 }, found(first))).toEqual(['likely', 'similar title'])
  })

  test('is certain for the work with the id, even if others have the same title', () => {
    expect(best(film, found(), found({ foundBy: 'id' }))).toEqual(['certain', 'id'])
  })

  test('is higher for a film than for a show with the same title and year', () => {
    const [first, second] = rankMatches(film, [found({ medium: 'tvShow' }), found()])
    expect([first?.sureness, second?.sureness]).toEqual(['certain', 'possible'])
  })
})
