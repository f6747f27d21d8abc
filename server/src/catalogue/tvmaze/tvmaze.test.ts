import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/source-server.ts'
import { createTvmaze } from './tvmaze.ts'

const { server, deps } = useSourceUnderTest()
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
