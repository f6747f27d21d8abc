import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import { unknownDateLimit } from '@medley/contract/limits'
import type { SavedItem, WorkItem } from '../merge/import-item.ts'
import type { ExistingData, ExistingList } from './existing-types.ts'

/** Plans whether a work is saved for later, and adds it to the existing data. */
export function planSaved(
  item: WorkItem,
  workId: number,
  isSeen: boolean,
  existing: ExistingData,
): ImportOutcome | null {
  const saved = savedOf(item, existing.lists)
  if (!saved) return null
  const canBeOver = (isSeen || existing.engaged.has(workId)) && item.source !== 'medley'
  if (canBeOver && !isSavedSince(saved, daysSeen(item, workId, existing))) return 'leftOut'
  if (existing.saved.has(workId)) return 'here'
  existing.saved.set(workId, saved.time ?? '')
  return 'new'
}

/** Returns whether a work is saved for later, and since when: by a file, or by a list that holds saved works. */
export function savedOf(
  { saved, listings }: WorkItem,
  lists: ReadonlyMap<string, Pick<ExistingList, 'as'>>,
): SavedItem | null {
  if (saved) return saved
  const listed = listings.find(({ list }) => lists.get(list)?.as === 'saved')
  return listed ? { time: listed.time ?? null, staysSaved: listed.staysSaved === true } : null
}

/** True if a seen work was saved to be seen again: by a statement of the source, or by its days. */
function isSavedSince(saved: SavedItem, seen: readonly string[]): boolean {
  if (saved.staysSaved) return true
  const day = saved.time?.slice(0, 10)
  return day !== undefined && seen.length > 0 && seen.every((one) => isBefore(one, day))
}

/** True if a day, month or year was over on a day. */
function isBefore(one: string, day: string): boolean {
  return one < day && !day.startsWith(one)
}

/** The days on which a work was seen, as far as they are known. */
function daysSeen(item: WorkItem, workId: number, existing: ExistingData): string[] {
  const reviews = [...item.entries, ...(existing.reviews.get(workId) ?? [])]
  const times = [
    ...reviews.map(({ dateViewed, timePosted }) => dateViewed ?? timePosted),
    ...(item.viewings ?? []).map(({ day }) => day),
    ...(existing.viewings?.get(workId)?.keys() ?? []),
    item.engaged?.time,
    existing.engaged.get(workId),
  ]
  return times.flatMap((time) => (time && time !== unknownDateLimit ? time.slice(0, 10) : []))
}
