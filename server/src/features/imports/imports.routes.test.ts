import { describe, expect, test } from 'vitest'
import { uploadImport } from '../../testing/factories/imports.ts'
import { useTestApp } from '../../testing/harness.ts'
import { nothing, useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, becomeSomebodyNew, plan, pathOf, write, undo, everythingOf, aHistory } =
  useImporter(app)

const nothingWritten = {
  reviews: 0,
  engaged: 0,
  saved: 0,
  lists: 0,
  listEntries: 0,
  viewings: 0,
  episodes: 0,
  progress: 0,
  remarks: 0,
  comments: 0,
  likes: 0,
  friends: 0,
  hidden: 0,
  profile: 0,
}

describe('writing', () => {
  test('creates reviews, marks and lists with the times of the source, and sends no notifications', async () => {
    const { files, seen, later } = await aHistory()
    const planned = await plan(files)
    const written = await write(planned)
    expect(written).toMatchObject({
      state: 'written',
      written: { reviews: 2, engaged: 2, saved: 1, lists: 1, listEntries: 2, viewings: 2 },
    })
    expect(written.progress.done).toBe(written.progress.total)
    expect(await everythingOf(self.me)).toEqual({
      reviews: [
        {
          title: seen.title,
          rating: 8,
          review: null,
          spoiler: false,
          dateViewed: '2025-01-01',
          day: '2025-01-02',
        },
        {
          title: seen.title,
          rating: 7,
          review: 'Wet.',
          spoiler: false,
          dateViewed: '2024-05-01',
          day: '2024-05-02',
        },
      ],
      engaged: [seen.title, 'Nowhere'],
      saved: [later.title],
      lists: [
        {
          title: `Sea ${self.serial}`,
          description: 'Wet ones',
          isPrivate: true,
          works: [later.title, seen.title],
        },
      ],
    })
    const notifications = await app.ctx.db.selectFrom('notifications').selectAll().execute()
    expect(notifications).toEqual([])
  })

  test('writes nothing when the same files are imported again', async () => {
    const { files } = await aHistory()
    await write(await plan(files))
    const before = await everythingOf(self.me)
    const again = await plan(files)
    expect(again.rows).toMatchObject({ total: 11, new: 0, here: 10, choice: 0, leftOut: 1 })
    const written = await write(again)
    expect(written.written).toEqual(nothingWritten)
    expect(await everythingOf(self.me)).toEqual(before)
  })

  test('gives the same result for files imported one by one as for all together', async () => {
    const { files } = await aHistory()
    const orders = [files, files.toReversed()]
    const ends = []
    for (const order of orders) {
      await becomeSomebodyNew()
      for (const file of order) {
        const answer = await uploadImport(app, self.me, [file])
        if (answer.body.state === 'planned') await write(answer.body)
      }
      const { reviews, engaged, lists } = await everythingOf(self.me)
      ends.push({ reviews, engaged, lists })
    }
    await becomeSomebodyNew()
    await write(await plan(files))
    const { reviews, engaged, lists } = await everythingOf(self.me)
    expect(ends).toEqual([
      { reviews, engaged, lists },
      { reviews, engaged, lists },
    ])
  })

  test('keeps what the member has changed in the meantime', async () => {
    const { files, seen } = await aHistory()
    await write(await plan(files))
    const { body } = await app.call(self.me, 'GET /v1/reviews', { query: { author: self.me.id } })
    const [first] = body.items
    const change = { review_id: first?.id ?? 0, rating: 1, date_viewed: '2020-01-01' }
    await app.call(self.me, 'PATCH /review', { body: change })
    await write(await plan(files))
    const { reviews } = await everythingOf(self.me)
    expect(reviews.map(({ title, rating }) => [title, rating])).toEqual([
      [seen.title, 1],
      [seen.title, 7],
    ])
  })

  test('keeps imports of the same files by two members separate', async () => {
    const { files } = await aHistory()
    const mine = await plan(files)
    await write(mine)
    await becomeSomebodyNew()
    expect((await app.call(self.me, 'GET /v1/imports/{id}', pathOf(mine))).body.code).toBe(
      'import_not_found',
    )
    expect((await plan(files)).rows.new).toBe(10)
  })
})

describe('undo', () => {
  test('reverts all writes, and restores works removed from the saved ones', async () => {
    const { files, seen } = await aHistory()
    const work = { medium: seen.medium, internal_id: seen.id }
    await app.call(self.me, 'POST /saved-for-later', { body: work })
    const planned = await plan(files)
    await write(planned)
    expect((await everythingOf(self.me)).saved).not.toContain(seen.title)
    const undone = await undo(planned)
    expect(undone).toMatchObject({ state: 'undone', kept: 0 })
    expect(undone.written).toEqual(nothingWritten)
    expect(await everythingOf(self.me)).toEqual({ ...nothing, saved: [seen.title] })
    expect((await app.call(self.me, 'POST /v1/imports/{id}/undo', pathOf(planned))).body.code).toBe(
      'import_closed',
    )
    expect((await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(planned))).status).toBe(200)
  })

  test('keeps what the member has changed, with the reason', async () => {
    const { files, seen } = await aHistory()
    const planned = await plan(files)
    await write(planned)
    const { body } = await app.call(self.me, 'GET /v1/reviews', { query: { author: self.me.id } })
    await app.call(self.me, 'PATCH /review', {
      body: { review_id: body.items[0]?.id ?? 0, review: 'Mine.' },
    })
    const lists = await app.call(self.me, 'GET /v1/lists', { query: { owner: self.me.username } })
    const listId = lists.body.items[0]?.id ?? 0
    await app.call(self.me, 'PATCH /v1/lists/{id}', {
      ...pathOf({ id: listId }),
      body: { title: 'My sea' },
    })
    const undone = await undo(planned)
    expect(undone.kept).toBe(4)
    const kept = await app.call(self.me, 'GET /v1/imports/{id}/kept', {
      ...pathOf(planned),
      query: {},
    })
    expect(kept.body.items).toEqual([
      {
        kind: 'review',
        title: seen.title,
        reason: 'You have changed it since',
        code: 'changedSince',
      },
      {
        kind: 'engaged',
        title: seen.title,
        reason: 'It still has a review or diary entry, or you marked it again',
        code: 'markedSince',
      },
      {
        kind: 'viewing',
        title: seen.title,
        reason: 'You have changed it since, or your review belongs to it',
        code: 'changedOrReviewed',
      },
      {
        kind: 'list',
        title: 'My sea',
        reason: 'You have changed it or added to it since',
        code: 'listChangedSince',
      },
    ])
    expect(await everythingOf(self.me)).toMatchObject({
      reviews: [{ review: 'Mine.' }],
      engaged: [seen.title],
      saved: [],
      lists: [{ title: 'My sea', works: [] }],
    })
  })

  test('undo does not revert what an earlier import or the member created', async () => {
    const { files } = await aHistory()
    await write(await plan(files))
    const before = await everythingOf(self.me)
    const again = await plan(files)
    await write(again)
    expect((await undo(again)).kept).toBe(0)
    expect(await everythingOf(self.me)).toEqual(before)
  })

  test('turns a completed review back into a bare score', async () => {
    const { files } = await aHistory()
    const scores = files.filter(({ name }) => name === 'ratings.csv')
    await write(await plan(scores))
    const before = await everythingOf(self.me)
    const diary = await plan(files.filter(({ name }) => name === 'diary.csv'))
    await write(diary)
    expect((await everythingOf(self.me)).reviews).toHaveLength(2)
    await undo(diary)
    expect(await everythingOf(self.me)).toEqual(before)
  })
})

test('deletes imports with the account', async () => {
  const { files } = await aHistory()
  await write(await plan(files))
  await app.ctx.db.deleteFrom('users').where('id', '=', self.me.id).execute()
  for (const table of ['imports', 'import_items', 'import_writes'] as const) {
    const rows = await app.ctx.db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', self.me.id)
      .execute()
    expect(rows).toEqual([])
  }
})
