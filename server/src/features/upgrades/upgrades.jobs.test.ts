import { beforeEach, expect, test } from 'vitest'
import type { Operations } from '@medley/contract/administration/operations'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { json, status, text, useSourceServer } from '../../testing/servers/source-server.ts'
import { readProductVersion } from '../../start/product-version.ts'
import { checkUpgradeJob } from './upgrades.jobs.ts'

const app = useTestApp()
const server = useSourceServer()
const addressOf = () => `${server.url}/newest.json`
const http = useAppVariant(app, {}, () => ({ upgradeNoticeUrl: addressOf() }))
const notes = 'https://medley.example/notes'
let admin: TestUser

beforeEach(async () => {
  for (const table of ['newest_release', 'users'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  admin = await aUser(app, { id: 1 })
})

async function check(upgradeNoticeUrl: string | null = addressOf()): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, checkUpgradeJob, {})
  await app.runJobs({ web: server.web, upgradeNoticeUrl })
}

async function upgrade() {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await http().inject({ url: '/v1/operations', headers })
  return answer.json<Operations>().upgrade
}

test('a newer release is on the dashboard, and the next one replaces it', async () => {
  expect(await upgrade()).toBeNull()
  server.on('/newest.json', json({ version: '98.0.0', notes }))
  await check()
  expect(await upgrade()).toEqual({ version: '98.0.0', notesUrl: notes })
  server.on('/newest.json', json({ version: '98.0.1', notes: `${notes}/1` }))
  await check()
  expect(await upgrade()).toEqual({ version: '98.0.1', notesUrl: `${notes}/1` })
  expect(server.calls).toEqual(['/newest.json', '/newest.json'])
})

test('the running release is no news', async () => {
  server.on('/newest.json', json({ version: await readProductVersion(), notes }))
  await check()
  expect(await upgrade()).toBeNull()
})

test('nothing is asked or shown without an address', async () => {
  server.on('/newest.json', json({ version: '98.0.0', notes }))
  await check()
  await check(null)
  expect(server.calls).toHaveLength(1)
  expect((await app.call(admin, 'GET /v1/operations')).body.upgrade).toBeNull()
})

test.each([
  ['no release', status(404)],
  ['no JSON', text('Hello')],
  ['a version of another form', json({ version: 'latest', notes })],
  ['notes that run', json({ version: '98.0.0', notes: 'javascript:alert(1)' })],
  ['far too much', text('x'.repeat(20_000))],
])('an answer with %s fails and leaves what was known', async (_, behaviour) => {
  server.on('/newest.json', json({ version: '97.0.0', notes }))
  await check()
  server.on('/newest.json', behaviour)
  await expect(check()).rejects.toThrow('upgrade-check ended: failed')
  expect(await upgrade()).toMatchObject({ version: '97.0.0' })
})

test('an address that is not public is refused', async () => {
  await expect(check('http://10.0.0.1/newest.json')).rejects.toMatchObject({
    cause: { fault: 'private-address' },
  })
})
