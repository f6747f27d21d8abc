import { beforeEach, describe, expect, test } from 'vitest'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { useTestApp } from '../testing/harness.ts'
import { json, status, useSourceServer } from '../testing/source-server.ts'
import { createDeezer } from './deezer/deezer.ts'
import { createGoogleBooks } from './google-books/google-books.ts'
import { createMusicbrainz } from './musicbrainz/musicbrainz.ts'
import { createOpenLibrary } from './open-library/open-library.ts'
import { createTmdb } from './tmdb/tmdb.ts'
import { createTvmaze } from './tvmaze/tvmaze.ts'

const app = useTestApp()
const server = useSourceServer()

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_hosts').execute()
})

const deps = () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 })

describe('TMDB', () => {
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
})

describe('TVmaze', () => {
  const tvmaze = () => createTvmaze(deps(), { baseUrl: server.url })
  const show = {
    id: 179,
    name: 'The Wire',
    premiered: '2002-06-02',
    summary: '<p><b>The Wire</b> is set in Baltimore.</p><script>x</script>',
    image: { medium: 'x', original: 'http://static.tvmaze.com/wire.jpg' },
    externals: { tvrage: 6296, thetvdb: 79126, imdb: 'tt0306414' },
  }

  test('finds shows', async () => {
    const unknown = { ...show, id: 41734, premiered: null, image: null, externals: {} }
    server.on(
      '/search/shows',
      json([
        { score: 0.9, show },
        { score: 0.1, show: unknown },
      ]),
    )
    const [first, second] = await tvmaze().search('tvShow', 'wire', 'interactive')
    expect(first).toMatchObject({
      externalId: 'tvmaze-179',
      title: 'The Wire',
      releaseDate: '2002-06-02',
      description: '<p><b>The Wire</b> is set in Baltimore.</p>',
      posterSource: 'https://static.tvmaze.com/wire.jpg',
      ids: [
        { source: 'imdb', id: 'tt0306414' },
        { source: 'thetvdb', id: '79126' },
      ],
    })
    expect(second).toMatchObject({ releaseDate: null, posterSource: null, ids: [] })
  })

  test('lists seasons and who created the show', async () => {
    const seasons = [
      { number: 1, name: '' },
      { number: 2, name: 'The Port' },
    ]
    const crew = [
      { type: 'Creator', person: { name: 'David Simon' } },
      { type: 'Executive Producer', person: { name: 'Nina K. Noble' } },
    ]
    server.on('/shows/179', json({ ...show, _embedded: { seasons, crew } }))
    expect(await tvmaze().details('tvShow', 'tvmaze-179', 'batch')).toMatchObject({
      creators: ['David Simon'],
      entries: ['Season 1', 'The Port'],
    })
    expect(server.calls[0]).toBe('/shows/179?embed[]=seasons&embed[]=crew')
  })
})

describe('Open Library', () => {
  const library = () => createOpenLibrary(deps(), { baseUrl: server.url })
  const doc = {
    key: '/works/OL893415W',
    title: 'Dune',
    author_name: ['Frank Herbert'],
    first_publish_year: 1965,
    cover_i: 11481354,
    isbn: ['0441013597', '9780441013593', 'nonsense'],
  }

  test('finds works with their editions', async () => {
    server.on(
      '/search.json',
      json({ numFound: 2, docs: [doc, { key: '/works/OL1W', title: 'Bare' }] }),
    )
    const [first, second] = await library().search('book', 'dune', 'interactive')
    expect(first).toMatchObject({
      externalId: 'OL893415W',
      creators: ['Frank Herbert'],
      releaseDate: '1965',
      posterSource: 'https://covers.openlibrary.org/b/id/11481354-L.jpg',
      ids: [{ source: 'isbn', id: '9780441013593' }],
    })
    expect(second).toMatchObject({ creators: [], releaseDate: null, posterSource: null })
  })

  test.each([
    ['text', 'On Arrakis.\r\n\r\n([source][1])\r\n\r\n[1]: https://example.org/x'],
    ['a value', { type: '/type/text', value: 'On Arrakis.' }],
  ])('reads a description that is %s', async (_, description) => {
    server.on('/works/OL893415W.json', json({ title: 'Dune', description }))
    server.on('/search.json', json({ docs: [doc] }))
    expect(await library().details('book', 'OL893415W', 'batch')).toMatchObject({
      title: 'Dune',
      description: '<p>On Arrakis.</p>',
    })
  })

  test('follows a work that became part of another, once', async () => {
    const moved = (key: string) => ({ type: { key: '/type/redirect' }, location: `/works/${key}` })
    server.on('/works/OL1W.json', json(moved('OL893415W')))
    server.on('/works/OL893415W.json', json({ type: { key: '/type/work' } }))
    server.on('/works/OL2W.json', json(moved('OL2W')))
    server.on('/search.json', json({ docs: [doc] }))
    expect(await library().details('book', 'OL1W', 'batch')).toMatchObject({
      externalId: 'OL1W',
      title: 'Dune',
    })
    expect(await library().details('book', 'OL2W', 'batch')).toBeNull()
  })
})

describe('Google Books', () => {
  const google = () => createGoogleBooks(deps(), { key: 'a key', baseUrl: server.url })
  const volume = {
    id: 'B1hSG45JCX4C',
    volumeInfo: {
      title: 'Dune',
      authors: ['Frank Herbert'],
      publishedDate: '2005-08-02',
      description: '<p>Set on the desert planet <b>Arrakis</b></p>',
      industryIdentifiers: [
        { type: 'ISBN_13', identifier: '9780441013593' },
        { type: 'ISBN_10', identifier: '0441013597' },
        { type: 'OTHER', identifier: 'UOM:39015' },
      ],
      imageLinks: { thumbnail: 'http://books.google.com/c?id=B1hSG45JCX4C&edge=curl&zoom=1' },
    },
  }

  test('finds volumes and knows them by their ISBN', async () => {
    server.on('/volumes?', json({ totalItems: 1, items: [volume] }))
    expect(await google().search('book', 'dune', 'interactive')).toMatchObject([
      {
        externalId: 'B1hSG45JCX4C',
        creators: ['Frank Herbert'],
        description: '<p>Set on the desert planet <b>Arrakis</b></p>',
        posterSource: 'https://books.google.com/c?id=B1hSG45JCX4C&zoom=1',
        ids: [{ source: 'isbn', id: '9780441013593' }],
      },
    ])
    expect(server.calls[0]).toContain('country=US&key=a+key')
  })

  test('finds nothing where there are no items at all', async () => {
    server.on('/volumes?', json({ totalItems: 0 }))
    expect(await google().search('book', 'zzz', 'interactive')).toEqual([])
  })

  test('an exhausted key is a failure, though it does not say so', async () => {
    server.on('/volumes?', status(400))
    await expect(google().search('book', 'dune', 'interactive')).rejects.toMatchObject({
      fault: 'failed',
    })
  })
})

describe('Deezer', () => {
  const deezer = () => createDeezer(deps(), { baseUrl: server.url })
  const album = {
    id: 302127,
    title: 'Discovery',
    cover_xl: 'https://cdn.example/1000x1000.jpg',
    record_type: 'album',
    artist: { id: 27, name: 'Daft Punk' },
  }

  test('finds albums, by the title of the work and not of the pressing', async () => {
    const data = [
      album,
      { ...album, id: 2, title: 'Discovery (Remastered) [Deluxe Edition]' },
      { ...album, id: 3, title: 'One More Time', record_type: 'single' },
    ]
    server.on('/search/album', json({ data, total: 3 }))
    const found = await deezer().search('album', 'discovery', 'interactive')
    expect(found.map(({ externalId, title }) => [externalId, title])).toEqual([
      ['deezer-302127', 'Discovery'],
      ['deezer-2', 'Discovery'],
    ])
  })

  test('lists the tracks of every page', async () => {
    const titles = Array.from({ length: 130 }, (_, place) => ({ title: `Track ${place + 1}` }))
    server.on('/album/302127', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', server.url)
      if (pathname === '/album/302127') {
        const contributors = [
          { name: 'Daft Punk', role: 'Main' },
          { name: 'Romanthony', role: 'Featured' },
        ]
        json({ ...album, upc: '0724384960650', release_date: '2001-03-07', contributors })(
          request,
          response,
        )
        return
      }
      const index = Number(searchParams.get('index'))
      json({ data: titles.slice(index, index + 100), total: 130 })(request, response)
    })
    const facts = await deezer().details('album', 'deezer-302127', 'batch')
    expect(facts?.entries).toEqual(titles.map(({ title }) => title))
    expect(facts).toMatchObject({
      creators: ['Daft Punk'],
      releaseDate: '2001-03-07',
      ids: [{ source: 'upc', id: '724384960650' }],
    })
  })

  test.each([
    [4, 'throttled'],
    [700, 'failed'],
  ])('the error %i in a successful answer is a failure', async (code, fault) => {
    server.on('/search/album', json({ error: { type: 'Exception', message: 'no', code } }))
    await expect(deezer().search('album', 'x', 'interactive')).rejects.toMatchObject({ fault })
    const [host] = await createGate(app.ctx).health()
    expect(host).toMatchObject({ lastFault: fault })
  })

  test('the error of an unknown album is none', async () => {
    server.on('/album/1', json({ error: { type: 'DataException', message: 'no data', code: 800 } }))
    expect(await deezer().details('album', 'deezer-1', 'batch')).toBeNull()
  })
})

describe('MusicBrainz', () => {
  const musicbrainz = () => createMusicbrainz(deps(), { baseUrl: server.url })
  const id = 'b1392450-e666-3926-a536-22c65f834433'
  const releaseId = '1834eae1-741b-3c03-9ca5-0df3decb43ea'
  const group = {
    id,
    title: 'OK Computer',
    'primary-type': 'Album',
    'first-release-date': '1997-05-21',
    'artist-credit': [{ name: 'Radiohead' }],
  }

  test('finds albums and leaves singles out', async () => {
    const groups = [group, { ...group, id: releaseId, 'primary-type': 'Single' }]
    server.on('/release-group?', json({ count: 2, 'release-groups': groups }))
    expect(await musicbrainz().search('album', 'ok computer', 'interactive')).toMatchObject([
      { externalId: id, title: 'OK Computer', creators: ['Radiohead'], releaseDate: '1997-05-21' },
    ])
  })

  test('lists the tracks of the first official release, over its discs', async () => {
    const releases = [
      {
        id: 'a0000000-0000-4000-8000-000000000000',
        status: 'Bootleg',
        date: '1996',
        barcode: null,
      },
      { id: releaseId, status: 'Official', date: '1997-05-21', barcode: '0724385522925' },
      { id: 'a0000000-0000-4000-8000-000000000001', status: 'Official', date: '2009', barcode: '' },
    ]
    server.on(`/release-group/${id}`, json({ ...group, releases }))
    server.on(
      `/release/${releaseId}`,
      json({ media: [{ tracks: [{ title: 'Airbag' }] }, { tracks: [{ title: 'Lull' }] }] }),
    )
    expect(await musicbrainz().details('album', id, 'batch')).toMatchObject({
      entries: ['Airbag', 'Lull'],
      ids: [{ source: 'upc', id: '724385522925' }],
    })
  })
})
