import { type Api, endpoints } from '@medley/contract/api'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wholeAnswer } from './answer-matrix.ts'
import { aSession } from './factories/sessions.ts'
import { aUser, type TestUser } from './factories/users.ts'
import { useTestApp } from './harness.ts'
import { matrix } from './permission-matrix.ts'
import { type CallerKind, callers, privateText, type Scene, setScene } from './permission-scene.ts'
import { sendRow } from './send-row.ts'

const app = useTestApp()
const password = 'one for everybody'
let admin: TestUser
let passwordHash: string

beforeAll(async () => {
  const body = { username: 'hash-giver', email: 'hash@mail.example', password }
  await app.call(null, 'POST /create-account', { body })
  const row = await app.ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'hash-giver')
    .executeTakeFirstOrThrow()
  passwordHash = row.password_hash
})

// Some rows delete the caller, or end their session.
beforeEach(async () => {
  const { ctx } = app
  const kept = await ctx.db.selectFrom('users').select('id').where('id', '=', 1).executeTakeFirst()
  if (kept) {
    admin = { ...admin, token: await aSession(app, admin) }
    return
  }
  admin = await aUser(app, { id: 1 })
})

test('contains every endpoint of the contract', () => {
  const declared = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect([...new Set(matrix.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
    declared.toSorted(),
  )
})

test('gives the response to every caller in each row', () => {
  expect(matrix.filter(({ answers }) => answers.length !== callers.length)).toEqual([])
})

const isRead = (endpoint: string) => endpoint.startsWith('GET ')
const cases = matrix.map((row) => ({
  ...row,
  title: row.about === undefined ? row.endpoint : `${row.endpoint} (${row.about})`,
}))
// Reads come first, because they leave their scenes as they are, and all can share them.
const readsFirst = [
  ...cases.filter(({ endpoint }) => isRead(endpoint)),
  ...cases.filter(({ endpoint }) => !isRead(endpoint)),
]
/** Unchanged so far. */
const scenes = new Map<CallerKind, Scene>()

describe.each(readsFirst)('$title', ({ endpoint, values, answers }) => {
  test.each(callers.map((kind, index) => [kind, answers[index]] as const))(
    'answers the %s with %s',
    async (kind, expected) => {
      const scene = await sceneFor(kind)
      const name = endpoint as keyof Api
      const answer = await sendRow(app, scene.caller, name, values?.(scene) ?? {})
      if (!isRead(endpoint) && answer.status < 400) scenes.delete(kind)
      expect(summaryOf(answer)).toBe(expected)
      expect(answer).toEqual(wholeAnswer(name, answer))
      const isAcrossBlock = kind === 'blocked' || kind === 'blocker'
      expect(isAcrossBlock && JSON.stringify(answer.body).includes(privateText)).toBe(false)
    },
  )
})

/** Making a scene takes longer than most calls, so all share it until a write is accepted. */
async function sceneFor(kind: CallerKind): Promise<Scene> {
  const unchanged = scenes.get(kind)
  if (unchanged) return unchanged
  const scene = await setScene(app, kind, { admin, password })
  await giveUsablePasswords()
  scenes.set(kind, scene)
  return scene
}

/** Members of earlier rows keep theirs: writing all rows each time would cost more than the calls. */
async function giveUsablePasswords(): Promise<void> {
  const { db } = app.ctx
  const lacking = db.updateTable('users').where('password_hash', '<>', passwordHash)
  await lacking.set({ password_hash: passwordHash }).execute()
}

function summaryOf({ status, body }: { status: number; body: unknown }): string {
  if (status >= 400) return `${status} ${(body as { code: string }).code}`
  return typeof body === 'number' ? `${status} ${body}` : `${status}`
}
