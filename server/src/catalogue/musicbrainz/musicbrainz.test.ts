import { expect, test } from 'vitest'
import { createGate } from '../../features/sources/sources.gate.service.ts'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json, status } from '../../testing/servers/source-server.ts'
import { createMusicbrainz } from './musicbrainz.ts'

const { app, server, deps } = useSourceUnderTest()
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

const otherId = (index: number) => `a0000000-0000-4000-8000-00000000000${index}`
const track = (title: string, video = false) => ({ title, recording: { title, video } })

/** Serves the group with these releases, each with one track of its own name. */
function serve(...releases: { id: string; [field: string]: unknown }[]): void {
  server.on(`/release-group/${id}`, json(group))
  server.on('/release?', json({ 'release-count': releases.length, releases }))
  for (const one of releases) {
    server.on(`/release/${one.id}`, json({ media: [{ tracks: [track(one.id)] }] }))
  }
}
const details = () => musicbrainz().details('album', id, 'batch')

test('lists the tracks of the chosen release, over its discs', async () => {
  serve({ id: releaseId, date: '1997-05-21', barcode: '0724385522925' })
  const media = [{ format: 'CD', tracks: [track('Airbag')] }, { tracks: [track('Lull')] }]
  server.on(`/release/${releaseId}`, json({ media }))
  expect(await details()).toMatchObject({
    entries: ['Airbag', 'Lull'],
    ids: [{ source: 'upc', id: '724385522925' }],
  })
  const asked = new URL(server.calls[1] ?? '', server.url).searchParams
  expect(Object.fromEntries(asked)).toEqual({
    'release-group': id,
    inc: 'media',
    limit: '100',
    fmt: 'json',
    status: 'official',
  })
})

test('leaves out videos', async () => {
  serve({ id: releaseId, date: '2006' })
  const media = [
    { format: 'CD', tracks: [track('Song'), track('Enhanced video', true)] },
    { format: 'DVD-Video', tracks: [track('Music video'), track('TV spot')] },
    { format: 'Blu-ray', tracks: [track('Concert')] },
  ]
  server.on(`/release/${releaseId}`, json({ media }))
  expect(await details()).toMatchObject({ entries: ['Song'] })
})

const cd = { media: [{ format: 'CD' }], barcode: '0724385522925' }

test.each([
  ['of the earliest year', { ...cd, date: '1998-01-01' }],
  ['dated to the day', { ...cd, date: '1997' }],
  ['without a remark', { ...cd, date: '1997-01-01', disambiguation: 'quadraphonic' }],
  ['of a usual format', { ...cd, date: '1997-01-01', media: [{ format: 'Reel-to-reel' }] }],
  ['with a barcode', { ...cd, date: '1997-05-21', barcode: null }],
])('prefers a release %s', async (_, other) => {
  serve({ id: otherId(1), ...other }, { id: releaseId, ...cd, date: '1997-05-21' })
  expect(await details()).toMatchObject({ entries: [releaseId] })
})

test('reads all releases of an album without an official one', async () => {
  serve({ id: releaseId, date: '1997' })
  server.on('/release?', (request, response) => {
    const isOfficial = request.url?.includes('status=official')
    json({ releases: isOfficial ? [] : [{ id: releaseId, date: '1997' }] })(request, response)
  })
  expect(await details()).toMatchObject({ entries: [releaseId] })
})

test.each([
  [[true, false], `https://coverartarchive.org/release-group/${id}/front-500`],
  [[false, false], null],
])('has a cover where a release has one: %j', async (fronts, poster) => {
  serve(
    ...fronts.map((front, index) => ({
      id: otherId(index),
      date: '1997',
      'cover-art-archive': { artwork: front, front, back: false },
    })),
  )
  expect(await details()).toMatchObject({ posterSource: poster })
})

test('reads the genres that most members agree on', async () => {
  serve({ id: releaseId, date: '1997' })
  const genre = (name: string, count: number) => ({ name, count })
  const genres = [genre('electronic', 2), genre('alternative rock', 25), genre('seen live', 30)]
  server.on(`/release-group/${id}`, json({ ...group, genres }))
  expect(await details()).toMatchObject({ genres: ['Rock', 'Electronic'] })
})

test('a 503 without a time throttles', async () => {
  server.on('/release-group?', status(503))
  await expect(musicbrainz().search('album', 'x', 'interactive')).rejects.toMatchObject({
    fault: 'throttled',
  })
})

test('the three calls of an album fit the pace of one who waits', async () => {
  serve({ id: releaseId, date: '1997' })
  const gate = createGate(app.ctx)
  // Time passes by the delays of the gate alone.
  const enter: typeof gate.enter = async (host, lane) => {
    const permit = await gate.enter(host, lane)
    app.clock.advance(permit.waitMs)
    return { ...permit, waitMs: 0 }
  }
  const paced = createMusicbrainz({ ...deps(), gate: { ...gate, enter } }, { baseUrl: server.url })
  expect(await paced.details('album', id, 'patient')).toMatchObject({ entries: [releaseId] })
  await expect(paced.details('album', id, 'interactive')).rejects.toMatchObject({ fault: 'busy' })
})

test('lists tracks with their disc, number and length, without the numbers of videos', async () => {
  serve({ id: releaseId, date: '1997-05-21' })
  const placed = (title: string, position: number, more: object = {}) => ({
    ...track(title),
    id: otherId(position),
    number: `A${position}`,
    position,
    length: 284_000,
    ...more,
  })
  const video = { recording: { title: 'Film', video: true } }
  const media = [
    { format: 'CD', position: 1, tracks: [placed('Airbag', 1), placed('Film', 2, video)] },
    { format: 'CD', position: 2, tracks: [placed('Lull', 3, { length: null })] },
  ]
  server.on(`/release/${releaseId}`, json({ media }))
  expect((await details())?.listing).toEqual([
    {
      kind: 'track',
      season: 1,
      number: 1,
      title: 'Airbag',
      releaseDate: null,
      minutes: 5,
      id: otherId(1),
    },
    {
      kind: 'track',
      season: 2,
      number: 3,
      title: 'Lull',
      releaseDate: null,
      minutes: null,
      id: otherId(3),
    },
  ])
})
