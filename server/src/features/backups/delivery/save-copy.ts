import { backupsKept } from '@medley/contract/administration/backup-failures'
import type { FinishedZip } from '../../exports/exports.writing.service.ts'
import { DeliveryFailed, type Destination } from './destination.ts'

/**
 * Puts a copy at a destination and removes a member's oldest ones beyond those kept. Returns whether that
 * was possible. The name follows from the export, so that a repeated run replaces its copy.
 */
export async function saveCopy(
  destination: Destination,
  username: string,
  zip: FinishedZip,
): Promise<{ isPruned: boolean }> {
  const start = `medley-${username}-`
  await destination.put(`${start}${stampOf(zip.timeRequested)}.zip`, zip)
  try {
    const names = await destination.list(start)
    for (const name of namesToRemove(names, start)) await destination.remove(name)
    return { isPruned: true }
  } catch (error) {
    if (error instanceof DeliveryFailed) return { isPruned: false }
    throw error
  }
}

/** `2026-11-22T131400Z`: names in this form sort by time. */
function stampOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '')}Z`
}

/** The member's own copies beyond the newest ones; other files never. */
export function namesToRemove(names: readonly string[], start: string): string[] {
  const own = names.filter(
    (name) =>
      name.startsWith(start) && /^\d{4}-\d\d-\d\dT\d{6}Z\.zip$/.test(name.slice(start.length)),
  )
  return own.toSorted().toReversed().slice(backupsKept)
}
