import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { beforeEach, expect, test } from 'vitest'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { anEvening } from '../../../testing/factories/evenings.ts'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { nothing, useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, pathOf, write, undo, itemsOf, decide, everythingOf } = useImporter(app)

let serial = 0
beforeEach(() => {
  serial += 1
})

const time = '2024-02-03T04:05:06.789Z'

const anExportedWork = (title: string, more = {}) => ({
  medium: 'book' as const,
  title: `${title} ${serial}`,
  releaseDate: '1971',
  creators: ['Ada Quill'],
  source: 'openlibrary',
  externalId: `${title}-${serial}`,
  ids: { isbn: `978${serial}${title.length}` },
  ...more,
})

type ExportedWork = ReturnType<typeof anExportedWork>

/** An export document in which all works are reviewed, and the last is saved for later. */
function documentOf(works: readonly ExportedWork[]): { name: string; content: string } {
  const saved = works.at(-1)
  const document: ExportDocument = {
    format: 'medley',
    version: 1,
    timeExported: time,
    profile: {
      username: 'ada',
      email: 'ada@mail.example',
      timeEmailConfirmed: null,
      nextEmail: null,
      firstName: null,
      lastName: null,
      bio: null,
      link: null,
      place: null,
      pronouns: null,
      language: null,
      timeCreated: time,
      picture: null,
    },
    reviews: works.map((work, index) => ({
      id: index + 1,
      work,
      rating: 7,
      review: null,
      spoiler: false,
      dateViewed: null,
      timePosted: time,
      importSource: null,
      sourceRating: null,
      audience: null,
      likeCount: 0,
    })),
    engaged: [],
    savedForLater: saved ? [{ work: saved, timeAdded: time }] : [],
    favorites: [],
    favoriteShelves: [],
    pinnedReview: null,
    viewings: [],
    entryViewings: [],
    progress: [],
    remarks: [],
    entryRatings: [],
    lists: [],
    workFacts: [],
    goals: [],
    comments: [],
    likes: [],
    listLikes: [],
    friends: [],
    mutes: [],
    blocks: [],
    notForMe: [],
    follows: [],
    publishedYears: [],
    leftOutWorks: [],
    sentWorks: [],
    filterWords: [],
    notificationSettings: [],
    weeklyDigest: false,
    inSuggestions: true,
    audience: 'everyone',
    isFindable: false,
    inRecommendations: true,
  }
  return { name: 'medley.json', content: JSON.stringify(document) }
}

const worksOf = ({ title }: ExportedWork) =>
  app.ctx.db
    .selectFrom('works')
    .select(['id', 'title', 'external_id'])
    .where('title', '=', title)
    .execute()

test('adds works that exist only in a Medley export when the plan is written, not before', async () => {
  const exported = anExportedWork('Salt')
  const planned = await plan([documentOf([exported])])
  expect(planned.rows).toMatchObject({ total: 2, new: 2 })
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', question: null, addsWork: true, match: null, saved: 'new' },
  ])
  expect(await worksOf(exported)).toEqual([])
  await write(planned)
  const [work] = await worksOf(exported)
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', addsWork: true, match: { work: { id: work?.id }, reason: 'added' } },
  ])
  expect((await everythingOf(self.me)).saved).toEqual([exported.title])
})

test('adds no works for discarded plans and skipped items', async () => {
  const exported = anExportedWork('Brine')
  const first = await plan([documentOf([exported])])
  await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(first))
  const second = await plan([documentOf([exported])])
  const [item] = await itemsOf(second)
  const skipped = await decide(second, item, { action: 'skip' })
  expect(skipped.body).toMatchObject({ outcome: 'leftOut', addsWork: false })
  await write(second)
  expect(await worksOf(exported)).toEqual([])
  expect(await everythingOf(self.me)).toEqual(nothing)
})

test('writes nothing for the same file again, and deletes the work with an undo', async () => {
  const exported = anExportedWork('Foam')
  const written = await write(await plan([documentOf([exported])]))
  const again = await plan([documentOf([exported])])
  expect(again.rows).toMatchObject({ total: 2, new: 0, here: 2 })
  expect(await undo(written)).toMatchObject({ state: 'undone', kept: 0 })
  expect(await everythingOf(self.me)).toEqual(nothing)
  expect(await worksOf(exported)).toEqual([])
})

test('finds the work of a film again beside a namesake that the same file added', async () => {
  const title = `Lights of the Harbour ${serial}`
  const film = await aWork(app, { title, releaseDate: '1962' })
  const header = 'Date,Name,Year,Letterboxd URI'
  const rows = [`${title},1961,https://boxd.example/a`, `${title},1941,https://boxd.example/b`]
  const content = [header, ...rows.map((row) => `2024-05-02,${row}`), ''].join('\n')
  const files = [{ name: 'watched.csv', content }]
  const written = await write(await plan(files))
  expect((await itemsOf(written)).map(({ match }) => match?.work.id === film.id)).toEqual([
    true,
    false,
  ])
  expect((await plan(files)).rows).toMatchObject({ total: 2, new: 0, here: 2 })
  await undo(written)
  expect((await plan(files)).rows).toMatchObject({ total: 2, new: 2 })
})

test('counts the added works that an undo leaves because they are used', async () => {
  const header = 'Date,Name,Year,Letterboxd URI'
  const rows = ['Used', 'Unused'].map((name) => `2024-05-02,${name} ${serial},1997,x`)
  const content = `${[header, ...rows].join('\n')}\n`
  const written = await write(await plan([{ name: 'watched.csv', content }]))
  const [used] = await itemsOf(written)
  await aReview(app, { by: self.me, of: { id: Number(used?.match?.work.id) } })
  expect(written.added).toBe(2)
  expect((await undo(written)).added).toBe(1)
})

test('an undo keeps added works that a friend was sent, or that an evening proposes', async () => {
  const friend = await aUser(app)
  await aFriendship(app, self.me, friend)
  const films = ['Sent', 'Proposed', 'Unused'].map((name) => ({
    Date: '2024-05-02',
    Name: `${name} ${serial}`,
    Year: 1997,
  }))
  const file = { name: 'watched.csv', content: fileUnder('Date,Name,Year,Letterboxd URI', films) }
  const written = await write(await plan([file]))
  const works = (await itemsOf(written)).flatMap(({ match }) => match?.work ?? [])
  const named = (name: string) => {
    const found = works.find(({ title }) => title === `${name} ${serial}`)
    return { id: Number(found?.id), medium: 'film' as const }
  }
  const [sent, proposed, unused] = [named('Sent'), named('Proposed'), named('Unused')]
  await app.call(self.me, 'POST /v1/sent-works', { body: { work: sent, userIds: [friend.id] } })
  await anEvening(app, { by: friend, with: [self.me], of: [proposed] })
  expect((await undo(written)).added).toBe(2)
  const statusOf = async ({ id, medium }: typeof sent) => {
    const params = { medium, workId: String(id) }
    return (await app.call(friend, 'GET /v1/works/{medium}/{workId}', { params })).status
  }
  expect(await statusOf(sent)).toBe(200)
  expect(await statusOf(proposed)).toBe(200)
  expect(await statusOf(unused)).toBe(404)
})

test('finds the works that it added before, even without ids, years and other works of the title', async () => {
  const namesake = { title: `Twin ${serial}`, releaseDate: '1997' }
  await aWork(app, namesake)
  await aWork(app, { ...namesake, creators: ['Ada Quill'] })
  await aWork(app, { ...namesake, creators: ['Bo Reed'] })
  const header = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'
  const rows = [`${namesake.title},1997`, `Nameless Shores ${serial},`].map(
    (film, index) => `2024-05-02,${film},https://boxd.example/${index},4,,,2024-05-01`,
  )
  const files = [{ name: 'diary.csv', content: `${[header, ...rows].join('\n')}\n` }]
  const first = await plan(files)
  expect(first.added).toBe(2)
  await write(first)
  const again = await plan(files)
  expect(again).toMatchObject({
    rows: { total: 2, new: 0, here: 2 },
    added: 0,
    questions: { likely: 0, possible: 0 },
  })
  await write(again)
  expect((await everythingOf(self.me)).reviews).toHaveLength(2)
})

test('adds no work a second time that was added after planning', async () => {
  const exported = anExportedWork('Spray')
  const planned = await plan([documentOf([exported])])
  const { title, creators } = exported
  const work = await aWork(app, { medium: 'book', title, creators, releaseDate: '1971' })
  await write(planned)
  expect(await worksOf(exported)).toMatchObject([{ id: work.id }])
  expect((await everythingOf(self.me)).reviews).toMatchObject([{ title, rating: 7 }])
})

test('keeps two works with the same title and creator separate, also across chunks', async () => {
  const exported = anExportedWork('Double')
  const others = Array.from({ length: 250 }, (_, index) => anExportedWork(`Other ${index}`))
  const twin = { ...exported, externalId: `twin-${serial}`, ids: {} }
  await write(await plan([documentOf([exported, ...others, { ...twin, ids: { isbn: '1' } }])]))
  expect(await worksOf(exported)).toHaveLength(2)
  expect((await everythingOf(self.me)).saved).toEqual([exported.title])
})

test('adds no work if the member chooses another', async () => {
  const exported = anExportedWork('Tide')
  const other = await aWork(app, { medium: 'book', title: `Ebb ${serial}` })
  const planned = await plan([documentOf([exported])])
  const [item] = await itemsOf(planned)
  await decide(planned, item, { action: 'choose', workId: other.id, medium: 'book' })
  await write(planned)
  expect(await worksOf(exported)).toEqual([])
  expect((await everythingOf(self.me)).saved).toEqual([other.title])
})

test('keeps two works apart that claim the same one, however often they are imported', async () => {
  const film = await aWork(app, { title: `Twice ${serial}`, releaseDate: '1997' })
  const title = `Twice ${serial},1997,https://boxd.example`
  const files = [
    { name: 'watched.csv', content: `Date,Name,Year,Letterboxd URI\n2024-05-02,${title}/one\n` },
    { name: 'watchlist.csv', content: `Date,Name,Year,Letterboxd URI\n2024-05-02,${title}/two\n` },
  ]
  await write(await plan(files))
  const { engaged, saved } = await everythingOf(self.me)
  expect([engaged, saved]).toEqual([[film.title], [film.title]])
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(film.id) },
  })
  expect(body.audienceSize).toBe(0)
  const again = await plan(files)
  expect(again.rows).toMatchObject({ total: 2, new: 0, here: 2 })
})

test('invented works reach no stranger, take over no ids, and leave with an undo', async () => {
  const known = await aWork(app, {
    medium: 'book',
    title: `Known ${serial}`,
    creators: ['Bo Reed'],
  })
  const works = Array.from({ length: 60 }, (_, index) =>
    anExportedWork(`Buy pills ${index}`, {
      source: 'shelf',
      ids: index === 0 ? { isbn: '9780439708180' } : {},
    }),
  )
  const written = await write(await plan([documentOf(works)]))
  expect(written.written.reviews).toBe(60)
  const stranger = await aUser(app)
  const find = async (user: TestUser) =>
    (await app.call(user, 'GET /v1/search', { query: { q: 'buy pills', category: 'book' } })).body
      .items
  expect((await find(self.me)).length).toBeGreaterThan(0)
  expect(await find(stranger)).toEqual([])
  const explored = await app.call(stranger, 'GET /v1/works/{medium}', {
    params: { medium: 'book' },
    query: { limit: 100 },
  })
  const titles = explored.body.items.map(({ title }) => title)
  expect(titles).toContain(known.title)
  expect(titles.filter((title) => title.startsWith('Buy pills'))).toEqual([])
  const row = {
    Title: known.title,
    Author: 'Bo Reed',
    ISBN13: '="9780439708180"',
    'My Rating': 4,
    'Exclusive Shelf': 'read',
    'Date Added': '2024/05/01',
  }
  const content = fileUnder(headers.goodreads, [row])
  const theirs = await plan([{ name: 'books.csv', content }], { by: stranger })
  const { body } = await app.call(stranger, 'GET /v1/imports/{id}/items', {
    ...pathOf(theirs),
    query: {},
  })
  expect(body.items).toMatchObject([{ match: { work: { id: known.id } } }])
  expect(await undo(written)).toMatchObject({ kept: 0 })
  expect(await find(self.me)).toEqual([])
})
