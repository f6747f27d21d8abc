import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness.ts'
import { aPerson, aRegistered, password, useProvider } from '../../testing/provider-logins.ts'
import { endFormerGroupAdmins } from './sessions.group-admins.service.ts'
import { removeExpiredSessions } from './sessions.service.ts'

const app = useTestApp()
const { use, sessionOf, link } = useProvider(app)
const halfADay = 43_200_000
const keeper = () => aPerson({ groups: ['housekeepers'] })

interface Member {
  id: number
  token: string
}

async function isAdmin(member: Member): Promise<boolean> {
  const { status } = await app.call(member, 'GET /v1/audit-events', { query: {} })
  const params = { userId: String(member.id) }
  const { body } = await app.call(member, 'GET /v1/users/{userId}/roles', { params })
  expect(body.roles).toEqual(status === 200 ? ['admin'] : [])
  return status === 200
}

/** The events of a member's role in the audit log, oldest first. */
async function changesOf({ id }: Member): Promise<string[]> {
  const events = await app.ctx.db
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .where('member_id', '=', id)
    .where('kind', 'in', ['admin-granted', 'admin-ended'])
    .orderBy('id')
    .execute()
  return events.map(({ kind, details }) => `${kind} ${JSON.stringify(details)}`)
}

const granted = 'admin-granted {"group":"housekeepers"}'
const ended = 'admin-ended {}'

test('a group of the provider makes an admin of a session that began there', async () => {
  const person = keeper()
  const admin = await sessionOf(person)
  expect(await isAdmin(admin)).toBe(true)
  expect(await changesOf(admin)).toEqual([granted])
  await sessionOf(person)
  expect(await changesOf(admin)).toEqual([granted])
})

test('a login without the group ends it for all sessions', async () => {
  const person = keeper()
  const admin = await sessionOf(person)
  expect(await isAdmin(await sessionOf({ ...person, groups: ['guests'] }))).toBe(false)
  expect(await isAdmin(admin)).toBe(false)
  expect(await changesOf(admin)).toEqual([granted, ended])
})

test('a login by a password makes nobody an admin', async () => {
  use()
  const member = await aRegistered(app)
  const person = keeper()
  await link(member, person)
  expect(await isAdmin(member)).toBe(false)
  expect(await isAdmin(await sessionOf(person))).toBe(true)
  const { body } = await app.call(null, 'POST /login', {
    body: { username: member.username, password },
  })
  expect(await isAdmin({ id: member.id, token: body.replaceAll('"', '') })).toBe(false)
})

test('after half a day one is an admin no more, until the next login by the provider', async () => {
  const person = keeper()
  const admin = await sessionOf(person)
  app.clock.advance(halfADay - 1000)
  expect(await isAdmin(admin)).toBe(true)
  app.clock.advance(1000)
  expect(await isAdmin(admin)).toBe(false)
  await removeExpiredSessions(app.ctx)
  expect(await changesOf(admin)).toEqual([granted, ended])
  expect(await isAdmin(await sessionOf(person))).toBe(true)
})

test('the log has an end only when the last session of an admin ends', async () => {
  const person = keeper()
  const admin = await sessionOf(person)
  app.clock.advance(halfADay / 2)
  const later = await sessionOf(person)
  app.clock.advance(halfADay / 2)
  await removeExpiredSessions(app.ctx)
  expect([await isAdmin(admin), await isAdmin(later)]).toEqual([false, true])
  expect(await changesOf(admin)).toEqual([granted])
})

test.each([
  ['another group', { adminGroup: 'caretakers' }],
  ['no group', { adminGroup: undefined }],
])('settings that name %s end it', async (_, settings) => {
  const admin = await sessionOf(keeper())
  use(settings)
  expect(await isAdmin(admin)).toBe(false)
  await endFormerGroupAdmins(app.ctx)
  expect(await changesOf(admin)).toEqual([granted, ended])
  use()
  expect(await isAdmin(admin)).toBe(false)
})

test('a start with the same settings ends nothing', async () => {
  const admin = await sessionOf(keeper())
  await endFormerGroupAdmins(app.ctx)
  expect(await isAdmin(admin)).toBe(true)
})

test('whoever ends the link with the provider is no admin by it', async () => {
  const person = keeper()
  const member = await aRegistered(app)
  await link(member, person)
  const admin = await sessionOf(person)
  expect((await app.call(member, 'DELETE /v1/identity')).status).toBe(200)
  expect(await isAdmin(admin)).toBe(false)
  expect(await changesOf(admin)).toEqual([granted, ended])
})
