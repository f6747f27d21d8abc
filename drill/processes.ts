import { readdirSync, readFileSync } from 'node:fs'
import { isServerOf, readLockFile } from '../packages/embedded-postgres/src/process.ts'

/** The process id of the database server on a folder, if it runs. */
export function databaseOf(pgFolder: string): number | undefined {
  const pid = readLockFile(pgFolder)?.pid
  return pid !== undefined && isServerOf(pid, pgFolder) ? pid : undefined
}

/** Kills the database server with its processes, which have groups of their own. */
export function killServer(pgFolder: string): boolean {
  const pid = databaseOf(pgFolder)
  const children = pid === undefined ? [] : childrenOf(pid)
  const isKilled = send(pid)
  for (const child of children) send(child)
  return isKilled
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return undefined // has ended in the meantime
  }
}

export const sendToGroup = (pid: number | undefined) => send(pid === undefined ? undefined : -pid)

export function send(pid: number | undefined, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(pid, signal)
  } catch {
    return false // has ended in the meantime
  }
}
