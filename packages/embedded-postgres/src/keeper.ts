import { rmdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errors.ts'
import { openServer, type OpenServer } from './open.ts'
import { endServer } from './process.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

export interface Keeper {
  stop(): Promise<void>
}

/** Restarts the server at the same address whenever it is lost, until stopped. */
export function keepRunning(first: OpenServer, log: { warn(text: string): void }): Keeper {
  const stopping = new AbortController()
  let server = first
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await Promise.race([server.hold.lost, aborted(stopping.signal)])
      if (stopping.signal.aborted) return
      log.warn('The embedded database was lost; starting it again.')
      server = (await reopen(server, log, stopping.signal)) ?? server
    }
  }
  const watching = watch()
  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    stopping.abort()
    await watching
    await leave(server)
  }
  return { stop: () => (stopped ??= stop()) }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

async function reopen(
  lost: OpenServer,
  log: { warn(text: string): void },
  signal: AbortSignal,
): Promise<OpenServer | undefined> {
  await lost.hold.close()
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await openServer(lost)
    } catch (error) {
      log.warn(error instanceof Error ? error.message : String(error))
      await Promise.race([sleep(pause), aborted(signal)])
    }
  }
  return undefined
}

async function leave(server: OpenServer): Promise<void> {
  const isLast = await server.hold.letGo()
  if (isLast) await endServer(server.dataDir)
  await server.hold.close()
  if (isLast) removeIfEmpty(server.socketFolder)
}

/** Keeps a folder that already contains the socket of the next server. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'ENOENT') throw error
  }
}
