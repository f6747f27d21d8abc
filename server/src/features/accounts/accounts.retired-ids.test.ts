import { expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import type { TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { endAllSessions } from '../sessions/sessions.ending.service.ts'
import { ensureAdmins } from './accounts.service.ts'

const app = useTestApp()
const admin = { id: 2, username: 'root', email: 'root@mail.example', password: 'long enough' }

const logIn = async (): Promise<Pick<TestUser, 'token'>> => {
  const { username, password } = admin
  const answer = await app.call(null, 'POST /login', { body: { username, password } })
  expect(answer.status).toBe(200)
  return { token: String(answer.body) }
}
const readFeedback = async (caller: Pick<TestUser, 'token'>) =>
  (await app.call(caller, 'GET /feedback')).status

/** Ends all tokens, as a reset does. */
const endTokens = () => transaction(app.ctx.db, (tx) => endAllSessions(tx, admin.id))

test('no token of a deleted admin is valid for the next account with the id', async () => {
  const tokens: Pick<TestUser, 'token'>[] = []
  for (let account = 0; account < 3; account += 1) {
    await ensureAdmins(app.ctx, [admin])
    tokens.push(await logIn())
    await endTokens()
    tokens.push(await logIn())
    const last = tokens.at(-1)
    if (!last) throw new Error('There are tokens')
    expect(await readFeedback(last)).toBe(200)
    const body = { password: admin.password }
    expect((await app.call(last, 'DELETE /account', { body })).status).toBe(200)
  }
  await ensureAdmins(app.ctx, [admin])
  expect(await Promise.all(tokens.map(readFeedback))).toEqual(tokens.map(() => 401))
  expect(await readFeedback(await logIn())).toBe(200)
})
