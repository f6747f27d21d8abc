import { expect, test } from 'vitest'
import { createGate } from '../../features/sources/sources.gate.service.ts'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/servers/source-server.ts'
import { createDeezer } from './deezer.ts'

const { app, server, deps } = useSourceUnderTest()
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
  const titles = Array.from({ length: 130 }, (_, index) => ({ title: `Track ${index + 1}` }))
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

test('keeps singles that are long enough for an EP, and asks for fifty rows', async () => {
  const single = (id: number, nb_tracks: number) => ({
    ...album,
    id,
    title: `Single ${id}`,
    record_type: 'single',
    nb_tracks,
  })
  server.on('/search/album', json({ data: [single(1, 1), single(2, 4), single(3, 3)], total: 3 }))
  const found = await deezer().search('album', 'daft punk', 'interactive')
  expect(found.map(({ title }) => title)).toEqual(['Single 2'])
  expect(server.calls[0]).toContain('limit=50')
})

test('keeps the mark of another recording', async () => {
  const data = [{ ...album, title: "Red (Taylor's Version)" }]
  server.on('/search/album', json({ data, total: 1 }))
  const [found] = await deezer().search('album', 'red', 'interactive')
  expect(found?.title).toBe("Red (Taylor's Version)")
})

test('reads genres and the run time', async () => {
  const genres = {
    data: [
      { id: 113, name: 'Dance' },
      { id: 9, name: 'Unheard of' },
    ],
  }
  server.on('/album/302127', json({ ...album, genres, duration: 3660, data: [], total: 0 }))
  expect(await deezer().details('album', 'deezer-302127', 'batch')).toMatchObject({
    genres: ['Electronic'],
    minutes: 61,
  })
})

test('lists tracks with their disc, number and length', async () => {
  const row = {
    readable: true,
    type: 'track',
    explicit_lyrics: false,
    artist: { name: 'Daft Punk' },
  }
  const data = [
    { ...row, id: 31, title: 'One More Time', disk_number: 1, track_position: 1, duration: 320 },
    { ...row, id: 32, title: 'Aerodynamic', disk_number: 1, track_position: 2, duration: 30 },
    { ...row, id: 33, title: 'Encore', disk_number: 2, track_position: 1, duration: 600 },
  ]
  server.on('/album/302127', json(album))
  server.on('/album/302127/tracks', json({ data, total: 3 }))
  const facts = await deezer().details('album', 'deezer-302127', 'batch')
  const track = { kind: 'track', releaseDate: null }
  expect(facts?.listing).toEqual([
    { ...track, season: 1, number: 1, title: 'One More Time', minutes: 5, id: '31' },
    { ...track, season: 1, number: 2, title: 'Aerodynamic', minutes: 1, id: '32' },
    { ...track, season: 2, number: 1, title: 'Encore', minutes: 10, id: '33' },
  ])
})

test('counts tracks through where one has no number', async () => {
  const data = [
    { id: 31, title: 'One', disk_number: 1, track_position: 1 },
    { id: 32, title: 'Two', disk_number: 2 },
  ]
  server.on('/album/302127', json(album))
  server.on('/album/302127/tracks', json({ data, total: 2 }))
  const facts = await deezer().details('album', 'deezer-302127', 'batch')
  expect(facts?.listing?.map(({ season, number }) => [season, number])).toEqual([
    [1, 1],
    [1, 2],
  ])
})
