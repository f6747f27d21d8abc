import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chooseSocketFolder } from '@medley/embedded-postgres/cluster'
import { endServer } from '@medley/embedded-postgres/process'
import { flushFolder } from '@medley/durable-files/durable-files'

/** The folders beside a database that is moved to another version. */
export interface UpgradeFolders {
  current: string
  /** Is being filled. */
  next: string
  /** Is filled and compared, and takes the place of the current one. */
  complete: string
  lock: string
  /** Of older versions, one folder for each. */
  programs: string
}

export function foldersBeside(current: string): UpgradeFolders {
  return {
    current,
    next: `${current}.next`,
    complete: `${current}.complete`,
    lock: `${current}.lock`,
    programs: `${current}-programs`,
  }
}

/** Puts the new database in place and keeps the old one, whose new name is returned. */
export async function swapFolders(
  { current, next, complete }: UpgradeFolders,
  major: number,
): Promise<string> {
  const kept = freeName(`${current}-${major}`)
  renameSync(next, complete)
  await flushFolder(dirname(current))
  renameSync(current, kept)
  renameSync(complete, current)
  await flushFolder(dirname(current))
  return kept
}

/** Goes on where a start was killed between the two last steps of a swap. */
export async function finishSwap({ current, complete }: UpgradeFolders): Promise<void> {
  if (existsSync(current) || !existsSync(complete)) return
  renameSync(complete, current)
  await flushFolder(dirname(current))
}

/** Removes what a killed start began. The old database may have changed since, so nothing of it is used. */
export async function removeUnfinished({ next, complete }: UpgradeFolders): Promise<void> {
  await endServer(next)
  rmSync(chooseSocketFolder(next), { recursive: true, force: true })
  rmSync(next, { recursive: true, force: true })
  rmSync(complete, { recursive: true, force: true })
}

/** The folders of older versions that were kept, with the time of the move. */
export function listKept(current: string): { path: string; timeMoved: Date }[] {
  const prefix = `${basename(current)}-`
  const isKept = (name: string) =>
    name.startsWith(prefix) && /^\d+(-\d+)?$/.test(name.slice(prefix.length))
  return (
    readdirSync(dirname(current))
      .filter(isKept)
      .map((name) => join(dirname(current), name))
      // The last change in it is the removal of its lock file, when its server stopped for the move.
      .map((path) => ({ path, timeMoved: statSync(path).mtime }))
  )
}

function freeName(path: string): string {
  let name = path
  for (let number = 2; existsSync(name); number += 1) name = `${path}-${number}`
  return name
}

/** The size of all files in a folder, in bytes. */
export function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0,
    )
    .reduce((sum, size) => sum + size, 0)
}
