import { limits } from '@medley/contract/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { aShow, anEntry, listEntriesAt } from '../../testing/factories/entries.ts'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import { entriesMergeTarget } from '../entries/entries.merge-target.ts'
import { remarksMergeTarget } from './remarks.merge-target.ts'

const app = useTestApp()

interface Named {
  id: number
  medium: 'film' | 'tvShow' | 'book' | 'album' | 'podcast'
}

const pathOf = ({ id, medium }: Named) => ({ medium, workId: String(id) })

const post = (by: Caller, { id, medium }: Named, body: object) =>
  app.call(by, 'POST /v1/remarks', {
    body: { work: { id, medium }, content: 'A remark.', ...body },
  })

const reply = (by: Caller, { id }: { id: number }, content = 'A reply.') =>
  app.call(by, 'POST /v1/remarks/{id}/replies', { params: { id: String(id) }, body: { content } })

async function list(by: Caller, work: Named, query: object = {}) {
  const params = pathOf(work)
  return (await app.call(by, 'GET /v1/works/{medium}/{workId}/remarks', { params, query })).body
}

const textsOf = async (by: Caller, work: Named, query: object = {}) =>
  (await list(by, work, query)).items.map(({ content }) => content)

async function read(by: Caller, { id }: { id: number }, reveal = false) {
  const params = { id: String(id) }
  return app.call(by, 'GET /v1/remarks/{id}', { params, query: { reveal } })
}

const setProgress = (by: TestUser, work: Named, body: object) =>
  app.call(by, 'PUT /v1/progress/{medium}/{workId}', { params: pathOf(work), body })

const see = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body: {} })

const engage = (by: TestUser, { id, medium }: Named) =>
  app.call(by, 'POST /works_viewed', { body: { internal_id: id, medium } })

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
      expect([items, totalCount, ahead.count]).toEqual([[], 4, 4])
      expect(ahead.points.map(({ entry, count }) => [entry?.season, entry?.number, count])).toEqual(
        [
          [1, 1, 1],
          [1, 2, 1],
          [2, 1, 1],
          [2, 2, 1],
        ],
      )
      expect(ahead.authors.map(({ id }) => id)).toEqual(caller ? [author.id] : [])
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
    expect((await list(me, show)).ahead.count).toBe(1)
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
    expect((await list(me, show)).ahead.count).toBe(1)
  })

  test('specials open by themselves alone', async () => {
    const { show } = await aShow(app, { seasons: [2] })
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

describe('pages of remarks', () => {
  test.each(['point', 'newest'] as const)('are complete and in order by %s', async (order) => {
    const film = await aWork(app)
    const me = await aUser(app)
    await engage(me, film)
    for (const share of [3_000, 1_000, 2_000, 1_000, 4_000]) {
      app.clock.advance(1_000)
      await aRemark(app, { of: film, share, content: String(share) })
    }
    const texts: (string | null)[] = []
    let before: string | null = null
    do {
      const page = await list(me, film, { order, limit: 2, ...(before === null ? {} : { before }) })
      texts.push(...page.items.map(({ content }) => content))
      before = page.before
    } while (before !== null)
    expect(texts).toEqual(
      order === 'point'
        ? ['1000', '1000', '2000', '3000', '4000']
        : ['4000', '1000', '2000', '1000', '3000'],
    )
  })

  test('at one entry leave out the others', async () => {
    const { show, episodes } = await aTalkedAboutShow()
    const me = await aUser(app)
    await engage(me, show)
    expect(await textsOf(me, show, { entryId: episodes[1]!.id })).toEqual(['s1e2'])
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

describe('visibility', () => {
  test('blocks, mutes and filter words hide remarks and replies', async () => {
    const film = await aWork(app)
    const [me, rude, muted, blocked] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await engage(me, film)
    const kept = await aRemark(app, { of: film, content: 'Fine.' })
    await aRemark(app, { by: rude, of: film, content: 'A quibble, that.' })
    await aRemark(app, { by: muted, of: film, content: 'Muted.' })
    const hidden = await aRemark(app, { by: blocked, of: film, content: 'Blocked.' })
    await aRemark(app, { by: muted, of: film, replyTo: kept, content: 'Muted reply.' })
    await app.call(me, 'PUT /v1/filter-words', { body: { words: ['quibble'] } })
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await aBlock(app, { by: blocked, of: me })
    const { items, totalCount } = await list(me, film)
    expect(items.map(({ content, replies }) => [content, replies])).toEqual([['Fine.', []]])
    expect(totalCount).toBe(1)
    expect((await read(me, hidden, true)).status).toBe(404)
    expect((await reply(me, hidden)).body.code).toBe('blocked_by_them')
  })

  test('words that the author of a remark filters hide replies from others', async () => {
    const film = await aWork(app)
    const [author, other, reader] = [await aUser(app), await aUser(app), await aUser(app)]
    const remark = await aRemark(app, { by: author, of: film })
    await aRemark(app, { by: other, of: film, replyTo: remark, content: 'What rubbish.' })
    await app.call(author, 'PUT /v1/filter-words', { body: { words: ['rubbish'] } })
    const repliesFor = async (by: TestUser) => (await read(by, remark, true)).body.remark.replies
    expect(await repliesFor(reader)).toEqual([])
    expect(await repliesFor(other)).toHaveLength(1)
  })
})

describe('a merge of works', () => {
  test('moves remarks to the same episode, and back', async () => {
    const { show: from, episodes } = await aShow(app, { seasons: [2] })
    const { show: into, episodes: others } = await aShow(app, { seasons: [1] })
    const [first, second] = [
      await aRemark(app, { of: from, at: episodes[0]! }),
      await aRemark(app, { of: from, at: episodes[1]! }),
    ]
    const places = () =>
      app.ctx.db
        .selectFrom('remarks')
        .select(['id', 'work_id', 'entry_id'])
        .where('id', 'in', [first.id, second.id])
        .orderBy('id')
        .execute()
    const before = await places()
    const pair = { fromId: from.id, intoId: into.id }
    await transaction(app.ctx.db, async (tx) => {
      const remarks = await remarksMergeTarget.move(tx, pair)
      const entries = await entriesMergeTarget.move(tx, pair)
      expect(
        await tx
          .selectFrom('remarks')
          .select(['id', 'work_id', 'entry_id'])
          .where('id', 'in', [first.id, second.id])
          .orderBy('id')
          .execute(),
      ).toEqual([
        { id: first.id, work_id: into.id, entry_id: others[0]!.id },
        { id: second.id, work_id: into.id, entry_id: episodes[1]!.id },
      ])
      await remarksMergeTarget.moveBack(tx, pair, remarks)
      await entriesMergeTarget.moveBack(tx, pair, entries)
    })
    expect(await places()).toEqual(before)
  })
})

describe('moderation', () => {
  let admin: TestUser

  beforeAll(async () => {
    admin = await aUser(app, { id: 1 })
  })

  test('a reported remark is removed with its replies and likes, and undo brings all back', async () => {
    const film = await aWork(app)
    const [author, other] = [await aUser(app), await aUser(app)]
    const remark = await aRemark(app, { by: author, of: film, content: 'Rude words.' })
    await aRemark(app, { by: other, of: film, replyTo: remark })
    await app.call(other, 'PUT /v1/remark-likes', { body: { remarkId: remark.id } })
    const filed = await app.call(other, 'POST /report', {
      body: { type: 'remark', item_id: remark.id, reason: 'offensive language' },
    })
    expect(filed.status).toBe(201)
    const cases = await app.call(admin, 'GET /v1/moderation/cases', { query: {} })
    const found = cases.body.items.find(({ type }) => type === 'remark')
    expect(found?.item).toMatchObject({
      summary: 'Rude words.',
      path: `/film/${film.id}/discussion`,
      author: { id: author.id },
    })
    const { body } = await app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
      params: { caseId: String(found?.id) },
      body: { decision: 'remove', reason: 'Rude.' },
    })
    expect((await read(author, remark)).status).toBe(404)
    await app.call(admin, 'POST /v1/moderation/acts/{actId}/undo', {
      params: { actId: String(body.actId) },
    })
    const again = (await read(author, remark)).body.remark
    expect(again).toMatchObject({ content: 'Rude words.', likes: { totalCount: 1 } })
    expect(again.replies).toHaveLength(1)
  })
})
