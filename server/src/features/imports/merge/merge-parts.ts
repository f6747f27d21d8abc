import type { ItemParts, PartName, SourceParts, WorkRecord } from '@medley/doors/record'
import type { WorkItem } from './import-item.ts'

/** Adds a thing to a part of an item; returns its place. */
export function addToPart<Name extends PartName>(
  item: WorkItem,
  name: Name,
  source: SourceParts[Name],
): number {
  item.parts ??= {}
  const parts: { [One in Name]?: SourceParts[One][] } = item.parts satisfies ItemParts
  return (parts[name] ??= []).push(source) - 1
}

/** Makes things of a part targets of a row. */
export function pointTo(
  item: WorkItem,
  row: number,
  name: PartName,
  places: readonly number[],
): void {
  const targets = item.rows[row]?.targets
  if (targets) targets.parts = { ...targets.parts, [name]: [...places] }
}

/** Adds the seasons and episodes of records; the same viewing in several rows is one. */
export function addEpisodes(item: WorkItem, records: readonly WorkRecord[]): void {
  const known = new Map<string, number[]>()
  for (const [row, { parts, entry }] of records.entries()) {
    if (!parts?.episode) continue
    const marks = marksOf(parts.episode)
    const places = known.get(entry ?? '') ?? marks.map((mark) => addToPart(item, 'episode', mark))
    if (entry !== null) known.set(entry, places)
    pointTo(item, row, 'episode', places)
  }
}

/** One that was seen on a day and rated is a viewing and a score. */
function marksOf(episode: SourceParts['episode']): SourceParts['episode'][] {
  const isBoth = episode.rating !== null && episode.day !== null
  return isBoth
    ? [
        { ...episode, rating: null },
        { ...episode, day: null },
      ]
    : [episode]
}

/** Adds the remarks of records. */
export function addRemarks(item: WorkItem, records: readonly WorkRecord[]): void {
  for (const [row, { parts }] of records.entries()) {
    if (parts?.remark) pointTo(item, row, 'remark', [addToPart(item, 'remark', parts.remark)])
  }
}
