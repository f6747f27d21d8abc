import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareSocketFolder } from './embedded-postgres.cluster.ts'
import { didNotStart } from './embedded-postgres.errors.ts'
import { type Hold, socketAddress, takeHold } from './embedded-postgres.hold.ts'
import {
  isServerOf,
  launch,
  type LaunchOptions,
  readLockFile,
  readLogTail,
  removeStaleLocks,
} from './embedded-postgres.process.ts'

/** A killed server may have much to replay before it answers. */
const START_PATIENCE_MS = 120_000
/** A server that is just ending may keep its lock file for a while. */
const LOCK_PATIENCE_MS = 10_000
const PAUSE_MS = 15

export interface OpenServer extends LaunchOptions {
  adopted: boolean
  hold: Hold
  port: number
}

/** Takes hold of the server on `dataDir`, and launches one if none runs. Throws if it does not come up. */
export async function openServer(options: LaunchOptions): Promise<OpenServer> {
  const { dataDir } = options
  const begun = Date.now()
  let child: ChildProcess | undefined
  while (Date.now() - begun < START_PATIENCE_MS) {
    const running = readLockFile(dataDir)
    if (running && isServerOf(running.pid, dataDir)) {
      const { pid, port, socketFolder, ready } = running
      const hold = ready
        ? await takeHold(socketAddress(socketFolder, port, 'postgres'), dataDir)
        : undefined
      if (hold) return { ...options, adopted: pid !== child?.pid, hold, port, socketFolder }
    } else if (child === undefined || hasEnded(child)) {
      const mayRetry = Date.now() - begun < LOCK_PATIENCE_MS && isAboutLocks(dataDir)
      if (child !== undefined && !mayRetry) throw didNotStart(dataDir, readLogTail(dataDir))
      child = relaunch(options)
    }
    await sleep(PAUSE_MS)
  }
  throw didNotStart(dataDir, readLogTail(dataDir))
}

function relaunch(options: LaunchOptions): ChildProcess {
  prepareSocketFolder(options.socketFolder, options.user)
  removeStaleLocks(options.dataDir, options.socketFolder)
  return launch(options)
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

function isAboutLocks(dataDir: string): boolean {
  return /lock file|shared memory block/.test(readLogTail(dataDir, 4))
}
