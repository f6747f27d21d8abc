import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json, status } from '../../testing/servers/source-server.ts'
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
      originalTitle: null,
      alternativeTitles: [],
      languages: [],
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
  const byImdb = (medium: 'film' | 'tvShow') =>
    tmdb().detailsById?.(medium, { source: 'imdb', id: 'tt0068646' }, 'batch')
  expect(await byImdb('film')).toMatchObject({
    externalId: '238',
    ids: [{ source: 'imdb', id: 'tt0068646' }],
  })
  expect(await byImdb('tvShow')).toBeNull()
})

test('returns null for an unknown work', async () => {
  expect(await tmdb().details('film', '999', 'batch')).toBeNull()
})

test('reads genres, cast, titles, origin and run time', async () => {
  const cast = [
    { name: 'Al Pacino', order: 1 },
    { name: 'Marlon Brando', order: 0 },
    { name: 'Nobody in particular' },
  ]
  server.on(
    '/movie/238',
    json({
      ...row,
      original_language: 'en',
      credits: { crew: [], cast },
      genres: [
        { id: 18, name: 'Krimi' },
        { id: 80, name: 'Drama' },
        { id: 1, name: 'Unheard of' },
      ],
      runtime: 175,
      production_countries: [{ iso_3166_1: 'US', name: 'United States of America' }],
      alternative_titles: { titles: [{ iso_3166_1: 'DE', title: 'Der Pate', type: '' }] },
      translations: {
        translations: [
          { iso_639_1: 'de', iso_3166_1: 'AT', data: { title: 'Der Herr Pate' } },
          { iso_639_1: 'de', iso_3166_1: 'DE', data: { title: 'Der Pate' } },
          { iso_639_1: 'de', iso_3166_1: 'CH', data: { title: '' } },
          { iso_639_1: 'xx', iso_3166_1: 'XX', data: { title: 'Of no language of ours' } },
          { iso_639_1: 'fr', iso_3166_1: 'FR' },
        ],
      },
    }),
  )
  expect(await tmdb().details('film', '238', 'batch')).toMatchObject({
    originalTitle: null,
    alternativeTitles: ['Der Pate'],
    titles: { de: 'Der Pate' },
    genres: ['Drama', 'Crime'],
    cast: ['Marlon Brando', 'Al Pacino', 'Nobody in particular'],
    countries: ['US'],
    languages: ['en'],
    minutes: 175,
  })
})

test('an empty id or name gives way to the other one', async () => {
  server.on('/movie/238', json({ ...row, imdb_id: 'tt0068646', external_ids: { imdb_id: '' } }))
  expect(await tmdb().details('film', '238', 'batch')).toMatchObject({
    ids: [{ source: 'imdb', id: 'tt0068646' }],
  })
  const seasons = [{ season_number: 1, episode_count: 8, name: '' }]
  server.on('/tv/1438', json({ id: 1438, name: 'The Wire', seasons }))
  expect(await tmdb().details('tvShow', '1438', 'batch')).toMatchObject({ entries: ['Season 1'] })
})

test('asks in the language of the settings', async () => {
  const locale = { country: 'DE', language: 'de-DE' }
  server.on('/search/movie', json({ results: [] }))
  const german = createTmdb({ ...deps(), locale }, { token: 't', baseUrl: server.url })
  await german.search('film', 'der pate', 'interactive')
  expect(server.calls[0]).toContain('language=de-DE')
})

test('sends no request for an invalid id', async () => {
  expect(await tmdb().details('film', '../account?x=1#', 'batch')).toBeNull()
  const foreign = { source: 'imdb', id: 'tt1/../../account' }
  expect(await tmdb().detailsById?.('film', foreign, 'batch')).toBeNull()
  expect(server.calls).toEqual([])
})

test('a search address that is gone is a failure', async () => {
  await expect(tmdb().search('film', 'x', 'batch')).rejects.toMatchObject({ fault: 'failed' })
})

/** A season as `/tv/{id}/season/{n}` tells it, with fields that nobody reads. */
const seasonOf = (number: number, episodes: readonly object[]) => ({
  _id: '5256c89f19c2956ff6046d47',
  air_date: '2002-06-02',
  name: `Season ${number}`,
  season_number: number,
  episodes: episodes.map((episode) => ({
    season_number: number,
    overview: '',
    vote_average: 7.5,
    show_id: 1438,
    ...episode,
  })),
})
const wire = {
  id: 1438,
  name: 'The Wire',
  seasons: [
    { season_number: 0, episode_count: 1, name: 'Specials', air_date: null },
    { season_number: 1, episode_count: 2, name: 'Season 1', air_date: '2002-06-02' },
    { season_number: 2, episode_count: 0, name: 'Season 2', air_date: null },
  ],
}

test('lists the episodes of each season that has any, specials as season 0', async () => {
  server.on('/tv/1438', json(wire))
  server.on(
    '/tv/1438/season/0',
    json(
      seasonOf(0, [{ id: 97, episode_number: 1, name: 'Prequel', air_date: '', runtime: null }]),
    ),
  )
  const target = {
    id: 98,
    episode_number: 1,
    name: 'The Target',
    air_date: '2002-06-02',
    runtime: 62,
  }
  const bare = { id: 99, episode_number: 2, name: '', air_date: null }
  server.on('/tv/1438/season/1', json(seasonOf(1, [target, bare, { id: 'broken' }])))
  const facts = await tmdb().details('tvShow', '1438', 'batch')
  expect(facts?.listing?.filter(({ kind }) => kind === 'episode')).toEqual([
    {
      kind: 'episode',
      season: 0,
      number: 1,
      title: 'Prequel',
      releaseDate: null,
      minutes: null,
      id: '97',
    },
    {
      kind: 'episode',
      season: 1,
      number: 1,
      title: 'The Target',
      releaseDate: '2002-06-02',
      minutes: 62,
      id: '98',
    },
    expect.objectContaining({ season: 1, number: 2, title: null, releaseDate: null, id: '99' }),
  ])
  expect(facts?.listing?.filter(({ kind }) => kind === 'season')).toMatchObject([
    { season: 0, title: 'Specials' },
    { season: 1, releaseDate: '2002-06-02' },
    { season: 2 },
  ])
  expect(facts?.entries).toEqual(['Season 1'])
  expect(server.calls.filter((call) => call.includes('/season/'))).toHaveLength(2)
})

test('the details of a show do without episodes where their seasons fail', async () => {
  server.on('/tv/1438', json(wire))
  server.on('/tv/1438/season/0', status(500))
  const facts = await tmdb().details('tvShow', '1438', 'batch')
  expect(facts?.entries).toEqual(['Season 1'])
  expect(facts?.listing?.map(({ kind }) => kind)).toEqual(['season', 'season', 'season'])
})
