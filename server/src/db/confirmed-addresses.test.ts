import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabaseBefore } from '../testing/database/database-before.ts'

const before = useDatabaseBefore('20261122T1800-confirm-email-addresses.sql')

test('accounts from before are confirmed by a used link or as admins, and have grace otherwise', async () => {
  await sql`
    insert into users (id, username, email, password_hash, time_created)
    select id, name, name || '@mail.example', 'x', '2026-01-01'
    from (values (1, 'admin'), (11, 'used'), (12, 'asked'), (13, 'never')) as person (id, name)
  `.execute(before.db)
  await sql`
    insert into password_resets (user_id, token_hash, time_asked, time_expires, time_used)
    values (11, 'a', '2026-02-01', '2026-02-02', '2026-02-01T01:00:00Z'),
      (12, 'b', '2026-02-01', '2026-02-02', null)
  `.execute(before.db)
  await before.upgrade()

  const users = before.db.selectFrom('users').orderBy('id')
  const confirmed = await users.select(['username', 'time_email_confirmed as time']).execute()
  expect(confirmed).toEqual([
    { username: 'admin', time: new Date('2026-01-01T00:00:00Z') },
    { username: 'used', time: new Date('2026-02-01T01:00:00Z') },
    { username: 'asked', time: null },
    { username: 'never', time: null },
  ])
  const withGrace = users.where(sql<boolean>`email_grace_until > now() + interval '89 days'`)
  expect(await withGrace.select('username').execute()).toEqual([
    { username: 'asked' },
    { username: 'never' },
  ])
  const links = before.db.selectFrom('account_links').orderBy('user_id')
  expect(await links.select(['email', 'purpose', 'token_hash as hash']).execute()).toEqual([
    { email: 'used@mail.example', purpose: 'reset-password', hash: 'a' },
    { email: 'asked@mail.example', purpose: 'reset-password', hash: 'b' },
  ])
})
