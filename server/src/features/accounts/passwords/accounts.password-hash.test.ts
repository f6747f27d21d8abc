import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { aUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()
const password = 'a long password'

async function hashOf(id: number): Promise<string> {
  const { password_hash: stored } = await app.ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return stored
}

const logIn = (username: string, given = password) =>
  app.call(null, 'POST /login', { body: { username, password: given } })

test('a login renews a hash of another cost, and none of the present one', async () => {
  const { id, username } = await aUser(app)
  const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await app.ctx.db.updateTable('users').set({ password_hash: older }).where('id', '=', id).execute()
  await logIn(username, 'a wrong password')
  expect(await hashOf(id)).toBe(older)
  expect((await logIn(username)).status).toBe(200)
  const renewed = await hashOf(id)
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await logIn(username)).status).toBe(200)
  expect(await hashOf(id)).toBe(renewed)
})
