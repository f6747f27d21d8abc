import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../paths.ts'
import { withClient } from './with-client.ts'
import { connect } from '../db/connect.ts'
import { readLockFile } from '../db/embedded-postgres.process.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'

/** A primary and a replica that streams from it. */
export interface ReplicatedServer {
  primaryUrl: string
  replicaUrl: string
  /** Stops and resumes the replay of what the replica receives. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** Kills the replica, which is then started again. */
  killReplica(): void
  stop(): Promise<void>
}

const log = { info: () => undefined, warn: () => undefined }

/** The primary is migrated, stopped and copied; the copy follows it from there. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'medley-replicated-'))
  // The servers may run as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const place = { primary: join(folder, 'primary'), replica: join(folder, 'replica') }
  await makePrimary(place.primary)
  cpSync(place.primary, place.replica, { recursive: true })
  const primary = await startEmbeddedPostgres({ dataDir: place.primary, log })
  const replica = await startReplica(place.replica, primary.superuserAddress('postgres'))
  const ask = (statement: string) =>
    withClient(replica.superuserAddress(), (client) => client.query(statement))
  return {
    primaryUrl: primary.connectionString(),
    replicaUrl: replica.connectionString(),
    pauseReplay: async () => void (await ask('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await ask('select pg_wal_replay_resume()')),
    killReplica: () => process.kill(readLockFile(place.replica)?.pid ?? 0, 'SIGKILL'),
    async stop() {
      await replica.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makePrimary(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  const db = connect({ connectionString: server.connectionString() }, () => undefined)
  await migrate(db, paths.migrations)
  await db.destroy()
  await server.stop()
}

async function startReplica(dataDir: string, primaryUrl: string) {
  chmodSync(dataDir, 0o700)
  writeFileSync(join(dataDir, 'standby.signal'), '')
  appendFileSync(join(dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`)
  return startEmbeddedPostgres({ dataDir, log })
}
