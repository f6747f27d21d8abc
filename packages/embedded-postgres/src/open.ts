import type { ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareSocketFolder } from './cluster.ts'
import { didNotStart } from './errors.ts'
import { type Hold, socketAddress, takeHold } from './hold.ts'
import { writePeers } from './peers.ts'
import {
  isServerOf,
  launch,
  type Launched,
  type LaunchOptions,
  readLockFile,
  readLogTail,
  removeStaleLocks,
} from './process.ts'
import { superuser } from './roles.ts'

/** Crash recovery may take long before the server accepts connections. */
const START_PATIENCE_MS = 120_000
/** A stopping server may keep its lock file for a while. */
const LOCK_PATIENCE_MS = 10_000
const PAUSE_MS = 15
/** Less than a page of the database. */
const tooLittleBytes = 8_192

export interface OpenServer extends LaunchOptions {
  adopted: boolean
  hold: Hold
  port: number
}

/**
 * Takes a hold on the server of `dataDir`, launching it if none runs; calls `onLaunch` when it has. Throws if it does
 * not start.
 */
export async function openServer(
  options: LaunchOptions,
  onLaunch?: () => void,
): Promise<OpenServer> {
  const { dataDir } = options
  const begun = Date.now()
  let launched: Launched | undefined
  while (Date.now() - begun < START_PATIENCE_MS) {
    const running = readLockFile(dataDir)
    if (running && isServerOf(running.pid, dataDir)) {
      const { pid, port, socketFolder, ready } = running
      const hold = ready
        ? await takeHold(socketAddress(running, superuser, 'postgres'), dataDir)
        : undefined
      if (hold)
        return { ...options, adopted: pid !== launched?.child.pid, hold, port, socketFolder }
    } else if (launched === undefined || hasEnded(launched.child)) {
      const mayTry =
        !launched || (Date.now() - begun < LOCK_PATIENCE_MS && metAnother(dataDir, launched))
      if (!mayTry) throw didNotStart(dataDir, lastWords(dataDir, launched))
      launched = relaunch(options, onLaunch)
    }
    await sleep(PAUSE_MS)
  }
  throw didNotStart(dataDir, lastWords(dataDir, launched))
}

/** Of this start; a full disk takes no words. */
function lastWords(dataDir: string, launched: Launched | undefined): string {
  const words = launched ? readLogTail(dataDir, launched.logStart) : ''
  if (words !== '') return words
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize < tooLittleBytes ? 'The disk is full.' : '(none)'
}

function relaunch(options: LaunchOptions, onLaunch?: () => void): Launched {
  prepareSocketFolder(options.socketFolder, options.user)
  removeStaleLocks(options.dataDir, options.socketFolder)
  writePeers(options.dataDir, options.user)
  const launched = launch(options)
  onLaunch?.()
  return launched
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

/**
 * True if it ended only because of servers of other processes: one of those was just ending, or
 * its last user ended ours. Looks at what this child wrote, because they write to the same log.
 */
function metAnother(dataDir: string, { child, logStart }: Launched): boolean {
  if (child.exitCode === 0) return true
  const lines = readLogTail(dataDir, logStart, 200).split('\n')
  const own = lines.filter((line) => line.includes(`[${child.pid}]`))
  return own.some((line) => /lock file|shared memory block/.test(line))
}
