import type { WorkRecord } from '../read/record.ts'
import type { RowTargets, WorkItem } from './import-item.ts'
import { addPart } from './merge-parts.ts'

/** Adds seasons and episodes. A row that only sums up the plays of a show is what its episodes tell. */
export function addEpisodes(item: WorkItem, records: readonly WorkRecord[]): void {
  for (const [row, { parts }] of records.entries()) {
    if (parts?.episode) addPart(item, 'episode', parts.episode, row)
  }
  const episodes = item.parts?.episode ?? []
  const all = [...episodes.keys()].filter((index) => episodes[index]?.rating === null)
  for (const [row, record] of records.entries()) {
    const own = item.rows[row]
    if (!own || !isSumOf(record) || all.length === 0) continue
    own.targets.parts = { ...own.targets.parts, episode: all }
    own.note = null
  }
}

/** A show that was not seen to its end, of which only the number of plays is told. */
const isSumOf = ({ kind, isWhole, work }: WorkRecord) =>
  kind === 'engaged' && isWhole === false && work.mediums[0] === 'tvShow'

/** A sum of plays marks nothing where the episodes themselves are told. */
export function isMarkedBy(record: WorkRecord, targets: RowTargets): boolean {
  const isSum = isSumOf(record) && targets.parts?.episode !== undefined
  return (record.kind === 'engaged' && !isSum) || targets.engaged === true
}
