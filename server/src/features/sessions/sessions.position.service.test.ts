import { expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { notePosition } from './sessions.position.service.ts'

const app = useTestApp()

test('a position lies behind what was written before it', async () => {
  const { id } = await aUser(app)
  const first = await notePosition(app.ctx, id)
  await aUser(app)
  const second = await notePosition(app.ctx, id)
  expect(second).toBeGreaterThan(first)
  const stored = await app.ctx.db
    .selectFrom('read_positions')
    .select('position')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Number(stored.position)).toBe(second)
})
