import type { ItemParts, PartName, SourceParts } from '../read/record.ts'
import type { WorkItem } from './import-item.ts'

/** Adds a thing to a part of an item, for one of its rows. */
export function addPart<Name extends PartName>(
  item: WorkItem,
  name: Name,
  source: SourceParts[Name],
  row: number,
): void {
  item.parts ??= {}
  const parts: { [One in Name]?: SourceParts[One][] } = item.parts satisfies ItemParts
  const place = (parts[name] ??= []).push(source) - 1
  const targets = item.rows[row]?.targets
  if (targets) targets.parts = { ...targets.parts, [name]: [place] }
}
