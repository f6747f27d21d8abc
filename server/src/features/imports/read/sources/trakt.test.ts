import { describe, expect, test } from 'vitest'
import { read } from '../../../../testing/read-exports.ts'

describe('Trakt', () => {
  const movie = { title: 'Harbour', year: 1961, ids: { trakt: 5, imdb: 'tt0000042', tmdb: 77 } }
  const readJson = (name: string, items: object[]) => read(name, JSON.stringify(items))

  test.each([
    ['ratings-movies.json', { rated_at: '2024-05-01T10:00:00Z', rating: 8 }, { kind: 'rating' }],
    ['watched-history.json', { watched_at: '2024-05-01T10:00:00Z' }, { kind: 'engaged' }],
    ['lists-watchlist.json', { listed_at: '2024-05-01T10:00:00Z' }, { kind: 'saved' }],
    [
      'lists-list-9-by-the-sea.json',
      { listed_at: '2024-05-01T10:00:00Z', rank: 4 },
      { kind: 'entry', listings: [{ list: 'trakt-9', place: 4 }] },
    ],
    [
      'comments-movies.json',
      { comment: { comment: 'Wet.', spoiler: true, created_at: '2024-05-01T10:00:00Z' } },
      { kind: 'review', text: 'Wet.', spoiler: true },
    ],
  ])('%s is recognized by its items', async (name, facts, expected) => {
    const { source, first } = await readJson(name, [{ type: 'movie', movie, ...facts }])
    expect(source).toBe('trakt')
    expect(first).toMatchObject({
      ...expected,
      work: { mediums: ['film'], ids: { imdb: 'tt0000042', tmdb: '77' } },
      timePosted: '2024-05-01T10:00:00.000Z',
    })
  })

  test('leaves out parts of shows, unless they were watched', async () => {
    const show = { title: 'Tides', year: 2001, ids: { trakt: 6 } }
    const episode = { season: 1, number: 2 }
    const rated = { type: 'episode', show, episode, rated_at: '2024-05-01T10:00:00Z', rating: 8 }
    const watched = { type: 'episode', show, episode, watched_at: '2024-05-01T10:00:00Z' }
    const { records, leftOut } = await readJson('history.json', [rated, watched])
    expect(leftOut).toMatchObject([{ line: 1, title: 'Tides' }])
    expect(records).toMatchObject([{ line: 2, kind: 'engaged', work: { mediums: ['tvShow'] } }])
  })
})
