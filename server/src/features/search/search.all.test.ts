import type { SearchAnswer } from '@medley/contract/works/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

beforeAll(async () => {
  await aWork(app, { title: 'Radio', creators: ['Michael Tollin'], releaseDate: '2003' })
  await aWork(app, {
    title: 'Fear and Radio',
    castMembers: ['Thom Yorke'],
    alternativeTitles: ['Peur et radio', 'Angst und Radio'],
  })
  for (const title of ['OK Computer', 'Kid A', 'The Bends', 'In Rainbows']) {
    await aWork(app, { medium: 'album', title, creators: ['Radiohead'] })
  }
  await aWork(app, { medium: 'tvShow', title: 'Seinfeld', creators: ['Larry David'] })
  await aWork(app, { title: 'Men in Black', creators: ['Barry Sonnenfeld'] })
  await aWork(app, { title: 'Soylent Green', creators: ['Richard Fleischer'] })
  await aWork(app, { title: 'Green Zone', creators: ['Paul Greengrass'] })
  await aWork(app, { medium: 'book', title: 'Emma', creators: ['Jane Austen'] })
  await aWork(app, { title: 'Cowboys', castMembers: ['Jane Doe', 'Bo Austin'] })
  await aWork(app, { title: 'Metropolis', alternativeTitles: ['The Vast City'] })
  await aUser(app, { username: 'radiofan' })
})

async function find(query: Partial<SearchQuery> & { q: string }, caller: Caller = null) {
  const { status, body } = await app.call(caller, 'GET /v1/search', {
    query: { category: 'all', ...query },
  })
  expect(status).toBe(200)
  return body
}

interface SearchQuery {
  category: 'all' | 'film' | 'album' | 'tvShow' | 'users'
  limit: number
  nextToken: string
}

const namesIn = (items: readonly SearchAnswer['items'][number][]) =>
  items.map((item) => ('title' in item ? item.title : item.username))

const groupsIn = ({ groups = [] }: SearchAnswer) =>
  Object.fromEntries(groups.map(({ category, items }) => [category, namesIn(items)]))

const guessesIn = (items: readonly SearchAnswer['items'][number][]) =>
  namesIn(items.filter((item) => 'isGuess' in item && item.isGuess))

describe('search of all categories', () => {
  test('groups works by medium and people, the best match first, with counts', async () => {
    const found = await find({ q: 'radio' })
    expect(found.groups?.map(({ category }) => category)).toEqual(['film', 'album', 'users'])
    expect(groupsIn(found)).toEqual({
      film: ['Radio', 'Fear and Radio'],
      album: ['OK Computer', 'Kid A', 'The Bends', 'In Rainbows'],
      users: ['radiofan'],
    })
    expect(found.counts).toEqual({ film: 2, tvShow: 0, book: 0, album: 4, podcast: 0, users: 1 })
    expect(found.nextToken).toBeNull()
  })

  test('lists the best works of all mediums first', async () => {
    expect(namesIn((await find({ q: 'radio', limit: 3 })).items)).toEqual([
      'Radio',
      'Fear and Radio',
      'OK Computer',
    ])
  })

  test('continues a group in a search of its category', async () => {
    const { groups = [] } = await find({ q: 'radiohead', limit: 3 })
    const [{ items, nextToken } = { items: [], nextToken: null }] = groups
    expect(namesIn(items)).toEqual(['OK Computer', 'Kid A', 'The Bends'])
    const rest = await find({
      q: 'radiohead',
      category: 'album',
      limit: 3,
      ...(nextToken === null ? {} : { nextToken }),
    })
    expect(rest).toEqual({
      items: [expect.objectContaining({ title: 'In Rainbows' })],
      nextToken: null,
    })
  })

  test('counts the results of the other categories too', async () => {
    const found = await find({ q: 'seinfeld', category: 'film' })
    expect(found.items).toEqual([])
    expect(found.counts).toMatchObject({ film: 0, tvShow: 1 })
    expect(found.groups).toBeUndefined()
    expect((await find({ q: 'radiohead', category: 'users' })).counts).toMatchObject({ album: 4 })
  })
})

describe('near spellings', () => {
  test.each([
    ['radiohed', 'OK Computer'],
    ['radio hed', 'OK Computer'],
    ['metroplois', 'Metropolis'],
    ['vast ciyt', 'Metropolis'],
    ['soylentgren', 'Soylent Green'],
    ['tohm yorke', 'Fear and Radio'],
    ['soilent gre', 'Soylent Green'],
    ['jane austin', 'Emma'],
  ])('marks what %j may mean as a guess', async (q, title) => {
    const { items } = await find({ q })
    expect(guessesIn(items)[0]).toBe(title)
  })

  test.each([
    ['radiohead', 'film'],
    ['seinfeld', 'film'],
    ['soylent zone', 'film'],
    ['solent greene', 'album'],
  ] as const)('finds nothing for %j in %s', async (q, category) => {
    expect((await find({ q, category })).items).toEqual([])
  })

  test('guesses nothing where a title matches', async () => {
    expect(guessesIn((await find({ q: 'radio' })).items)).toEqual([])
  })
})

describe('alternative titles and cast', () => {
  test.each([
    ['the vast city', 'Metropolis'],
    ['vast ci', 'Metropolis'],
    ['angst radio', 'Fear and Radio'],
    ['thom yorke', 'Fear and Radio'],
  ])('finds by %j %j', async (q, title) => {
    const { items } = await find({ q, category: 'film' })
    expect(namesIn(items)).toEqual([title])
    expect(guessesIn(items)).toEqual([])
  })

  test('follows changes of the titles', async () => {
    const { id } = await aWork(app, {
      title: 'Working Title',
      alternativeTitles: ['Zeppelin Days'],
    })
    await app.ctx.db
      .updateTable('works')
      .set({ alternative_titles: ['Quicksilver Nights'] })
      .where('id', '=', id)
      .execute()
    expect(namesIn((await find({ q: 'zeppelin days' })).items)).toEqual([])
    expect(namesIn((await find({ q: 'quicksilver' })).items)).toEqual(['Working Title'])
    expect(namesIn((await find({ q: 'quiksilver' })).items)).toEqual(['Working Title'])
  })
})

describe('visibility', () => {
  test('finds added works only for their members, friends of them, and admins', async () => {
    const [admin, member, friend, stranger] = [
      await aUser(app, { id: 1 }),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await aFriendship(app, member, friend)
    const { id } = await aWork(app, { title: 'Grandmother in the Garden' })
    await app.ctx.db.updateTable('works').set({ standing: 'added' }).where('id', '=', id).execute()
    await app.ctx.db
      .insertInto('work_additions')
      .values({ work_id: id, user_id: member.id, origin: 'form', time_added: app.clock.now() })
      .execute()
    for (const q of ['grandmother in', 'grandmotehr in the garden']) {
      for (const caller of [member, friend, admin]) {
        expect(namesIn((await find({ q }, caller)).items)).toEqual(['Grandmother in the Garden'])
      }
      for (const caller of [stranger, null]) {
        const found = await find({ q }, caller)
        expect(found.items).toEqual([])
        expect(found.counts?.film).toBe(0)
      }
    }
  })

  test('finds merged works for no one', async () => {
    const admin = await aUser(app, { id: 2 })
    const kept = await aWork(app, { title: 'Twice Told' })
    const merged = await aWork(app, { title: 'Twice Told Again' })
    await app.ctx.db
      .updateTable('works')
      .set({ merged_into: kept.id })
      .where('id', '=', merged.id)
      .execute()
    expect(namesIn((await find({ q: 'twice told' }, admin)).items)).toEqual(['Twice Told'])
  })
})

test('shows the same best works in all categories as in one', async () => {
  const { db, clock } = app.ctx
  const works = Array.from({ length: 300 }, (_, n) => ({
    medium: 'film' as const,
    title: `Distant Pharos ${n}`,
    source: 'pharos',
    external_id: `pharos-${n}`,
    time_fetched: clock.now(),
  }))
  const ids = await db.insertInto('works').values(works).returning('id').execute()
  const last = ids.at(-1)?.id ?? 0
  await anEngagement(app, { by: await aUser(app), of: { id: last, medium: 'film' } })
  const query = { q: 'pharos', limit: 5 }
  const one = await app.call(null, 'GET /v1/search', { query: { ...query, category: 'film' } })
  const all = await app.call(null, 'GET /v1/search', { query: { ...query, category: 'all' } })
  expect(one.body.items[0]?.id).toBe(last)
  expect(all.body.groups?.[0]?.items).toEqual(one.body.items)
})
