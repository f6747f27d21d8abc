import type { Merge } from '@medley/contract/works/merges'
import type { MergeRow } from './merges.queries.ts'

export function toMerge(row: MergeRow): Merge {
  return {
    id: row.id,
    work: row.work,
    into: row.into,
    mergedBy: row.mergedBy,
    timeMerged: row.timeMerged.toISOString(),
    timeReverted: row.timeReverted?.toISOString() ?? null,
  }
}
