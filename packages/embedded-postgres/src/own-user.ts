import { statSync } from 'node:fs'
import { isServerOf, readLockFile } from './process.ts'
import { ensureSystemUser } from './system-users.ts'
import type { ServerUser } from './user.ts'

/** The system user of databases that root starts. */
const ownUser = 'medley-db'
/** Owned the databases that root started before there was a user of their own. */
export const nobody = { uid: 65_534, gid: 65_534 }

/**
 * The user that runs the database programs; undefined: ourselves. PostgreSQL refuses to run as root, so root runs it
 * as the owner of its data, or as a user of its own if that is root or nobody. A running server keeps its user.
 */
export function serverUser(dataDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0 && (owner.uid !== nobody.uid || isRunning(dataDir))) {
    return { uid: owner.uid, gid: owner.gid }
  }
  return ensureSystemUser(ownUser) ?? nobody
}

function isRunning(dataDir: string): boolean {
  const server = readLockFile(dataDir)
  return server !== undefined && isServerOf(server.pid, dataDir)
}
