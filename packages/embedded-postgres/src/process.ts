import type { ChildProcess } from 'node:child_process'
import {
  closeSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, didNotStop } from './errors.ts'
import { peerSettings } from './peers.ts'
import type { PostgresPrograms } from './programs.ts'
import { HANDED_FOLDER, type ServerUser, spawnProgram } from './user.ts'

/** The number in the socket's file name; the server does not listen on the network. */
export const SOCKET_PORT = 5432
const LARGEST_LOG = 5_000_000
const STOP_PATIENCE_MS = 20_000

/** A server that runs or ran on a data folder, from its lock file. */
export interface LockFile {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

/** Reads `postmaster.pid`: process, folder, start, port, socket folder, network, memory and state, each on a line. */
export function readLockFile(dataDir: string): LockFile | undefined {
  const text = readIfThere(join(dataDir, 'postmaster.pid'))
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const [port = '', socketFolder = ''] = lines.slice(3, 5)
  return { pid, port: Number(port), socketFolder, ready: lines[7]?.trim() === 'ready' }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** True if a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const state = readProcessStat(pid)?.state
  return state !== 'Z' && state !== 'X'
}

/** True if the process is a PostgreSQL server on that folder, as far as the system reveals it. */
export function isServerOf(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false
  const stat = readProcessStat(pid)
  if (stat === undefined) return true
  return stat.name === 'postgres' && (workingFolder(pid) ?? dataDir) === dataDir
}

function readProcessStat(pid: number): { name: string; state: string } | undefined {
  if (process.platform !== 'linux') return undefined
  const match = /\((.*)\) (\S)/s.exec(readIfThere(`/proc/${pid}/stat`) ?? '')
  return { name: match?.[1] ?? '', state: match?.[2] ?? 'X' }
}

/** Undefined if it belongs to another user and access is denied. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Removes the lock files of a killed server if its process id is unused or belongs to another program. */
export function removeStaleLocks(dataDir: string, socketFolder: string): void {
  for (const file of [
    join(dataDir, 'postmaster.pid'),
    join(socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`),
  ]) {
    const pid = Number.parseInt(readIfThere(file) ?? '', 10)
    if (!Number.isNaN(pid) && !isServerOf(pid, dataDir)) rmSync(file, { force: true })
  }
}

export interface LaunchOptions {
  dataDir: string
  socketFolder: string
  programs: PostgresPrograms
  user: ServerUser | undefined
  durable: boolean
}

/** A server that was started. */
export interface Launched {
  child: ChildProcess
  /** The bytes that its log had before. */
  logStart: number
}

/** Starts the server in its own session, so that Ctrl-C does not stop it before open requests have ended. */
export function launch(options: LaunchOptions): Launched {
  const { dataDir, socketFolder, user, programs } = options
  const log = openLog(dataDir, user)
  const logStart = fstatSync(log).size
  const settings = settingsOf(options.durable)
  const socket = ['-k', socketFolder, '-p', String(SOCKET_PORT)]
  try {
    const child = spawnProgram(
      programs.postgres,
      (folder) => ['-D', folder, ...socket, ...asOptions({ ...settings, ...peerSettings(folder) })],
      dataDir,
      user,
      {
        output: log,
        detached: true,
      },
    )
    // Without a process id it failed to start; an unhandled error event would end this process.
    child.on('error', () => undefined)
    child.unref()
    return { child, logStart }
  } finally {
    closeSync(log)
  }
}

/** The log omits statement values, which may be personal data. */
function settingsOf(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    max_connections: '100',
    shared_buffers: durable ? '128MB' : '64MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    // Parallel workers share memory in /dev/shm, which containers limit to 64 MB.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The first start writes 400 MB of WAL at once, which a data folder would keep for good.
    max_wal_size: '256MB',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } : FORGETFUL),
  }
}

function asOptions(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** For data that may be lost in a crash of the machine. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

function logPath(dataDir: string): string {
  return join(dataDir, 'server.log')
}

/** Owned by the server's user, who can then start it again. */
function openLog(dataDir: string, user: ServerUser | undefined): number {
  const path = logPath(dataDir)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_LOG) renameSync(path, `${path}.old`)
  const log = openSync(path, 'a', 0o600)
  if (user) fchownSync(log, user.uid, user.gid)
  return log
}

/** The last lines of what a server has written since its log had so many bytes; its folder by the name that it has here. */
export function readLogTail(dataDir: string, logStart: number, lines = 12): string {
  const log = openSync(logPath(dataDir), 'r')
  try {
    const written = Buffer.alloc(Math.max(0, fstatSync(log).size - logStart))
    readSync(log, written, 0, written.length, logStart)
    const text = written.toString().replaceAll(HANDED_FOLDER, dataDir)
    return text.trim().split('\n').slice(-lines).join('\n')
  } finally {
    closeSync(log)
  }
}

/** The line of its log that tells best why a server has ended, without its time; undefined if there is none. */
export function lastComplaint(dataDir: string): string | undefined {
  const lines = readLogTail(dataDir, 0, 1_000).split('\n')
  const line =
    lines.findLast((one) => /No space left|PANIC:/.test(one)) ??
    lines.findLast((one) => one.includes('FATAL:'))
  return line?.replace(/^.*?\b(PANIC|FATAL|ERROR|LOG|WARNING):\s*/, '')
}

/** Stops the server on a folder, if any: first in order, then immediately (committed data is safe). */
export async function endServer(dataDir: string): Promise<void> {
  const pid = readLockFile(dataDir)?.pid
  if (pid === undefined || !isServerOf(pid, dataDir)) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(pid, signal)
    const deadline = Date.now() + STOP_PATIENCE_MS
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return
      await sleep(10)
    }
  }
  throw didNotStop(dataDir, pid)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
