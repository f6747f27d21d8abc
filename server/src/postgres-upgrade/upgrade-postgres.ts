import { chownSync, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { readMajorOf, realPathOf } from '@medley/embedded-postgres/cluster'
import { EmbeddedPostgresError } from '@medley/embedded-postgres/errors'
import { serverUser } from '@medley/embedded-postgres/own-user'
import { endServer } from '@medley/embedded-postgres/process'
import { findPrograms, type ProgramsPlace } from '@medley/embedded-postgres/programs'
import {
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '@medley/embedded-postgres/embedded-postgres'
import { copyWholeDatabase } from '../instance-backup/move-database.ts'
import { findOldPrograms } from './old-programs.ts'
import {
  finishSwap,
  foldersBeside,
  removeUnfinished,
  sizeOf,
  swapFolders,
  type UpgradeFolders,
} from './upgrade-folders.ts'
import { withFileLock } from './upgrade-lock.ts'

export interface UpgradeOptions extends Omit<EmbeddedPostgresOptions, 'alone' | 'database'> {
  /** A folder with the programs of the older version, instead of those that npm installs. */
  oldBinFolder?: string | undefined
  /** Free bytes of the disk of a folder. */
  freeBytes?: (folder: string) => number
}

/** For the new database's own parts and its log of changes. */
const spareBytes = 600_000_000

/**
 * Moves a database of an older major version of PostgreSQL into a new one of the version of the programs, and keeps
 * the old folder. Does nothing to other databases. After a kill at any moment the old folder is whole, and the next
 * call begins again or ends the swap.
 *
 * @throws EmbeddedPostgresError with a text that says what to do; the old database is then as it was
 */
export async function upgradePostgres(options: UpgradeOptions): Promise<void> {
  const { dataDir } = options
  if (!existsSync(dirname(dataDir))) return
  const folders = foldersBeside(realPathOf(dataDir))
  const isHalfSwapped = !existsSync(folders.current) && existsSync(folders.complete)
  const programs = await findPrograms(options, serverUser(folders.current))
  if (!isHalfSwapped && !isOlder(folders.current, programs.major)) return
  await withFileLock(folders.lock, async () => {
    await finishSwap(folders)
    const found = readMajorOf(folders.current)
    if (found !== undefined && found < programs.major) {
      await upgrade(folders, { from: found, to: programs.major }, options)
    }
  })
}

function isOlder(folder: string, major: number): boolean {
  return (readMajorOf(folder) ?? major) < major
}

interface Versions {
  from: number
  to: number
}

async function upgrade(
  folders: UpgradeFolders,
  versions: Versions,
  options: UpgradeOptions,
): Promise<void> {
  const { current, next } = folders
  await removeUnfinished(folders)
  requireMovable(current)
  requireSpace(current, options.freeBytes ?? freeBytesOf)
  const old = await findOldPrograms(versions.from, folders.programs, options.oldBinFolder)
  options.log.warn(
    `The database in ${current} was made by PostgreSQL ${versions.from}. It is moved to PostgreSQL ${versions.to} (${megabytes(sizeOf(current))}), then the start goes on.`,
  )
  let rows: number
  try {
    prepareNext(folders)
    rows = await fillNext({ ...options, dataDir: next }, { ...old, dataDir: current })
    await endServer(current)
  } catch (error) {
    await removeUnfinished(folders)
    throw failed(folders, versions, error)
  }
  const kept = await swapFolders(folders, versions.from)
  options.log.warn(
    `Moved ${rows} rows to PostgreSQL ${versions.to}; every table was compared. The old database is kept in ${kept} (${megabytes(sizeOf(kept))}).`,
  )
}

/** The new folder belongs to the user of the old one. */
function prepareNext({ current, next }: UpgradeFolders): void {
  const user = serverUser(current)
  mkdirSync(next, { mode: 0o700 })
  if (user) chownSync(next, user.uid, user.gid)
}

async function fillNext(
  { binFolder, packageFolder, dataDir, durable, log }: UpgradeOptions,
  old: ProgramsPlace & { dataDir: string },
): Promise<number> {
  const common = { log, ...(durable === undefined ? {} : { durable }) }
  const from = await startEmbeddedPostgres({ ...common, ...old, alone: true })
  try {
    const to = await startEmbeddedPostgres({ ...common, binFolder, packageFolder, dataDir })
    try {
      return await copyWholeDatabase(from.connectionString(), to.connectionString())
    } finally {
      await to.stop()
    }
  } finally {
    await from.stop()
  }
}

/** A folder that is a mount itself cannot be renamed. */
function requireMovable(current: string): void {
  if (statSync(current).dev === statSync(dirname(current)).dev) return
  throw new EmbeddedPostgresError(
    `${current} is a disk of its own, so it cannot be exchanged for a database of the new version. Mount that disk as the folder above it, or use move-database.`,
  )
}

function requireSpace(current: string, freeBytes: (folder: string) => number): void {
  const needed = sizeOf(current) + spareBytes
  const free = freeBytes(dirname(current))
  if (free >= needed) return
  throw new EmbeddedPostgresError(
    `Moving the database in ${current} to a newer PostgreSQL needs ${megabytes(needed)} of free space beside it, and there are ${megabytes(free)}. Nothing was changed: make room, then start again.`,
  )
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function failed({ current }: UpgradeFolders, { from, to }: Versions, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new EmbeddedPostgresError(
    `The database could not be moved from PostgreSQL ${from} to ${to}: ${reason} Nothing is lost: it is in ${current} as before, and the next start tries again.`,
    { cause: error },
  )
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`
}
