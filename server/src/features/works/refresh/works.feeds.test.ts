import { beforeEach, expect, test } from 'vitest'
import { createApplePodcasts } from '../../../catalogue/apple-podcasts/apple-podcasts.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'
import {
  type Behaviour,
  json,
  redirect,
  status,
  useSourceServer,
} from '../../../testing/servers/source-server.ts'
import { createGate } from '../../sources/sources.gate.service.ts'
import { storeFound } from '../duplicates/works.deduplicate.service.ts'

const app = useTestApp()
const server = useSourceServer()
const week = 7 * 86_400_000
const date = 'Fri, 21 Apr 2017 03:12:13 GMT'
let admin: TestUser
let id = 0
/** The validators sent with each feed request. */
let asked: { etag: string | undefined; since: string | undefined }[] = []

beforeEach(async () => {
  app.sources.length = 0
  asked = []
  for (const table of ['users', 'works', 'source_hosts'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  admin = await aUser(app, { id: 1 })
  const ways = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  app.sources.push(createApplePodcasts(ways, { baseUrl: server.url }))
  mockShow('The Harbour Hour')
  const facts = { medium: 'podcast' as const, source: 'apple', externalId: 'apple-1050430296' }
  const bare = { creators: [], releaseDate: null, description: null, posterSource: null }
  const [stored = 0] = await storeFound(
    app.ctx.db,
    'podcast',
    [{ ...facts, ...bare, title: 'The Harbour Hour', entries: [] }],
    app.clock.now(),
  )
  id = stored
})

function mockShow(collectionName: string, path = '/feed'): void {
  const show = {
    kind: 'podcast',
    collectionId: 1050430296,
    collectionName,
    artistName: 'Harbour Radio',
    feedUrl: `${server.url}${path}`,
  }
  server.on('/lookup', json({ resultCount: 1, results: [show] }))
}

function mockEpisodes(...titles: string[]): void {
  const results = titles.map((trackName) => ({ kind: 'podcast-episode', trackName }))
  server.on('/lookup?id=1050430296&entity=podcastEpisode', json({ results }))
}

const feed = (...titles: string[]) => {
  const items = titles.map(
    (title) =>
      `<item><title>${title}</title><pubDate>Mon, 03 Apr 2017 03:12:13 GMT</pubDate><enclosure url="https://x.example/a.mp3"/></item>`,
  )
  return `<rss version="2.0"><channel><title>x</title><description>Ships.</description>${items.join('')}</channel></rss>`
}

const send =
  (body: string, headers: Record<string, string>): Behaviour =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/xml', ...headers }).end(body)

function onFeed(behaviour: Behaviour, path = '/feed'): void {
  server.on(path, (request, response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
    asked.push({ etag, since })
    behaviour(request, response)
  })
}

const params = () => ({ params: { medium: 'podcast' as const, workId: String(id) } })
const show = async () => (await app.call(null, 'GET /v1/works/{medium}/{workId}', params())).body

/** Views the work after its details have become stale. */
async function renew(): Promise<void> {
  app.clock.advance(week + 60_000)
  await show()
  await app.runJobs()
}

const channel = { description: '<p>Ships.</p>', releaseDate: '2017-04-03' }
const versioned = { etag: '"v1"', 'last-modified': date }

test('an unchanged feed is not sent again and counts as fresh', async () => {
  onFeed(send(feed('Two', 'One'), versioned))
  await renew()
  expect(await show()).toMatchObject({ ...channel, entries: [{ title: 'Two' }, { title: 'One' }] })
  onFeed(status(304))
  mockShow('The Harbour Hours')
  await renew()
  expect(asked).toEqual([
    { etag: undefined, since: undefined },
    { etag: '"v1"', since: date },
  ])
  // The directory's data about the show is new; the feed's data stays.
  expect(await show()).toMatchObject({
    ...channel,
    title: 'The Harbour Hours',
    entries: [{ title: 'Two' }, { title: 'One' }],
  })
  await app.runJobs()
  expect(asked).toHaveLength(2)
})

test('a changed feed is read, and its new validators are sent next', async () => {
  onFeed(send(feed('One'), versioned))
  await renew()
  onFeed(send(feed('Two', 'One'), { etag: '"v2"' }))
  await renew()
  await renew()
  expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"v1"', '"v2"'])
  expect(asked[2]?.since).toBeUndefined()
  expect(await show()).toMatchObject({ entries: [{ title: 'Two' }, { title: 'One' }] })
})

test('validators with an excessive length or invalid form are not stored', async () => {
  onFeed(send(feed('One'), { etag: `"${'x'.repeat(5_000)}"`, 'last-modified': 'now' }))
  await renew()
  await renew()
  expect(asked).toEqual([
    { etag: undefined, since: undefined },
    { etag: undefined, since: undefined },
  ])
})

test('a 304 to an unconditional request is a failure', async () => {
  onFeed(status(304))
  mockEpisodes('Of the directory')
  await renew()
  expect(await show()).toMatchObject({ entries: [{ title: 'Of the directory' }] })
})

test('the validators of one URL are sent to no other', async () => {
  onFeed(send(feed('One'), versioned))
  await renew()
  mockShow('The Harbour Hour', '/moved')
  onFeed(send(feed('Two'), versioned), '/moved')
  await renew()
  expect(asked[1]).toEqual({ etag: undefined, since: undefined })
})

test('a conditional request follows a redirect to the feed', async () => {
  const first: (string | undefined)[] = []
  server.on('/feed', (request, response) => {
    first.push(request.headers['if-none-match'])
    redirect('/host/feed')(request, response)
  })
  onFeed(send(feed('One'), versioned), '/host/feed')
  await renew()
  onFeed(status(304), '/host/feed')
  await renew()
  expect(first).toEqual([undefined, undefined])
  expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"v1"'])
  expect(await show()).toMatchObject({ entries: [{ title: 'One' }] })
})

test('a feed that fails once removes nothing', async () => {
  onFeed(send(feed('Three', 'Two', 'One'), versioned))
  await renew()
  const before = await show()
  mockEpisodes('Three', 'Two')
  onFeed(status(500))
  await renew()
  expect(await show()).toEqual(before)
})

test('the newest episodes come from the directory if the feed always fails', async () => {
  mockEpisodes('One')
  onFeed(status(500))
  await renew()
  mockEpisodes('Two', 'One')
  await renew()
  expect(await show()).toMatchObject({ entries: [{ title: 'Two' }, { title: 'One' }] })
})

test('after a feed failure the next request is unconditional', async () => {
  onFeed(send(feed('One'), versioned))
  await renew()
  onFeed(status(500))
  await renew()
  onFeed(send(feed('Two'), versioned))
  await renew()
  expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"v1"', undefined])
  expect(await show()).toMatchObject({ entries: [{ title: 'Two' }] })
})

test('a refresh by an admin requests the whole feed', async () => {
  onFeed(send(feed('One'), versioned))
  await renew()
  onFeed(send(feed('Repaired'), versioned))
  const path = 'POST /v1/works/{medium}/{workId}/cache-invalidation'
  expect(await app.call(admin, path, params())).toMatchObject({ status: 200 })
  expect(asked[1]).toEqual({ etag: undefined, since: undefined })
  expect(await show()).toMatchObject({ entries: [{ title: 'Repaired' }] })
})
