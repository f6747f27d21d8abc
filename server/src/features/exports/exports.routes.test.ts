import { readFile } from 'node:fs/promises'
import { exportDocument } from '@medley/contract/transfer/export-format'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { givePassword } from '../../testing/factories/accounts.ts'
import { aComment } from '../../testing/factories/comments.ts'
import { aSavedWork, anEngagement } from '../../testing/factories/engagements.ts'
import { anExport, fetchExportOf } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList, aListLike } from '../../testing/factories/lists.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aSentWork } from '../../testing/factories/sent-works.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireExportsJob } from './exports.jobs.ts'

const app = useTestApp()
const pathOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const days = 24 * 3_600_000

const fileOf = (member: TestUser, id: number) =>
  app.send({
    method: 'GET',
    url: `/v1/exports/${id}/file`,
    headers: { authorization: `Bearer ${member.token}` },
  })

describe('an export', () => {
  test('is created once per request in progress, and can be downloaded when ready', async () => {
    const me = await aUser(app)
    const asked = await app.call(me, 'POST /v1/exports')
    expect(asked).toMatchObject({ status: 202, body: { state: 'requested', size: 0 } })
    expect((await app.call(me, 'POST /v1/exports')).body).toEqual(asked.body)
    expect((await fileOf(me, asked.body.id)).body).toMatchObject({ code: 'export_not_ready' })
    await app.runJobs()
    const ready = await app.call(me, 'GET /v1/exports/{id}', pathOf(asked.body))
    const { bytes } = await fetchExportOf(app, me, asked.body.id)
    expect(ready.body).toMatchObject({ state: 'ready', size: bytes.length })
    const { body } = await app.call(me, 'GET /v1/exports', { query: {} })
    expect(body).toEqual({ items: [ready.body], totalCount: 1 })
  })

  test('replaces the previous one', async () => {
    const me = await aUser(app)
    await anExport(app, me)
    await anExport(app, me)
    expect((await app.call(me, 'GET /v1/exports', { query: {} })).body.totalCount).toBe(1)
  })

  test('is deleted after seven days, and with the account', async () => {
    const [me, leaver] = [await aUser(app), await aUser(app)]
    await anExport(app, me)
    await anExport(app, leaver)
    const { body } = await app.call(me, 'GET /v1/exports', { query: {} })
    const id = body.items[0]?.id ?? 0
    await app.ctx.db.deleteFrom('users').where('id', '=', leaver.id).execute()
    app.clock.advance(7 * days + 1000)
    expect((await fileOf(me, id)).body).toMatchObject({ code: 'export_not_found' })
    await app.ctx.jobs.enqueue(app.ctx.db, expireExportsJob, {})
    await app.runJobs()
    expect(await app.ctx.db.selectFrom('export_pieces').selectAll().execute()).toEqual([])
    expect(await app.ctx.db.selectFrom('exports').selectAll().execute()).toEqual([])
  })
})

describe('the document', () => {
  test('matches its schema, which equals the documented one', async () => {
    const me = await aUser(app)
    await aReview(app, { by: me })
    const { document } = await anExport(app, me)
    const url = new URL('../../../../docs/export-format.schema.json', import.meta.url)
    const schema = JSON.parse(await readFile(url, 'utf8')) as z.core.JSONSchema.JSONSchema
    expect(schema).toEqual(z.toJSONSchema(exportDocument))
    expect(z.fromJSONSchema(schema).safeParse(document).success).toBe(true)
    expect(z.fromJSONSchema(schema).safeParse({ ...document, version: 2 }).success).toBe(false)
  })

  test('says whether the address is confirmed, and which one waits', async () => {
    const [me, other] = [await aUser(app), await aUser(app, { isConfirmed: false })]
    await givePassword(app, 'long enough')
    const body = { email: `new-${me.email}`, password: 'long enough' }
    await app.call(me, 'PUT /v1/email-address', { body })
    expect((await anExport(app, me)).document.profile).toMatchObject({
      email: me.email,
      timeEmailConfirmed: app.clock.now().toISOString(),
      nextEmail: `new-${me.email}`,
    })
    expect((await anExport(app, other)).document.profile).toMatchObject({
      timeEmailConfirmed: null,
      nextEmail: null,
    })
  })

  test('contains nothing from others but their usernames', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const foreign = await aReview(app, { by: friend, review: 'Theirs alone.' })
    await aComment(app, { by: me, on: foreign, content: 'My words.' })
    await aComment(app, { by: friend, on: foreign, content: 'Their words.' })
    await app.ctx.db
      .insertInto('review_likes')
      .values({ review_id: foreign.id, user_id: me.id, time_liked: app.clock.now() })
      .execute()
    const liked = await aList(app, { by: friend, title: 'Theirs to see' })
    const closed = await aList(app, { by: friend, title: 'Theirs alone.', isPrivate: true })
    const left = await aUser(app)
    const lost = await aList(app, { by: left, title: 'Theirs alone.' })
    for (const list of [liked, closed, lost]) await aListLike(app, { by: me, of: list })
    await aSuspension(app, left)
    const { document, files } = await anExport(app, me)
    expect(document).toMatchObject({
      listLikes: [
        { listId: liked.id, listOwner: friend.username, title: 'Theirs to see' },
        { listId: closed.id, title: null },
        { listId: lost.id, title: null },
      ],
      comments: [{ reviewId: foreign.id, content: 'My words.' }],
      likes: [{ reviewId: foreign.id }],
      friends: [{ username: friend.username }],
    })
    const all = [...files.values()].map(String).join('\n')
    for (const secret of [friend.email, 'Theirs alone.', 'Their words.']) {
      expect(all).not.toContain(secret)
    }
  })
})

test('names no review that the member can no longer read', async () => {
  const [me, friend, title] = [await aUser(app), await aUser(app), 'Theirs alone']
  const work = await aWork(app, { title })
  const [closed, open] = [
    await aReview(app, { by: friend, of: work, audience: 'friends' }),
    await aReview(app, { by: friend }),
  ]
  for (const review of [closed, open]) {
    await aComment(app, { by: me, on: review, content: 'My words.' })
    await aReviewLike(app, { by: me, of: review })
  }
  const { document, files } = await anExport(app, me)
  const ofClosed = { reviewId: closed.id, reviewAuthor: null, timeReviewed: null, work: null }
  const ofOpen = { reviewId: open.id, reviewAuthor: friend.username }
  expect(document).toMatchObject({ comments: [ofClosed, ofOpen], likes: [ofClosed, ofOpen] })
  expect([...files.values()].map(String).join('\n')).not.toContain(title)
  const other = await aUser(app)
  const content = files.get('medley.json') ?? Buffer.alloc(0)
  const plan = await uploadImport(app, other, [{ name: 'medley.json', content }])
  expect(plan.status).toBe(200)
})

test('writes no formulas into tables, and reads the same titles back', async () => {
  const me = await aUser(app)
  const title = '=HYPERLINK("https://evil.example","Book")'
  const film = await aWork(app, { title, creators: ['@SUM(A1)'] })
  const book = await aWork(app, { medium: 'book', title, creators: ['-1+1'] })
  await aReview(app, { by: me, of: film, rating: 7, review: '+1 from me' })
  await aReview(app, { by: me, of: book, rating: 8, review: '\t=1+1' })
  await anEngagement(app, { by: me, of: book })
  await anEngagement(app, { by: me, of: film })
  const { files } = await anExport(app, me)
  const tables = ['letterboxd/watched-1.csv', 'goodreads/books.csv'].map((name) => ({
    name: name.replace('/', '-'),
    content: files.get(name) ?? Buffer.alloc(0),
  }))
  for (const { content } of tables) {
    expect(String(content)).toContain(`"'=HYPERLINK`)
    expect(String(content)).not.toMatch(/(^|,)"?[=+@\t\r-]/m)
  }
  const stranger = await aUser(app)
  const plan = await uploadImport(app, stranger, tables)
  const params = { id: String(plan.body.id) }
  const { body } = await app.call(stranger, 'GET /v1/imports/{id}/items', { params, query: {} })
  expect(body.items.map((item) => item.title)).toEqual([title, title])
})

test('has what the member keeps from themselves: people, works and words', async () => {
  const [me, muted] = [await aUser(app), await aUser(app)]
  const work = await aWork(app, { title: 'Not for me' })
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
  const params = { medium: 'film', workId: String(work.id) } as const
  await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
    params,
    body: { alsoFromFeed: true },
  })
  await app.call(me, 'PUT /v1/recommendation-settings', { body: { inRecommendations: false } })
  await app.call(me, 'PUT /v1/filter-words', { body: { words: ['rubbish'] } })
  const time = app.clock.now().toISOString()
  const { document } = await anExport(app, me)
  expect(document).toMatchObject({
    mutes: [{ username: muted.username, timeMuted: time }],
    notForMe: [{ work: { title: 'Not for me' }, alsoFromFeed: true, timeAdded: time }],
    inRecommendations: false,
    filterWords: ['rubbish'],
  })
})

test('has what the member sent and received, without the words of others', async () => {
  const [me, friend] = [await aUser(app), await aUser(app)]
  await aSentWork(app, { by: me, to: friend, note: 'My words.' })
  await aSentWork(app, { by: friend, to: me, note: 'Their words.' })
  const { document } = await anExport(app, me)
  expect(document.sentWorks).toMatchObject([
    { sender: me.username, recipient: friend.username, note: 'My words.' },
    { sender: friend.username, recipient: me.username, note: null },
  ])
})

test('has whether the member is suggested to others', async () => {
  const me = await aUser(app)
  expect((await anExport(app, me)).document).toMatchObject({ inSuggestions: true })
  await app.call(me, 'PATCH /v1/privacy-settings', { body: { inSuggestions: false } })
  expect((await anExport(app, me)).document).toMatchObject({ inSuggestions: false })
})

test('has how the member is notified', async () => {
  const me = await aUser(app)
  const kinds = [{ kind: 'comment', site: false, mail: true } as const]
  await app.call(me, 'PATCH /v1/notification-settings', { body: { kinds, weeklyDigest: true } })
  const { document } = await anExport(app, me)
  expect(document).toMatchObject({ notificationSettings: kinds, weeklyDigest: true })
})

test('has whether members with a similar taste find the member', async () => {
  const [me, other] = [await aUser(app), await aUser(app)]
  await app.call(me, 'PUT /v1/taste-matches/findability', { body: { isFindable: true } })
  expect((await anExport(app, me)).document.isFindable).toBe(true)
  expect((await anExport(app, other)).document.isFindable).toBe(false)
})

test('writes the tables in the formats of Letterboxd and Goodreads', async () => {
  const me = await aUser(app)
  const film = await aWork(app, {
    title: 'Rain, again',
    releaseDate: '1987-01-02',
    creators: ['A B'],
  })
  const book = await aWork(app, {
    medium: 'book',
    title: 'Salt',
    releaseDate: '1999',
    creators: ['C'],
  })
  const later = await aWork(app, { title: 'Later', releaseDate: '2000' })
  await aReview(app, {
    by: me,
    of: film,
    rating: 7,
    review: 'Said "no".',
    dateViewed: '2024-05-06',
  })
  await aReview(app, { by: me, of: book, rating: 9, review: 'a < b', timePosted: '2024-01-02' })
  await anEngagement(app, { by: me, of: book })
  const seen = await aWork(app, { title: 'Seen', releaseDate: '2001' })
  await anEngagement(app, { by: me, of: seen })
  await aSavedWork(app, { by: me, of: later })
  const { files } = await anExport(app, me)
  const text = (name: string) => files.get(name)?.toString().split('\r\n')
  expect(text('letterboxd/watched-1.csv')).toEqual([
    'Title,Year,Directors,tmdbID,imdbID,WatchedDate,Rewatch,Rating10,Tags,Spoiler,Review',
    '"Rain, again",1987,A B,,,2024-05-06,,7,,,"Said ""no""."',
    'Seen,2001,Some Creator,,,,,,,,',
    '',
  ])
  expect(text('letterboxd/watchlist-1.csv')?.[1]).toBe('Later,2000,Some Creator,,,,,,,,')
  expect(text('goodreads/books.csv')?.slice(0, 2)).toEqual([
    'Title,Author,Additional Authors,ISBN13,My Rating,Original Publication Year,Date Read,Date Added,Bookshelves,Exclusive Shelf,My Review,Spoiler,Read Count',
    'Salt,C,,,5,1999,,2024/01/02,read,read,a &lt; b,,1',
  ])
})
