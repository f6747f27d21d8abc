import { expect, test } from 'vitest'
import { anEntry, listEntriesAt } from '../../testing/factories/entries.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const storedOf = (workId: number) =>
  app.ctx.db
    .selectFrom('work_entries')
    .select(['id', 'season', 'number', 'title', 'is_gone as isGone', 'viewer_count as viewers'])
    .where('work_id', '=', workId)
    .orderBy('position')
    .execute()

test('an entry that vanishes stays with those who saw it, and is deleted without them', async () => {
  const [me, show] = [await aUser(app), await aWork(app, { medium: 'tvShow' })]
  const [one, two, three] = [1, 2, 3].map((number) => anEntry({ number, id: `id-${number}` }))
  await listEntriesAt(app, show, [one!, two!, three!])
  const [first] = await storedOf(show.id)
  const params = { entryId: String(first!.id) }
  await app.call(me, 'PUT /v1/entry-viewings/{entryId}', { params, body: {} })
  await listEntriesAt(app, show, [three!])
  expect(await storedOf(show.id)).toMatchObject([
    { id: first!.id, number: 1, isGone: true, viewers: 1 },
    { number: 3, isGone: false },
  ])
  await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
  expect(await storedOf(show.id)).toMatchObject([{ viewers: 0 }, { viewers: 0 }])
})

test('an episode that a member named gets its facts when a source lists it', async () => {
  const [me, show] = [await aUser(app), await aWork(app, { medium: 'tvShow' })]
  const work = { id: show.id, medium: 'tvShow' as const }
  await app.call(me, 'POST /v1/entry-viewings', { body: { work, season: 1, numbers: [2] } })
  const season = anEntry({ kind: 'season', number: null })
  await listEntriesAt(app, show, [season, anEntry({ number: 2, title: 'The Port', id: '8' })])
  const rows = await storedOf(show.id)
  expect(rows).toMatchObject([{ number: null }, { number: 2, title: 'The Port', viewers: 1 }])
})

test('a merge pairs entries by season and number, and undoing it brings each back', async () => {
  const admin = await aUser(app, { id: 1 })
  const [me, other] = [await aUser(app), await aUser(app)]
  const [from, into] = [
    await aWork(app, { medium: 'tvShow' }),
    await aWork(app, { medium: 'tvShow' }),
  ]
  await listEntriesAt(app, from, [anEntry({ number: 1, id: '1' }), anEntry({ number: 2, id: '2' })])
  await listEntriesAt(app, into, [anEntry({ number: 1, id: '9' })], { source: 'tmdb' })
  const [paired, alone] = await storedOf(from.id)
  const see = (by: typeof me, id: number) =>
    app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body: {} })
  const rate = (by: typeof me, id: number, rating: number) =>
    app.call(by, 'PUT /v1/entry-ratings/{entryId}', {
      params: { entryId: String(id) },
      body: { rating },
    })
  await see(me, paired!.id)
  await see(other, alone!.id)
  await rate(me, paired!.id, 8)
  const before = [await storedOf(from.id), await storedOf(into.id)]
  const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    params: { medium: 'tvShow', workId: String(from.id) },
    body: { intoId: into.id },
  })
  expect(await storedOf(into.id)).toMatchObject([
    { number: 1, viewers: 1 },
    { id: alone!.id, number: 2, viewers: 1 },
  ])
  await app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
    params: { mergeId: String(merge.body.id) },
  })
  expect([await storedOf(from.id), await storedOf(into.id)]).toEqual(before)
})
