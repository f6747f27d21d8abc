import type { Merge } from '@medley/contract/merges'
import type { MergeRow } from './merges.queries.ts'

export function toMerge(row: MergeRow): Merge {
  return {
    id: row.id,
    work: row.work,
    into: row.into,
    mergedBy: row.merged_by,
    timeMerged: row.time_merged.toISOString(),
    timeReverted: row.time_reverted?.toISOString() ?? null,
  }
}
