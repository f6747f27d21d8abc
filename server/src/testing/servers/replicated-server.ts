import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@medley/embedded-postgres/embedded-postgres'
import { paths } from '../../paths.ts'
import { withClient } from '../database/with-client.ts'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { type DatabaseWay, openDatabaseWay } from './database-way.ts'

/** A primary and a replica that streams from it. */
export interface ReplicatedServer {
  /** The ways to the two, which end connections while they are closed, as HAProxy does. */
  primaryUrl: string
  replicaUrl: string
  closePrimary(): void
  openPrimary(): void
  closeReplica(): void
  openReplica(): void
  /** Stops and resumes the replay of what the replica receives. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** Stops the primary, and has the replica take its folders, for good. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

const log = { info: () => undefined, warn: () => undefined }

/** The primary is migrated, stopped and copied; the copy follows it from there. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'medley-replicated-'))
  // The servers may run as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const folders = { primary: join(folder, 'primary'), replica: join(folder, 'replica') }
  await makePrimary(folders.primary)
  cpSync(folders.primary, folders.replica, { recursive: true })
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log })
  const primary = await start(folders.primary)
  followPrimary(folders.replica, primary.superuserAddress('postgres'))
  const replica = await start(folders.replica)
  const sockets = { primary: socketOf(primary), replica: socketOf(replica) }
  const way = await openDatabaseWay(sockets.primary)
  const replicaWay = await openDatabaseWay(sockets.replica)
  const ask = (statement: string) =>
    withClient(replica.superuserAddress(), (client) => client.query(statement))
  return {
    primaryUrl: urlOf(way),
    replicaUrl: urlOf(replicaWay),
    closePrimary: () => way.routeTo(null),
    openPrimary: () => way.routeTo(sockets.primary),
    closeReplica: () => replicaWay.routeTo(null),
    openReplica: () => replicaWay.routeTo(sockets.replica),
    pauseReplay: async () => void (await ask('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await ask('select pg_wal_replay_resume()')),
    async failOver() {
      way.routeTo(null)
      await primary.stop()
      await ask('select pg_promote()')
      way.routeTo(sockets.replica)
    },
    async stop() {
      await way.close()
      await replicaWay.close()
      await replica.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const urlOf = ({ port }: DatabaseWay) => `postgresql://medley@127.0.0.1:${port}/medley`

function socketOf(server: EmbeddedPostgres): string {
  const { host, port } = new pg.Client({ connectionString: server.connectionString() })
  return join(host, `.s.PGSQL.${port}`)
}

async function makePrimary(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  const db = connect({ connectionString: server.connectionString() }, () => undefined)
  await migrate(db, paths.migrations)
  await db.destroy()
  await server.stop()
}

function followPrimary(dataDir: string, primaryUrl: string): void {
  chmodSync(dataDir, 0o700)
  writeFileSync(join(dataDir, 'standby.signal'), '')
  appendFileSync(join(dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`)
}
