import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { flushFolder } from '@medley/durable-files/durable-files'
import * as failure from './errors.ts'
import { nobody } from './own-user.ts'
import { isAlive, SOCKET_PORT } from './process.ts'
import type { PostgresPrograms } from './programs.ts'
import { superuser } from './roles.ts'
import { runProgram, type ServerUser } from './user.ts'

/** The bytes left beside `/.s.PGSQL.5432` in a socket address of at most 104 bytes (macOS; Linux has 108). */
const LONGEST_SOCKET_FOLDER = 88

export interface ClusterOptions {
  programs: PostgresPrograms
  user: ServerUser | undefined
  durable: boolean
}

/**
 * Ensures that `dataDir` contains a database of the right version, and returns its real path. A new one
 * is created beside it and then renamed, so that a kill midway leaves no partial database.
 */
export async function prepareCluster(dataDir: string, options: ClusterOptions): Promise<string> {
  const { programs, user } = options
  try {
    mkdirSync(dirname(dataDir), { recursive: true })
    const path = realPathOf(dataDir)
    sweepUnfinished(path)
    if (!existsSync(path) || readdirSync(path).length === 0) await createCluster(path, options)
    checkVersion(path, programs.major)
    if (user && statSync(path).uid !== user.uid) chownTo(path, user)
    return path
  } catch (error) {
    throw explain(error, dataDir, user)
  }
}

/** The path of a data folder without links, also where the folder is missing and the one above it exists. */
export function realPathOf(dataDir: string): string {
  if (existsSync(dataDir)) return realpathSync(dataDir)
  const link = lstatSync(dataDir, { throwIfNoEntry: false })
  const path = link ? resolve(dirname(dataDir), readlinkSync(dataDir)) : dataDir
  return join(realpathSync(dirname(path)), basename(path))
}

function explain(error: unknown, dataDir: string, user: ServerUser | undefined): unknown {
  const output = error instanceof failure.ProgramError ? error.complaints : ''
  if (failure.isDenied(error) || output.includes('Permission denied')) {
    return failure.notReachable(dataDir, user?.uid)
  }
  return output === '' ? error : failure.initFailed(dataDir, output)
}

function checkVersion(path: string, expected: number): void {
  const found = readMajorOf(path)
  if (found === undefined) throw failure.notADatabase(path)
  if (found !== expected) throw failure.otherVersion(path, found, expected)
}

/** The version of PostgreSQL that made a database; undefined if the folder holds none. */
export function readMajorOf(path: string): number | undefined {
  const file = join(path, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Removes unfinished databases of dead processes. */
function sweepUnfinished(path: string): void {
  const prefix = `${basename(path)}.new-`
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue
    rmSync(join(dirname(path), name), { recursive: true, force: true })
  }
}

async function createCluster(path: string, options: ClusterOptions): Promise<void> {
  const { programs, user, durable } = options
  const unfinished = `${path}.new-${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  const args = ['-U', superuser, '-A', 'trust', '--encoding=UTF8', ...localeOptions(programs.major)]
  if (!durable) args.push('--no-sync')
  try {
    await runProgram(programs.initdb, (folder) => ['-D', folder, ...args], unfinished, user)
    moveIntoPlace(unfinished, path)
    if (durable) await flushFolder(dirname(path))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function localeOptions(major: number): string[] {
  if (major < 17) return ['--locale=C.UTF-8']
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}

/** If another process created a database here first, it wins and ours is removed. */
function moveIntoPlace(unfinished: string, path: string): void {
  try {
    renameSync(unfinished, path)
  } catch (error) {
    const code = failure.codeOf(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

/** The folder comes last: after a kill midway, the next start gives the rest. */
function chownTo(path: string, { uid, gid }: ServerUser): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
  chownSync(path, uid, gid)
}

/** A socket folder with a short name, because socket addresses are limited in length. */
export function chooseSocketFolder(dataDir: string): string {
  const name = `medley-pg-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  const temporary = realpathSync(tmpdir())
  const fits = temporary.length + 1 + name.length <= LONGEST_SOCKET_FOLDER
  return join(fits ? temporary : '/tmp', name)
}

/** Creates that folder if missing, and refuses one open to other users: access to the socket is access to the data. */
export function prepareSocketFolder(folder: string, user: ServerUser | undefined): void {
  if (user && user.uid !== nobody.uid) removeLeftOverOfNobody(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const isOurs = found.isDirectory() && (found.mode & 0o077) === 0
  if (isOurs && user && found.uid === 0) chownSync(folder, user.uid, user.gid)
  else if (!isOurs || found.uid !== (user?.uid ?? process.getuid?.())) {
    throw failure.foreignSocketFolder(folder)
  }
}

/** A killed server that ran as nobody leaves its socket; the database has another user since. */
function removeLeftOverOfNobody(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== nobody.uid) return
  for (const name of [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`]) {
    rmSync(join(folder, name), { force: true })
  }
  rmdirSync(folder)
}
