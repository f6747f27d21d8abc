import { rmSync } from 'node:fs'
import { realPathOf } from '@medley/embedded-postgres/cluster'
import { foldersBeside, listKept, sizeOf } from './upgrade-folders.ts'

const daysKept = 14
const dayMs = 86_400_000

/** Removes the kept databases of older versions two weeks after the move, and tells of those that are left. */
export function reportOldDatabases(
  dataDir: string,
  now: Date,
  log: { warn(text: string): void },
): void {
  const { current, programs } = foldersBeside(realPathOf(dataDir))
  for (const { path, timeMoved } of listKept(current)) {
    const end = new Date(timeMoved.getTime() + daysKept * dayMs)
    if (end <= now) {
      rmSync(path, { recursive: true, force: true })
      rmSync(programs, { recursive: true, force: true })
      log.warn(`Removed ${path}, a database of an older version of PostgreSQL.`)
    } else {
      const size = Math.ceil(sizeOf(path) / 1_000_000)
      log.warn(
        `${path} (${size} MB) is the database before the move to this version of PostgreSQL. The first start after ${end.toISOString().slice(0, 10)} removes it; remove it earlier when all is well.`,
      )
    }
  }
}
