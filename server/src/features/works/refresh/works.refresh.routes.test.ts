import { beforeAll, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aShelvedWork, aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
  await aShelvedWork(app, { medium: 'album', title: 'Kind of Blue' })
})

const refresh = (workId: number, medium: 'film' | 'album' = 'film') =>
  app.call(admin, 'POST /v1/works/{medium}/{workId}/cache-invalidation', {
    params: { medium, workId: String(workId) },
  })

async function shelved(title: string) {
  return app.ctx.db
    .selectFrom('works')
    .select(['id', 'title', 'creators', 'time_fetched'])
    .where('source', '=', 'shelf')
    .where('title', '=', title)
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

test('a shelf work is reread from the shelf', async () => {
  const before = await shelved('Kind of Blue')
  await app.ctx.db
    .updateTable('works')
    .set({ creators: ['Somebody Else'] })
    .where('id', '=', before.id)
    .execute()
  app.clock.advance(60_000)
  const answer = await refresh(before.id, 'album')
  expect(answer).toMatchObject({ status: 200, body: { invalidated: true } })
  const after = await shelved('Kind of Blue')
  expect(after).toEqual({ ...before, time_fetched: app.clock.now() })
})

test('a refresh from the shelf keeps what the shelf does not know', async () => {
  const known = {
    minutes: 118,
    languages: ['en'],
    description: '<p>Modal.</p>',
    series_title: 'Blue',
    series_position: '1',
    original_title: 'Kind',
    entries: ['So What'],
  }
  const { id } = await aShelvedWork(app, { medium: 'film', title: 'Cinema Paradiso' })
  await app.ctx.db.updateTable('works').set(known).where('id', '=', id).execute()
  expect(await refresh(id)).toMatchObject({ status: 200 })
  const kept = await app.ctx.db
    .selectFrom('works')
    .select(Object.keys(known) as (keyof typeof known)[])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(kept).toEqual(known)
})

test('a work that its source no longer has stays unchanged', async () => {
  const { id } = await aWork(app, { title: 'Long gone', externalId: '1999999999' })
  const answer = await refresh(id)
  expect(answer).toMatchObject({ status: 502, body: { code: 'provider_error' } })
  expect((await shelved('Long gone')).id).toBe(id)
})

test('a work of a disabled source stays unchanged', async () => {
  const { id } = await aWork(app, { title: 'From elsewhere' })
  await app.ctx.db.updateTable('works').set({ source: 'elsewhere' }).where('id', '=', id).execute()
  expect(await refresh(id)).toMatchObject({ status: 502, body: { code: 'provider_error' } })
})

test('an id of another medium is not found', async () => {
  const { id } = await shelved('Kind of Blue')
  expect(await refresh(id, 'film')).toMatchObject({
    status: 404,
    body: { code: 'work_not_found' },
  })
})
