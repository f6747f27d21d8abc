import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/source-server.ts'
import { createTmdb } from './tmdb.ts'

const { server, deps } = useSourceUnderTest()
const tmdb = () => createTmdb(deps(), { token: 'a token', baseUrl: server.url })
const row = {
  adult: false,
  id: 238,
  original_title: 'The Godfather',
  overview: 'A family & its business.',
  poster_path: '/godfather.jpg',
  release_date: '1972-03-14',
  title: 'The Godfather',
  video: false,
  vote_average: 8.7,
}

test('finds films, with gaps where it has them', async () => {
  const bare = { ...row, id: 900001, title: 'Untold', overview: '', poster_path: null }
  server.on('/search/movie', (request, response) => {
    expect(request.headers.authorization).toBe('Bearer a token')
    const results = [row, { ...bare, release_date: '' }, { id: 'broken' }]
    json({ page: 1, results, total_pages: 1 })(request, response)
  })
  expect(await tmdb().search('film', 'godfather', 'interactive')).toEqual([
    {
      medium: 'film',
      source: 'tmdb',
      externalId: '238',
      title: 'The Godfather',
      creators: [],
      releaseDate: '1972-03-14',
      description: '<p>A family &amp; its business.</p>',
      posterSource: 'https://image.tmdb.org/t/p/w500/godfather.jpg',
      entries: [],
      ids: [],
    },
    expect.objectContaining({
      externalId: '900001',
      releaseDate: null,
      description: null,
      posterSource: null,
    }),
  ])
  expect(server.calls[0]).toContain('query=godfather&include_adult=false')
})

test('knows directors and the id at IMDb', async () => {
  const crew = [
    { job: 'Director', name: 'Francis Ford Coppola' },
    { job: 'Producer', name: 'Albert S. Ruddy' },
  ]
  server.on(
    '/movie/238',
    json({ ...row, credits: { crew }, external_ids: { imdb_id: 'tt0068646' } }),
  )
  expect(await tmdb().details('film', '238', 'batch')).toMatchObject({
    creators: ['Francis Ford Coppola'],
    ids: [{ source: 'imdb', id: 'tt0068646' }],
  })
})

test('lists the seasons of a show without specials and those only announced', async () => {
  const season = (season_number: number, episode_count: number, name: string | null) => ({
    season_number,
    episode_count,
    name,
  })
  server.on(
    '/tv/1438',
    json({
      id: 1438,
      name: 'The Wire',
      overview: 'Baltimore.',
      poster_path: null,
      first_air_date: '2002-06-02',
      created_by: [{ name: 'David Simon' }],
      seasons: [
        season(0, 8, 'Specials'),
        season(1, 13, 'Season 1'),
        season(2, 12, null),
        season(3, 0, 'Season 3'),
      ],
      external_ids: { imdb_id: null },
    }),
  )
  expect(await tmdb().details('tvShow', '1438', 'batch')).toMatchObject({
    title: 'The Wire',
    creators: ['David Simon'],
    releaseDate: '2002-06-02',
    entries: ['Season 1', 'Season 2'],
    ids: [],
  })
})

test('finds works of one year, and the work that has an id at IMDb', async () => {
  server.on('/search/movie', json({ results: [row] }))
  server.on('/search/tv', json({ results: [] }))
  expect(await tmdb().searchOfYear?.('film', 'godfather', 1972, 'batch')).toHaveLength(1)
  await tmdb().searchOfYear?.('tvShow', 'the wire', 2002, 'batch')
  expect(server.calls[0]).toContain('&year=1972')
  expect(server.calls[1]).toContain('&first_air_date_year=2002')
  server.on('/find/tt0068646', json({ movie_results: [row], tv_results: [] }))
  server.on('/movie/238', json({ ...row, external_ids: { imdb_id: 'tt0068646' } }))
  expect(await tmdb().detailsByImdb?.('film', 'tt0068646', 'batch')).toMatchObject({
    externalId: '238',
    ids: [{ source: 'imdb', id: 'tt0068646' }],
  })
  expect(await tmdb().detailsByImdb?.('tvShow', 'tt0068646', 'batch')).toBeNull()
})

test('does not know what it does not have', async () => {
  expect(await tmdb().details('film', '999', 'batch')).toBeNull()
})
