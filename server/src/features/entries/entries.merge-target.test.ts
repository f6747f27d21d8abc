import type { Medium } from '@medley/contract/values/medium'
import { beforeAll, describe, expect, test } from 'vitest'
import { anEntry, listEntriesAt } from '../../testing/factories/entries.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let admin: TestUser
beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const storedOf = (workId: number) =>
  app.ctx.db
    .selectFrom('work_entries')
    .select(['id', 'season', 'number', 'title', 'is_gone as isGone', 'viewer_count as viewers'])
    .where('work_id', '=', workId)
    .orderBy('position')
    .orderBy('id')
    .execute()

const seeEntry = (by: TestUser, id: number) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body: {} })

/** Merges two works; returns what reverts it. */
async function mergeWorks(
  from: { id: number; medium: Medium },
  into: { id: number },
): Promise<() => Promise<void>> {
  const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    params: { medium: from.medium, workId: String(from.id) },
    body: { intoId: into.id },
  })
  expect(merge.status).toBe(201)
  return async () => {
    const params = { mergeId: String(merge.body.id) }
    const { status } = await app.call(admin, 'POST /v1/merges/{mergeId}/revert', { params })
    expect(status).toBe(200)
  }
}

describe('two podcasts that are merged', () => {
  const episode = (title: string, id: string | null) =>
    anEntry({ season: null, number: null, title, id })

  test('two podcasts that are merged have each episode of one feed once, with the marks of both', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const [from, into] = [
      await aWork(app, { medium: 'podcast' }),
      await aWork(app, { medium: 'podcast' }),
    ]
    const items = [episode('Two', 'guid-2'), episode('One', 'guid-1')]
    await listEntriesAt(app, from, items, { source: 'apple' })
    await listEntriesAt(app, into, items, { source: 'apple' })
    const [[theirs], [ours]] = [await storedOf(from.id), await storedOf(into.id)]
    await seeEntry(me, theirs!.id)
    await seeEntry(other, ours!.id)
    const before = [await storedOf(from.id), await storedOf(into.id)]
    const revert = await mergeWorks(from, into)
    expect(await storedOf(into.id)).toMatchObject([
      { title: 'Two', viewers: 2 },
      { title: 'One', viewers: 0 },
    ])
    await revert()
    expect([await storedOf(from.id), await storedOf(into.id)]).toEqual(before)
  })

  test('pair episodes by title where only titles are known', async () => {
    const me = await aUser(app)
    const [from, into] = [
      await aWork(app, { medium: 'podcast' }),
      await aWork(app, { medium: 'podcast' }),
    ]
    await listEntriesAt(app, from, [episode('One', null)], { source: 'titles' })
    await listEntriesAt(app, into, [episode('One', 'guid-1')], { source: 'apple' })
    await seeEntry(me, (await storedOf(from.id))[0]!.id)
    await mergeWorks(from, into)
    expect(await storedOf(into.id)).toMatchObject([{ title: 'One', viewers: 1 }])
  })
})

test('a merge takes an entry that is gone along with the one that took its number', async () => {
  const me = await aUser(app)
  const [from, into] = [
    await aWork(app, { medium: 'tvShow' }),
    await aWork(app, { medium: 'tvShow' }),
  ]
  await listEntriesAt(app, from, [anEntry({ id: 'old' })])
  await seeEntry(me, (await storedOf(from.id))[0]!.id)
  await listEntriesAt(app, from, [anEntry({ id: 'new' })])
  for (const { id } of await storedOf(from.id)) await seeEntry(me, id)
  const both = await storedOf(from.id)
  expect(both).toMatchObject([
    { isGone: true, viewers: 1 },
    { isGone: false, viewers: 1 },
  ])
  await listEntriesAt(app, into, [anEntry({ id: '9' })], { source: 'tmdb' })
  const revert = await mergeWorks(from, into)
  expect(await storedOf(into.id)).toMatchObject([{ number: 1, isGone: false, viewers: 1 }])
  await revert()
  expect(await storedOf(from.id)).toEqual(both)
})
