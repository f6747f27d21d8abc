import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upsertPosition } from '../../features/sessions/sessions.position.queries.ts'
import { connect } from '../connect.ts'
import { PoolWatch } from '../pool-watch.ts'
import { type ReplicatedServer, startReplicatedServer } from '../../testing/replicated-server.ts'
import type { Handle } from '../transaction.ts'
import { runReads } from './reads.ts'
import { Replicas } from './replicas.ts'

let server: ReplicatedServer
let db: Handle
let replicas: Replicas

beforeAll(async () => {
  server = await startReplicatedServer()
  db = connect({ connectionString: server.primaryUrl }, () => undefined)
  const log = { info: () => undefined, warn: () => undefined }
  const watch = new PoolWatch()
  const urls = { databaseUrl: server.primaryUrl, readUrls: [server.replicaUrl] }
  replicas = new Replicas({ ...urls, watch, log })
  await sql`create table notes (note text)`.execute(db)
})
afterAll(async () => {
  await replicas.stop()
  await db.destroy()
  await server.stop()
})

/** Whether a read in a request with this position ran on the replica. */
async function readsReplica(position: number): Promise<boolean> {
  const reads = replicas.readsFor({ position })
  const { rows } = await runReads(reads, () =>
    sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db),
  )
  return rows[0]?.isReplica === true
}

async function untilUsed(): Promise<void> {
  await expect.poll(() => readsReplica(0), { timeout: 15_000, interval: 50 }).toBe(true)
}

async function newMember(): Promise<number> {
  const name = `m${Math.random().toString(36).slice(2, 10)}`
  const { rows } = await sql<{ id: number }>`
    insert into users (username, email, password_hash, time_created)
    values (${name}, ${`${name}@mail.example`}, 'x', now()) returning id
  `.execute(db)
  return rows[0]?.id ?? 0
}

test('a read goes to the replica, a write to the primary, and the reads after it as well', async () => {
  await untilUsed()
  const reads = replicas.readsFor({ position: 0 })
  await runReads(reads, () => sql`insert into notes values ('written')`.execute(db))
  expect(reads.hasWritten).toBe(true)
  expect(reads.useReplica).toBe(false)
})

test('what a member needs and the replica has not replayed is read on the primary', async () => {
  const id = await newMember()
  await untilUsed()
  await server.pauseReplay()
  await sql`insert into notes values ('own')`.execute(db)
  const position = await upsertPosition(db, id)
  expect(await readsReplica(position)).toBe(false)
  await server.resumeReplay()
  await expect.poll(() => readsReplica(position), { timeout: 15_000 }).toBe(true)
})

test('a lagging replica is left out by itself, and comes back by itself', async () => {
  await untilUsed()
  await server.pauseReplay()
  await sql`insert into notes values ('late')`.execute(db)
  await expect.poll(() => readsReplica(0), { timeout: 15_000, interval: 50 }).toBe(false)
  expect(replicas.statuses).toMatchObject([{ state: 'behind' }])
  await server.resumeReplay()
  await untilUsed()
})

test('a killed replica fails no read, and is used again', async () => {
  await untilUsed()
  const ended = new AbortController()
  const reading = (async () => {
    let failed = 0
    while (!ended.signal.aborted) await readsReplica(0).catch(() => (failed += 1))
    return failed
  })()
  server.killReplica()
  await expect.poll(() => replicas.statuses[0]?.state, { interval: 5 }).toBe('unreachable')
  await untilUsed()
  ended.abort()
  expect(await reading).toBe(0)
})

test('a replica that hangs keeps no read waiting, not even for a connection that is being opened', async () => {
  await untilUsed()
  server.hangReplica()
  const reading: Promise<boolean>[] = []
  const isLeftOut = () => {
    reading.push(readsReplica(0))
    return replicas.statuses[0]?.state === 'unreachable'
  }
  await expect.poll(isLeftOut, { timeout: 15_000, interval: 100 }).toBe(true)
  const start = performance.now()
  expect(await Promise.all(reading)).not.toContain(true)
  expect(performance.now() - start).toBeLessThan(2_000)
  server.returnReplica()
  await untilUsed()
})

test('a write in a read is refused by the replica and runs on the primary', async () => {
  await untilUsed()
  const reads = replicas.readsFor({ position: 0 })
  await runReads(reads, () =>
    sql`with added as (insert into notes values ('hidden') returning note) select * from added`.execute(
      db,
    ),
  )
  expect(reads.hasWritten).toBe(true)
  const { rows } = await sql`select from notes where note = 'hidden'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('a block makes the positions of both unknown, so that their reads wait for it', async () => {
  const [one, other] = [await newMember(), await newMember()]
  for (const id of [one, other]) await upsertPosition(db, id)
  await sql`insert into blocks (blocker_id, blocked_id, time_blocked) values (${one}, ${other}, now())`.execute(
    db,
  )
  const { rows } = await sql`
    select position from read_positions where user_id in (${one}, ${other})
  `.execute(db)
  expect(rows).toEqual([{ position: null }, { position: null }])
})

test.each(['written', 'undone'])(
  'an import that is %s makes the position of its member unknown, and no other step does',
  async (state) => {
    const id = await newMember()
    const { rows } = await sql<{ id: number }>`
      insert into imports (user_id, state, sources, files, lists, time_created, time_changed)
      values (${id}, 'confirmed', '{}', '[]', '{}', now(), now()) returning id
    `.execute(db)
    const enter = (next: string) =>
      sql`update imports set state = ${next} where id = ${rows[0]?.id}`.execute(db)
    const positionOf = async () => {
      const found = await sql<{ position: number | null }>`
        select position from read_positions where user_id = ${id}
      `.execute(db)
      return found.rows[0]?.position
    }
    const noted = await upsertPosition(db, id)
    await enter('writing')
    expect(await positionOf()).toBe(noted)
    await enter(state)
    expect(await positionOf()).toBeNull()
  },
)
