import { beforeEach, expect, test } from 'vitest'
import { createTvmaze } from '../../catalogue/tvmaze/tvmaze.ts'
import type { Context } from '../../context.ts'
import { afterCommit } from '../../db/transaction.ts'
import type { WorkNews } from '../../events.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { status, useSourceServer } from '../../testing/servers/source-server.ts'
import { aRunningShow, type ShowOfWorld, TvmazeWorld } from '../../testing/servers/tvmaze-world.ts'
import { createGate } from '../sources/sources.gate.service.ts'
import { renewShare, showLastNight } from './renewals.service.ts'

const app = useTestApp()
const server = useSourceServer()
const minute = 60_000
const dayMs = 24 * 60 * minute
let world: TvmazeWorld
let me: TestUser
let news: WorkNews[]

beforeEach(async () => {
  for (const table of [
    'users',
    'works',
    'source_hosts',
    'renewal_nights',
    'source_changes',
  ] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  // A Monday.
  app.clock.set('2027-03-01T00:30:00.000Z')
  news = []
  world = new TvmazeWorld()
  world.serve(server, () => app.clock.now())
  me = await aUser(app)
  const deps = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  app.sources.splice(0, Infinity, createTvmaze(deps, { clock: app.clock, baseUrl: server.url }))
})

const job: RunningJob = {
  id: 'renewal',
  timeRequested: new Date(0),
  attempt: 0,
  isLast: false,
  signal: new AbortController().signal,
  assertLease: () => Promise.resolve(),
}

/** The context whose events are noted. */
const noting = (): Context => ({
  ...app.ctx,
  events: {
    ...app.ctx.events,
    async workRenewed(tx, event) {
      afterCommit(() => void news.push(event))
      await app.ctx.events.workRenewed(tx, event)
    },
  },
})

/** The runs of the night of a day, each ten minutes after the other. */
async function runNight(day: string, running = job): Promise<void> {
  for (let start = 60; start < 6 * 60; start += 10) {
    const time = new Date(Date.parse(day) + start * minute)
    app.clock.set(time.toISOString())
    await renewShare(noting(), running)
    expect(app.clock.now().getTime() - time.getTime()).toBeLessThan(10 * minute)
  }
}

async function aWaitedShow(show: ShowOfWorld, by: readonly TestUser[] = [me]): Promise<number> {
  world.put(show, app.clock.now())
  const { id } = await app.ctx.db
    .insertInto('works')
    .values({
      medium: 'tvShow',
      source: 'tvmaze',
      external_id: `tvmaze-${show.id}`,
      title: show.name,
      time_fetched: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const member of by) await putProgress(member, id, 'going')
  return id
}

async function putProgress(member: TestUser, id: number, state: 'going' | 'stopped') {
  const params = { medium: 'tvShow' as const, workId: String(id) }
  const put = await app.call(member, 'PUT /v1/progress/{medium}/{workId}', {
    params,
    body: { state },
  })
  expect(put.status).toBe(200)
}

/** Ticks all episodes of a show that are listed. */
async function seeAll(id: number): Promise<void> {
  const rows = await entriesOf(id)
  for (const { id: entryId } of rows.filter(({ kind }) => kind === 'episode')) {
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', {
      params: { entryId: String(entryId) },
      body: {},
    })
  }
}

const entriesOf = (workId: number) =>
  app.ctx.db
    .selectFrom('work_entries')
    .select([
      'id',
      'kind',
      'season',
      'number',
      'title',
      'is_gone as isGone',
      'viewer_count as viewers',
    ])
    .where('work_id', '=', workId)
    .orderBy('position')
    .orderBy('id')
    .execute()

async function goOn(): Promise<Record<string, string | null>> {
  const { body } = await app.call(me, 'GET /v1/progress', { query: { limit: 50 } })
  return Object.fromEntries(body.items.map(({ work, next }) => [work.title, next?.title ?? null]))
}

const callsFor = (id: number) =>
  server.calls.filter((path) => path.startsWith(`/shows/${id}`)).length

const dayOf = (index: number) =>
  new Date(Date.parse('2027-03-01') + index * dayMs).toISOString().slice(0, 10)

/** A show with one more weekly episode, out on a day. */
function withEpisode(show: ShowOfWorld, airdate: string): ShowOfWorld {
  const number = show.episodes.length + 1
  const next = {
    id: show.id * 1_000 + number,
    season: 1,
    number,
    name: `New in ${show.id}`,
    airdate,
  }
  return { ...show, episodes: [...show.episodes, next] }
}

/** Plays a week with 50 shows, seven of which get an episode each day; returns the calls of each night. */
async function playWeek(running: (night: number) => readonly RunningJob[]): Promise<number[]> {
  const calls: number[] = []
  for (let night = 0; night < 7; night += 1) {
    server.calls.length = 0
    for (const one of running(night)) await runNight(dayOf(night), one).catch(lostLease)
    calls.push(server.calls.length)
    app.clock.set(`${dayOf(night)}T20:00:00.000Z`)
    for (let id = night * 7 + 1; id <= night * 7 + 7; id += 1) {
      world.put(withEpisode(world.get(id), dayOf(night + 1)), app.clock.now())
    }
  }
  return calls
}

function lostLease(error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Lease lost') throw error
}

/** A run that another worker takes over before the n-th work is stored. */
function dying(nth: number): RunningJob {
  let count = 0
  return {
    ...job,
    assertLease: () => {
      count += 1
      return count >= nth ? Promise.reject(new Error('Lease lost')) : Promise.resolve()
    },
  }
}

test('a week of 50 shows: each new episode is there in the morning, in two calls a changed show', async () => {
  for (let id = 1; id <= 50; id += 1) await aWaitedShow(aRunningShow(id, '2027-02-01', 3))
  const calls = await playWeek(() => [job])
  // The list of changes, and two calls for each of all shows, then of those that changed.
  expect(calls).toEqual([101, 15, 15, 15, 15, 15, 15])
  expect(await showLastNight(app.ctx.db)).toEqual({
    night: '2027-03-07',
    due: 7,
    done: 7,
    failed: 0,
    withNews: 7,
  })
  expect(news).toHaveLength(42)
  expect(news[0]).toMatchObject({
    work: { medium: 'tvShow' },
    seasonIds: [],
    partIds: [expect.any(Number)],
    moved: [],
    withdrawnIds: [],
    release: null,
    showStatus: null,
  })
})

test('a week in which each night is killed in the middle ends the same, told once', async () => {
  for (let id = 1; id <= 50; id += 1) await aWaitedShow(aRunningShow(id, '2027-02-01', 3))
  const calls = await playWeek((night) => [dying(night === 0 ? 30 : 5), job])
  // A work that was fetched and not stored is fetched again; a night is planned once.
  expect(calls).toEqual([103, 17, 17, 17, 17, 17, 17])
  expect(news).toHaveLength(42)
  const shown = await app.ctx.db
    .selectFrom('work_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'episode')
    .executeTakeFirst()
  expect(Number(shown?.count)).toBe(50 * 3 + 42)
})

test('goes on with a new episode on the day it is out, of a show that one was caught up with', async () => {
  const show = aRunningShow(7, '2027-02-01', 3)
  const id = await aWaitedShow(show)
  await runNight(dayOf(0))
  await seeAll(id)
  expect(await goOn()).toEqual({ 'Show 7': null })
  world.put(withEpisode(show, '2027-03-02'), new Date('2027-03-01T20:00:00.000Z'))
  await runNight(dayOf(1))
  expect(await goOn()).toEqual({ 'Show 7': 'New in 7' })
})

test('asks about nothing that everybody stopped or muted or that is not for them', async () => {
  const [stopped, refused, shared] = [
    await aWaitedShow(aRunningShow(1, '2027-02-01', 1)),
    await aWaitedShow(aRunningShow(2, '2027-02-01', 1)),
    await aWaitedShow(aRunningShow(3, '2027-02-01', 1), [me, await aUser(app)]),
  ]
  for (const id of [stopped, shared]) await putProgress(me, id, 'stopped')
  await app.ctx.db
    .insertInto('not_for_me')
    .values({ user_id: me.id, work_id: refused, time_added: app.clock.now() })
    .execute()
  const muted = await aWaitedShow(aRunningShow(4, '2027-02-01', 1))
  const followed = await aWaitedShow(aRunningShow(5, '2027-02-01', 1), [])
  for (const [work_id, is_muted] of [
    [muted, true],
    [followed, false],
  ] as const) {
    const row = { user_id: me.id, work_id, is_muted, time_added: app.clock.now() }
    await app.ctx.db.insertInto('follows').values(row).execute()
  }
  await runNight(dayOf(0))
  expect([1, 2, 3, 4, 5].map(callsFor)).toEqual([0, 0, 2, 0, 2])
})

test('begins with what most members wait for', async () => {
  await aWaitedShow(aRunningShow(1, '2027-02-01', 1))
  await aWaitedShow(aRunningShow(2, '2027-02-01', 1), [me, await aUser(app)])
  await runNight(dayOf(0))
  expect(server.calls.map((path) => path.split('?')[0])).toEqual([
    '/updates/shows',
    '/shows/2',
    '/shows/2/episodes',
    '/shows/1',
    '/shows/1/episodes',
  ])
})

test('a source that fails is tried three times, and again in the next night', async () => {
  const id = await aWaitedShow(aRunningShow(1, '2027-02-01', 1))
  server.on('/shows/1', status(500))
  await runNight(dayOf(0))
  expect(await showLastNight(app.ctx.db)).toMatchObject({ due: 1, done: 0, failed: 1 })
  expect(callsFor(1)).toBe(3)
  world.serve(server, () => app.clock.now())
  await runNight(dayOf(1))
  expect(await showLastNight(app.ctx.db)).toMatchObject({ due: 1, done: 1, failed: 0 })
  expect(await entriesOf(id)).toHaveLength(2)
})

test('changes that a failing list did not name are named by the next one', async () => {
  const show = aRunningShow(1, '2027-02-01', 1)
  const id = await aWaitedShow(show)
  await runNight(dayOf(0))
  world.put(withEpisode(show, '2027-03-05'), new Date('2027-03-01T20:00:00.000Z'))
  server.on('/updates/shows', status(500))
  await runNight(dayOf(1))
  expect(await entriesOf(id)).toHaveLength(2)
  world.serve(server, () => app.clock.now())
  await runNight(dayOf(2))
  expect(await entriesOf(id)).toHaveLength(3)
})

test('ticks survive moved, renumbered, split, promoted, replaced and withdrawn episodes', async () => {
  const show = aRunningShow(1, '2027-01-04', 6)
  const special = { id: 1_900, season: 1, number: null, name: 'Prequel', airdate: '2027-01-01' }
  show.episodes.push({ ...special, type: 'significant_special' })
  const id = await aWaitedShow(show)
  await runNight(dayOf(0))
  await seeAll(id)
  const before = await entriesOf(id)
  const idOf = (title: string) => before.find((one) => one.title === title)?.id
  const [one, two, three, , five, six] = show.episodes
  const changed = [
    // The special is the first episode now, and all move by one.
    { ...special, number: 1, type: 'regular' },
    { ...one!, number: 2, airdate: '2027-01-05' },
    // Split: the first half keeps its id.
    { ...two!, number: 3, name: 'Two, first half' },
    { ...two!, id: 1_800, number: 4, name: 'Two, second half' },
    { ...three!, number: 5 },
    // The fourth is withdrawn, the fifth has another id.
    { ...five!, id: 1_801 },
    { ...six!, number: 7 },
  ].map((episode, index) => ({ ...episode, number: index + 1 }))
  five!.number = 6
  world.put({ ...show, status: 'Ended', episodes: changed }, new Date('2027-03-01T20:00:00.000Z'))
  await runNight(dayOf(1))
  const after = await entriesOf(id)
  const listed = after.filter(({ kind, isGone }) => kind === 'episode' && !isGone)
  expect(listed.map(({ number, viewers }) => [number, viewers])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 1],
  ])
  expect(listed.map((entry) => entry.id)).toMatchObject([
    idOf('Prequel'),
    idOf('Show 1, part 1'),
    idOf('Show 1, part 2'),
    expect.any(Number),
    idOf('Show 1, part 3'),
    idOf('Show 1, part 5'),
    idOf('Show 1, part 6'),
  ])
  const fourth = idOf('Show 1, part 4')
  expect(after.find((entry) => entry.id === fourth)).toMatchObject({ isGone: true, viewers: 1 })
  expect(news).toMatchObject([
    {
      partIds: [listed[3]?.id],
      moved: [{ entryId: idOf('Show 1, part 1'), from: '2027-01-04', to: '2027-01-05' }],
      withdrawnIds: [fourth],
      showStatus: { from: 'running', to: 'ended' },
    },
  ])
})

test('a season that is announced without titles is told, and its first dates later', async () => {
  const show = aRunningShow(1, '2027-02-01', 2)
  const id = await aWaitedShow(show)
  await runNight(dayOf(0))
  const announced = { ...show, seasons: [...show.seasons, { number: 2, premiereDate: null }] }
  world.put(announced, new Date('2027-03-01T20:00:00.000Z'))
  await runNight(dayOf(1))
  const season = (await entriesOf(id)).find((one) => one.kind === 'season' && one.season === 2)
  expect(news).toMatchObject([{ seasonIds: [season?.id], partIds: [] }])
  const dated = { number: 2, premiereDate: '2027-09-01' }
  world.put({ ...show, seasons: [...show.seasons, dated] }, new Date('2027-03-02T20:00:00.000Z'))
  await runNight(dayOf(2))
  expect(news[1]).toMatchObject({
    seasonIds: [],
    moved: [{ entryId: season?.id, from: null, to: '2027-09-01' }],
  })
  const facts = app.ctx.db.selectFrom('works').select(['show_status', 'network_zone'])
  expect(await facts.where('id', '=', id).executeTakeFirst()).toEqual({
    show_status: 'running',
    network_zone: 'America/New_York',
  })
})
