import { limits } from '@medley/contract/limits'
import { describe, expect, test } from 'vitest'
import { aShow, anEntry, listEntriesAt } from '../../testing/factories/entries.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'

const app = useTestApp()

const { post, reply, list, textsOf, read, setProgress, see, engage } = useRemarks(app)

/** A show of two seasons with a remark at each episode, by someone else. */
async function aTalkedAboutShow() {
  const author = await aUser(app)
  const { show, episodes } = await aShow(app, { seasons: [2, 2] })
  for (const { id, season, number } of episodes) {
    await aRemark(app, { by: author, of: show, at: { id }, content: `s${season}e${number}` })
  }
  return { author, show, episodes }
}

describe('what a reader has reached in a show', () => {
  test('visitors and members who have not begun read nothing, and see where remarks are', async () => {
    const { author, show } = await aTalkedAboutShow()
    for (const caller of [null, await aUser(app)]) {
      const { items, totalCount, ahead } = await list(caller, show)
      expect([items, totalCount, ahead?.count]).toEqual([[], 4, 4])
      expect(
        ahead?.points.map(({ entry, count }) => [entry?.season, entry?.number, count]),
      ).toEqual([
        [1, 1, 1],
        [1, 2, 1],
        [2, 1, 1],
        [2, 2, 1],
      ])
      expect(ahead?.authors.map(({ id }) => id)).toEqual(caller ? [author.id] : [])
    }
  })

  test('progress at an episode opens it and those before it, and turning back closes nothing', async () => {
    const { show } = await aTalkedAboutShow()
    const me = await aUser(app)
    await setProgress(me, show, { season: 1, number: 2 })
    expect(await textsOf(me, show)).toEqual(['s1e1', 's1e2'])
    await setProgress(me, show, { season: 2, number: 1 })
    expect(await textsOf(me, show)).toEqual(['s1e1', 's1e2', 's2e1'])
    await setProgress(me, show, { season: 1, number: 1 })
    expect(await textsOf(me, show)).toEqual(['s1e1', 's1e2', 's2e1'])
    expect((await list(me, show)).ahead?.count).toBe(1)
  })

  test('an episode that was seen opens by itself, and so does progress that has passed it', async () => {
    const { show, episodes } = await aTalkedAboutShow()
    const me = await aUser(app)
    await see(me, episodes[2]!)
    await setProgress(me, show, { season: 1, number: 1 })
    // Seeing an episode moved the progress there.
    expect(await textsOf(me, show)).toEqual(['s1e1', 's1e2', 's2e1'])
  })

  test('a season that was marked opens its episodes', async () => {
    const { show } = await aTalkedAboutShow()
    const me = await aUser(app)
    const seasons = await app.ctx.db
      .selectFrom('work_entries')
      .select('id')
      .where('work_id', '=', show.id)
      .where('kind', '=', 'season')
      .where('season', '=', 2)
      .executeTakeFirstOrThrow()
    await app.ctx.db
      .insertInto('entry_viewings')
      .values({
        user_id: me.id,
        work_id: show.id,
        entry_id: seasons.id,
        time_created: app.clock.now(),
      })
      .execute()
    expect(await textsOf(me, show)).toEqual(['s2e1', 's2e2'])
  })

  test('a finished show opens what was out then, and no later episode', async () => {
    const { author, show } = await aTalkedAboutShow()
    const me = await aUser(app)
    await engage(me, show)
    expect(await textsOf(me, show)).toHaveLength(4)
    await listEntriesAt(
      app,
      show,
      [anEntry({ season: 3, number: 1, releaseDate: '2999-01-01', id: 'later' })],
      { isPartial: true },
    )
    const later = await app.ctx.db
      .selectFrom('work_entries')
      .select('id')
      .where('work_id', '=', show.id)
      .where('season', '=', 3)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
    await aRemark(app, { by: author, of: show, at: later, content: 's3e1' })
    expect(await textsOf(me, show)).toHaveLength(4)
    expect((await list(me, show)).ahead?.count).toBe(1)
  })

  test('specials open by themselves alone', async () => {
    const { show } = await aShow(app, { seasons: [3] })
    await listEntriesAt(app, show, [anEntry({ season: 0, number: 1, id: 'special' })], {
      isPartial: true,
    })
    const special = await app.ctx.db
      .selectFrom('work_entries')
      .select('id')
      .where('work_id', '=', show.id)
      .where('season', '=', 0)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
    await aRemark(app, { of: show, at: special, content: 'special' })
    const me = await aUser(app)
    await setProgress(me, show, { season: 1, number: 2 })
    expect(await textsOf(me, show)).toEqual([])
    await see(me, special)
    expect(await textsOf(me, show)).toEqual(['special'])
  })

  test('progress that stood at a special goes on with the episodes', async () => {
    const { author, show } = await aTalkedAboutShow()
    await listEntriesAt(app, show, [anEntry({ season: 0, number: 1, id: 'special' })], {
      isPartial: true,
    })
    const me = await aUser(app)
    await setProgress(me, show, { season: 0, number: 1 })
    await post(author, show, { season: 0, number: 1, content: 'special' })
    expect(await textsOf(me, show)).toEqual(['special'])
    await setProgress(me, show, { season: 1, number: 2 })
    expect(await textsOf(me, show)).toEqual(['s1e1', 's1e2'])
    await setProgress(me, show, { season: 0, number: 1 })
    expect(await textsOf(me, show)).toEqual(['s1e1', 's1e2', 'special'])
  })

  test('a show that was seen some time this year opens what was out when that was said', async () => {
    const { show } = await aShow(app, { seasons: [1, 1, 1, 1, 1, 1] })
    const { id } = await app.ctx.db
      .updateTable('work_entries')
      .set({ release_date: '2026-10-01' })
      .where('work_id', '=', show.id)
      .where('season', '=', 6)
      .where('kind', '=', 'episode')
      .returning('id')
      .executeTakeFirstOrThrow()
    await aRemark(app, { of: show, at: { id }, content: 'later' })
    const me = await aUser(app)
    await app.call(me, 'POST /v1/viewings', {
      body: { work: { id: show.id, medium: 'tvShow' }, day: '2026' },
    })
    expect((await list(me, show)).ahead?.count).toBe(1)
  })

  test('an own remark is open to its author', async () => {
    const { show } = await aTalkedAboutShow()
    const me = await aUser(app)
    expect((await post(me, show, { season: 2, number: 2, content: 'Mine.' })).status).toBe(201)
    expect(await textsOf(me, show)).toEqual(['Mine.'])
  })
})

describe('what a reader has reached in other works', () => {
  test('a book opens up to the share that was read, whatever the edition', async () => {
    const book = await aWork(app, { medium: 'book' })
    const [author, me] = [await aUser(app), await aUser(app)]
    const at = (page: number) => ({ amount: page, unit: 'page', total: 400, content: `p${page}` })
    for (const page of [100, 200, 300]) await post(author, book, at(page))
    await setProgress(me, book, { amount: 100, unit: 'page', total: 200 })
    expect(await textsOf(me, book)).toEqual(['p100', 'p200'])
    await setProgress(me, book, { amount: 80, unit: 'percent' })
    expect(await textsOf(me, book)).toEqual(['p100', 'p200', 'p300'])
    await setProgress(me, book, { amount: 1, unit: 'percent' })
    expect(await textsOf(me, book)).toHaveLength(3)
  })

  test('pages are a share of the own edition, else of the work, and else are refused', async () => {
    const me = await aUser(app)
    const unknown = await aWork(app, { medium: 'book' })
    const refused = await post(me, unknown, { amount: 10, unit: 'page' })
    expect(refused.body.errors).toEqual([{ field: 'total', message: 'Required' }])
    await setProgress(me, unknown, { amount: 5, unit: 'page', total: 50 })
    const own = await post(me, unknown, { amount: 10, unit: 'page' })
    expect(own.body.remark.point).toMatchObject({ percent: 20, amount: 10, total: 50 })
    await app.ctx.db.updateTable('works').set({ pages: 100 }).where('id', '=', unknown.id).execute()
    const { body } = await post(await aUser(app), unknown, { amount: 10, unit: 'page' })
    expect(body.remark.point).toMatchObject({ percent: 10, total: null })
  })

  test('a finished film opens all of it', async () => {
    const film = await aWork(app)
    await aRemark(app, { of: film, share: 9_900, content: 'The end.' })
    const me = await aUser(app)
    expect(await textsOf(me, film)).toEqual([])
    await engage(me, film)
    expect(await textsOf(me, film)).toEqual(['The end.'])
  })

  test('albums are always open to members', async () => {
    const album = await aWork(app, { medium: 'album' })
    await listEntriesAt(app, album, [anEntry({ kind: 'track', number: 7, title: 'Seven' })])
    const { status } = await post(await aUser(app), album, {
      season: 1,
      number: 7,
      content: 'That drum.',
    })
    expect(status).toBe(201)
    expect(await textsOf(await aUser(app), album)).toEqual(['That drum.'])
    expect(await textsOf(null, album)).toEqual([])
  })
})

describe('GET /v1/remarks/{id}', () => {
  test('what is ahead comes without text and replies until the reader reveals it', async () => {
    const { show, episodes } = await aTalkedAboutShow()
    const remark = await aRemark(app, { of: show, at: episodes[3]!, content: 'He dies.' })
    await aRemark(app, { of: show, at: episodes[3]!, replyTo: remark, content: 'No!' })
    const me = await aUser(app)
    const { body } = await read(me, remark)
    expect(body.remark).toMatchObject({ content: null, isAhead: true, replies: [] })
    const revealed = (await read(me, remark, true)).body.remark
    expect(revealed).toMatchObject({ content: 'He dies.', isAhead: false })
    expect(revealed.replies.map(({ content }) => content)).toEqual(['No!'])
    expect((await read(null, remark, true)).body.remark.content).toBeNull()
  })
})

describe('writing', () => {
  test('replies are one deep, at the point of their remark', async () => {
    const album = await aWork(app, { medium: 'album' })
    await listEntriesAt(app, album, [anEntry({ kind: 'track', number: 1 })])
    const me = await aUser(app)
    const { body } = await post(me, album, { season: 1, number: 1 })
    const answer = await reply(await aUser(app), body.remark)
    expect(answer.status).toBe(201)
    const [first] = answer.body.remark.replies
    expect((await reply(me, first!)).body.code).toBe('remark_not_found')
    expect((await list(me, album)).totalCount).toBe(1)
  })

  test('an answer to a reply withholds the remark above it from those who have not reached it', async () => {
    const film = await aWork(app)
    const remark = await aRemark(app, { of: film, content: 'He dies.' })
    await aRemark(app, { of: film, replyTo: remark, content: 'No!' })
    const { status, body } = await reply(await aUser(app), remark)
    expect(status).toBe(201)
    const own = { content: 'A reply.', isAhead: false }
    expect(body.remark).toMatchObject({ content: null, isAhead: true, replies: [own] })
  })

  test('an edit says when it was, and likes count once', async () => {
    const film = await aWork(app)
    const [me, other] = [await aUser(app), await aUser(app)]
    const { id } = await aRemark(app, { by: me, of: film })
    app.clock.advance(60_000)
    const params = { id: String(id) }
    const edited = await app.call(me, 'PUT /v1/remarks/{id}', {
      params,
      body: { content: 'Better.' },
    })
    expect(edited.body.remark).toMatchObject({
      content: 'Better.',
      timeEdited: app.clock.now().toISOString(),
    })
    const like = () => app.call(other, 'PUT /v1/remark-likes', { body: { remarkId: id } })
    await like()
    expect((await like()).body).toEqual({
      remarkId: id,
      likes: { totalCount: 1 },
      likedByMe: true,
    })
    const unliked = await app.call(other, 'DELETE /v1/remark-likes/{id}', { params })
    expect(unliked.body.likes).toEqual({ totalCount: 0 })
  })

  test('the author of a remark deletes replies to it, and a remark takes its replies along', async () => {
    const film = await aWork(app)
    const [me, other] = [await aUser(app), await aUser(app)]
    const remark = await aRemark(app, { by: me, of: film })
    const first = await aRemark(app, { by: other, of: film, replyTo: remark })
    const second = await aRemark(app, { by: other, of: film, replyTo: remark })
    const remove = (by: TestUser, { id }: { id: number }) =>
      app.call(by, 'DELETE /v1/remarks/{id}', { params: { id: String(id) } })
    expect((await remove(me, first)).status).toBe(200)
    expect((await remove(other, remark)).body.code).toBe('forbidden')
    expect((await remove(me, remark)).status).toBe(200)
    expect((await read(other, second)).status).toBe(404)
  })

  test('a member writes fifty remarks a day on a work', async () => {
    const film = await aWork(app)
    const me = await aUser(app)
    await app.ctx.db
      .insertInto('remarks')
      .values(
        Array.from({ length: limits.remarksPerWorkAndDay - 1 }, () => ({
          work_id: film.id,
          author_id: me.id,
          share: 0,
          amount: 0,
          unit: 'percent',
          content: 'Again.',
          time_posted: app.clock.now(),
        })),
      )
      .execute()
    const more = async () => (await post(me, film, { amount: 1, unit: 'percent' })).status
    expect(await more()).toBe(201)
    expect(await more()).toBe(429)
    app.clock.advance(86_400_000)
    expect(await more()).toBe(201)
  })
})
