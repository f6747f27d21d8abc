import { expect, test } from 'vitest'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function confirmPlan(by: TestUser, title: string): Promise<void> {
  await aWork(app, { title, releaseDate: '1990' })
  const content = csvOf(headers.ratings, [['2020-01-01', title, 1990, 'x', 3]])
  const { body } = await uploadImport(app, by, [{ name: 'ratings.csv', content }])
  const params = { id: String(body.id) }
  const answer = await app.call(by, 'POST /v1/imports/{id}/confirm', { params, body: {} })
  expect(answer.status).toBe(202)
}

test('a member with many plans does not keep others waiting', async () => {
  const [eager, other] = [await aUser(app), await aUser(app)]
  for (const title of ['Alder', 'Birch', 'Cedar']) await confirmPlan(eager, title)
  await confirmPlan(other, 'Dogwood')
  await app.runJobs()
  const rows = await app.ctx.db
    .selectFrom('reviews')
    .innerJoin('works', 'works.id', 'reviews.work_id')
    .select('works.title')
    .orderBy('reviews.id')
    .execute()
  expect(rows.map(({ title }) => title)).toEqual(['Alder', 'Dogwood', 'Birch', 'Cedar'])
})
