import { type Api, endpoints } from '@medley/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { wholeAnswer } from './answer-matrix.ts'
import { aUser } from './factories/users.ts'
import { useTestApp } from './harness.ts'
import { matrix } from './permission-matrix.ts'
import { type CallerKind, callers, privateText, type Scene, setScene } from './permission-scene.ts'
import { sendRow } from './send-row.ts'

const app = useTestApp({ undoes: true })
const password = 'one for everybody'
const scenes = new Map<CallerKind, Scene>()

beforeAll(async () => {
  const body = { username: 'hash-giver', email: 'hash@mail.example', password }
  await app.call(null, 'POST /create-account', { body })
  const admin = await aUser(app, { id: 1 })
  for (const kind of callers) scenes.set(kind, await setScene(app, kind, { admin, password }))
  const { db } = app.ctx
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'hash-giver')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ password_hash }).execute()
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

const cases = matrix.map((row) => ({
  ...row,
  title: row.about === undefined ? row.endpoint : `${row.endpoint} (${row.about})`,
}))

describe.each(cases)('$title', ({ endpoint, values, answers }) => {
  test.each(callers.map((kind, index) => [kind, answers[index]] as const))(
    'answers the %s with %s',
    async (kind, expected) => {
      const scene = sceneOf(kind)
      const name = endpoint as keyof Api
      const answer = await sendRow(app, scene.caller, name, values?.(scene) ?? {})
      expect(summaryOf(answer)).toBe(expected)
      expect(answer).toEqual(wholeAnswer(name, answer))
      const isAcrossBlock = kind === 'blocked' || kind === 'blocker'
      expect(isAcrossBlock && JSON.stringify(answer.body).includes(privateText)).toBe(false)
    },
  )
})

function sceneOf(kind: CallerKind): Scene {
  const scene = scenes.get(kind)
  if (!scene) throw new Error('There is no such scene')
  return scene
}

function summaryOf({ status, body }: { status: number; body: unknown }): string {
  if (status >= 400) return `${status} ${(body as { code: string }).code}`
  return typeof body === 'number' ? `${status} ${body}` : `${status}`
}
