import { expect, test } from 'vitest'
import { aUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

test('an admin starts a build and sees the latest five of each medium, newest first', async () => {
  const admin = await aUser(app, { id: 1, username: 'admin' })
  expect(await app.call(admin, 'GET /v1/model-runs')).toEqual({ status: 200, body: { items: [] } })
  for (let build = 0; build < 6; build += 1) {
    const answers = [
      await app.call(admin, 'POST /v1/model-runs'),
      await app.call(admin, 'POST /v1/model-runs'),
    ]
    const queued = { status: 202, body: { isQueued: true } }
    expect(answers).toEqual([queued, queued])
    await app.runJobs()
    app.clock.advance(60_000)
  }
  const { items } = (await app.call(admin, 'GET /v1/model-runs')).body
  expect(items).toHaveLength(25)
  const times = items.map(({ timeBuilt }) => timeBuilt)
  expect(times).toEqual(times.toSorted().reverse())
  expect(items[0]).toMatchObject({ outcome: 'too few ratings', method: null, likes: 0, ndcg: null })
  const runs = await app.ctx.db.selectFrom('model_runs').select('id').execute()
  expect(runs).toHaveLength(30)
})
