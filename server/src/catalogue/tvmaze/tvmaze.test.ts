import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/servers/source-server.ts'
import { createTvmaze } from './tvmaze.ts'

const { app, server, deps } = useSourceUnderTest()
const tvmaze = () => createTvmaze(deps(), { clock: app.clock, baseUrl: server.url })
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
    { number: 1, name: '', premiereDate: '2002-06-02' },
    { number: 2, name: 'The Port', premiereDate: '2003-06-01' },
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
  expect(server.calls[0]).toBe('/shows/179?embed[]=seasons&embed[]=crew&embed[]=cast&embed[]=akas')
})

test('lists episodes, and specials as season 0', async () => {
  const seasons = [{ number: 1, name: '', premiereDate: '2002-06-02' }]
  server.on('/shows/179', json({ ...show, _embedded: { seasons } }))
  const row = { season: 1, airdate: '2002-06-02', runtime: 60, type: 'regular' }
  server.on(
    '/shows/179/episodes?specials=1',
    json([
      { ...row, id: 7, number: 1, name: 'The Target' },
      { ...row, id: 9, number: null, name: 'Prequel', type: 'significant_special', runtime: null },
    ]),
  )
  const facts = await tvmaze().details('tvShow', 'tvmaze-179', 'batch')
  const bare = { releaseDate: '2002-06-02', number: null }
  expect(facts?.listing).toEqual([
    { ...bare, kind: 'season', season: 1, title: null, minutes: null, id: null },
    { ...bare, kind: 'episode', season: 1, number: 1, title: 'The Target', minutes: 60, id: '7' },
    { ...bare, kind: 'episode', season: 0, number: 1, title: 'Prequel', minutes: null, id: '9' },
  ])
})

test('leaves out seasons that are only announced', async () => {
  const season = (number: number, premiereDate: string | null) => ({
    number,
    name: '',
    premiereDate,
    episodeOrder: null,
  })
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const today = app.clock.now().toISOString().slice(0, 10)
  const seasons = [season(1, '2007-09-24'), season(2, today), season(3, tomorrow), season(4, null)]
  server.on('/shows/179', json({ ...show, _embedded: { seasons } }))
  expect(await tvmaze().details('tvShow', 'tvmaze-179', 'batch')).toMatchObject({
    entries: ['Season 1', 'Season 2'],
  })
})

test('reads genres, cast, other names, origin and run time', async () => {
  const person = (name: string) => ({ person: { name }, character: { name: 'X' } })
  const row = {
    ...show,
    genres: ['Drama', 'Crime', 'Unheard of'],
    language: 'English',
    averageRuntime: 60,
    network: { name: 'HBO', country: { name: 'United States', code: 'US' } },
    webChannel: null,
  }
  const _embedded = {
    cast: [person('Dominic West')],
    akas: [{ name: 'Sur écoute', country: null }],
  }
  server.on('/shows/179', json({ ...row, _embedded }))
  expect(await tvmaze().details('tvShow', 'tvmaze-179', 'batch')).toMatchObject({
    genres: ['Drama', 'Crime'],
    cast: ['Dominic West'],
    alternativeTitles: ['Sur écoute'],
    countries: ['US'],
    languages: ['en'],
    minutes: 60,
  })
})
