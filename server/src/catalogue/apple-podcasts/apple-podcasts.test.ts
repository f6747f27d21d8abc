import { beforeEach, expect, test } from 'vitest'
import { createGate } from '../../features/sources/sources.gate.service.ts'
import { useTestApp } from '../../testing/harness.ts'
import {
  flood,
  json,
  redirect,
  status,
  text,
  useSourceServer,
} from '../../testing/servers/source-server.ts'
import { createApplePodcasts } from './apple-podcasts.ts'

const app = useTestApp()
const server = useSourceServer()

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_hosts').execute()
})

const apple = () =>
  createApplePodcasts(
    { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 },
    { baseUrl: server.url },
  )

const show = (feedUrl: string | null = `${server.url}/feed`) => ({
  kind: 'podcast',
  collectionId: 1050430296,
  collectionName: 'The Harbour Hour',
  artistName: 'Harbour Radio',
  artworkUrl600: 'http://is1.mzstatic.com/600x600bb.jpg',
  releaseDate: '2026-11-20T11:00:00Z',
  ...(feedUrl === null ? {} : { feedUrl }),
})

const item = (title: string, date = 'Fri, 21 Apr 2017 03:12:13 +0000') =>
  `<item><title>${title}</title><pubDate>${date}</pubDate><enclosure url="https://x.example/a.mp3"/></item>`
const feed = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>The Harbour Hour</title><description>Ships &amp; people.</description>${inner}</channel></rss>`

const details = (feedUrl?: string | null) => {
  server.on('/lookup', json({ resultCount: 1, results: [show(feedUrl)] }, 'text/javascript'))
  server.on(
    '/lookup?id=1050430296&entity=podcastEpisode',
    json({ results: [show(), { kind: 'podcast-episode', trackName: 'From the directory' }] }),
  )
  return apple().details('podcast', 'apple-1050430296', 'batch')
}

test('finds shows, and takes no date of an episode for that of the show', async () => {
  const results = [show(), { kind: 'podcast', collectionName: 'No id' }]
  server.on('/search', json({ resultCount: 2, results }, 'text/javascript; charset=utf-8'))
  expect(await apple().search('podcast', 'harbour', 'interactive')).toMatchObject([
    {
      externalId: 'apple-1050430296',
      title: 'The Harbour Hour',
      creators: ['Harbour Radio'],
      releaseDate: null,
      posterSource: 'https://is1.mzstatic.com/600x600bb.jpg',
    },
  ])
})

test('reads the text, the episodes and the first day from the show itself', async () => {
  const items = [
    item('Episode 2 &amp; more'),
    item('<![CDATA[Episode <1>]]>', 'Mon, 03 Apr 2017 03:12:13 +0000'),
    '<item><title>A post without sound</title></item>',
  ]
  server.on('/feed', text(feed(items.join('')), 'application/rss+xml'))
  expect(await details()).toMatchObject({
    description: '<p>Ships &amp; people.</p>',
    releaseDate: '2017-04-03',
    entries: ['Episode 2 & more', 'Episode <1>'],
  })
})

test('a feed of thousands of episodes is read to the end', async () => {
  const items = Array.from({ length: 3000 }, (_, index) => item(`Episode ${index}`))
  server.on('/feed', text(feed(items.join('')), 'application/rss+xml'))
  expect((await details())?.entries).toHaveLength(3000)
})

test('counts the beginning of a feed without end', async () => {
  const start = feed(item('Newest')).replace('</channel></rss>', '')
  server.on('/feed', flood(start, `<!-- ${'x'.repeat(100_000)} -->`))
  expect(await details()).toMatchObject({ entries: ['Newest'] })
})

test('keeps some thousands of episodes of an endless feed', async () => {
  const start = feed('').replace('</channel></rss>', '')
  server.on('/feed', flood(start, item('One of many').repeat(50)))
  expect((await details())?.entries).toHaveLength(5000)
})

test('a feed that is not well-formed gives what can be read', async () => {
  const broken = feed(`${item('Fish & chips')}<item><title>Open`)
  server.on('/feed', text(broken.replace('</channel></rss>', ''), 'text/xml'))
  expect(await details()).toMatchObject({ entries: ['Fish & chips'] })
})

test('entities of entities do not grow', async () => {
  const bomb =
    '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>'
  const body = feed(item('&c;')).replace('<rss', `${bomb}<rss`)
  server.on('/feed', text(body, 'text/xml'))
  expect((await details())?.entries[0]?.length).toBeLessThan(20)
})

test('a feed in an older alphabet is read by its first line', async () => {
  const body = feed(item('Café')).replace('UTF-8', 'ISO-8859-1')
  server.on('/feed', text(Buffer.from(body, 'latin1'), 'text/xml'))
  expect(await details()).toMatchObject({ entries: ['Café'] })
})

test('hostile marks do not get through', async () => {
  const inner = `<itunes:summary>Later</itunes:summary>${item('&lt;script&gt;alert(1)&lt;/script&gt;')}`
  const body = feed(inner).replace(
    'Ships &amp; people.',
    '<![CDATA[<p onclick="x()">Ships<script>alert(1)</script></p>]]>',
  )
  server.on('/feed', text(body, 'text/xml'))
  expect(await details()).toMatchObject({
    description: '<p>Ships</p>',
    // Titles are plain text and stay escaped.
    entries: ['<script>alert(1)</script>'],
  })
})

test('takes the first of two descriptions', async () => {
  const body = feed('<description>Another text.</description>')
  server.on('/feed', text(body, 'text/xml'))
  expect(await details()).toMatchObject({ description: '<p>Ships &amp; people.</p>' })
})

test('gives no date where the feed lacks the oldest episodes', async () => {
  server.on('/feed', text(feed(item('Newest')), 'text/xml'))
  expect(await details()).toMatchObject({ releaseDate: '2017-04-21' })
  const results = [{ ...show(), trackCount: 2 }]
  server.on('/lookup', json({ resultCount: 1, results }))
  expect(await apple().details('podcast', 'apple-1050430296', 'batch')).toMatchObject({
    entries: ['Newest'],
    releaseDate: null,
  })
})

test.each([
  ['bytes', flood(feed(item('First')).replace(/<\/channel>.*$/, ''), item('Again').repeat(200))],
  ['episodes', text(feed(item('One').repeat(5_001)), 'text/xml')],
])('gives no date where the limit of %s cuts the feed', async (_, behaviour) => {
  server.on('/feed', behaviour)
  expect(await details()).toMatchObject({ releaseDate: null, isPartial: false })
})

test('lists podcasts only, with the genres that have a name here', async () => {
  const song = { ...show(), kind: 'song', collectionId: 7 }
  const results = [
    song,
    { ...show(), genreIds: ['1488', '26', '1324'], primaryGenreName: 'Crimen' },
  ]
  server.on('/search', json({ resultCount: 2, results }))
  const found = await apple().search('podcast', 'harbour', 'interactive')
  expect(found).toMatchObject([
    { externalId: 'apple-1050430296', genres: ['True Crime', 'Society'] },
  ])
})

test('asks for the country of the settings', async () => {
  const locale = { country: 'DE', language: 'de-DE' }
  const ways = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000, locale }
  server.on('/search', json({ resultCount: 0, results: [] }))
  server.on('/lookup', json({ resultCount: 0, results: [] }))
  const german = createApplePodcasts(ways, { baseUrl: server.url })
  await german.search('podcast', 'hafen', 'interactive')
  expect(await german.details('podcast', 'apple-1050430296', 'batch')).toBeNull()
  expect(server.calls.every((call) => call.includes('country=DE'))).toBe(true)
})

test.each<[string, () => void, string | null | undefined]>([
  ['is gone', () => server.on('/feed', status(404)), undefined],
  ['fails', () => server.on('/feed', status(500)), undefined],
  ['is a page', () => server.on('/feed', text('<html><body>Moved</body></html>')), undefined],
  ['leads to a private address', () => server.on('/feed', redirect('http://10.0.0.1/')), undefined],
  ['lies at a private address', () => undefined, 'http://192.168.0.10/feed'],
  ['has no address', () => undefined, null],
  ['has an address that is none', () => undefined, 'nowhere'],
])('where the feed %s the directory has to do', async (_, prepare, feedUrl) => {
  prepare()
  expect(await details(feedUrl)).toMatchObject({
    title: 'The Harbour Hour',
    description: null,
    entries: ['From the directory'],
  })
})

test('lists episodes by the id in the feed, with day and length', async () => {
  const lasting = (id: string, duration: string) =>
    item(`Episode ${id}`).replace(
      '</item>',
      `<guid isPermaLink="false"><![CDATA[${id}]]></guid><itunes:duration>${duration}</itunes:duration></item>`,
    )
  const items = [
    lasting('a', '01:35:02'),
    lasting('b', '13:30'),
    lasting('c', '3600'),
    lasting('d', 'long'),
  ]
  server.on('/feed', text(feed([...items, item('Bare', 'someday')].join('')), 'text/xml'))
  const listing = (await details())?.listing ?? []
  expect(listing.map(({ id, minutes, releaseDate }) => [id, minutes, releaseDate])).toEqual([
    ['a', 95, '2017-04-21'],
    ['b', 14, '2017-04-21'],
    ['c', 60, '2017-04-21'],
    ['d', null, '2017-04-21'],
    [null, null, null],
  ])
  expect(listing[0]).toMatchObject({
    kind: 'episode',
    season: null,
    number: null,
    title: 'Episode a',
  })
})

test('lists episodes of the directory by the same ids, where there is no feed', async () => {
  const episode = {
    kind: 'podcast-episode',
    trackName: 'From the directory',
    episodeGuid: 'a',
    releaseDate: '2017-04-21T03:12:13Z',
    trackTimeMillis: 5_702_000,
  }
  server.on('/lookup', json({ resultCount: 1, results: [show(null)] }))
  server.on('/lookup?id=1050430296&entity=podcastEpisode', json({ results: [show(), episode] }))
  const facts = await apple().details('podcast', 'apple-1050430296', 'batch')
  expect(facts?.listing).toMatchObject([
    { title: 'From the directory', id: 'a', releaseDate: '2017-04-21', minutes: 95 },
  ])
})
