import { limits } from '@medley/contract/limits'
import type { LeftOutRecord, SharedRow } from '../record.ts'

export type Read = Omit<SharedRow, 'line'> | Omit<LeftOutRecord, 'line'>
export type ReadRow = Omit<SharedRow, 'line'> | null

/** Common subject of the rows of one kind. */
type Group =
  | 'comments'
  | 'likes'
  | 'listLikes'
  | 'friends'
  | 'mutes'
  | 'blocks'
  | 'dismissedWorks'
  | 'filterWords'
  | 'follows'
  | 'goals'
  | 'publishedYears'

/** Reads the first of many; the others, and those that the file does not name, become one row each. */
export function bounded<T>(
  ones: readonly T[],
  title: Group,
  read: (one: T) => ReadRow,
  unnamed: 'unnamedReviews' | 'notPublic' | 'invalidHere' = 'unnamedReviews',
): Read[] {
  const taken = ones.slice(0, limits.importSharedMax)
  const rows = taken.flatMap((one) => read(one) ?? [])
  const leftOut = [
    { count: taken.length - rows.length, reason: { code: unnamed } },
    {
      count: ones.length - taken.length,
      reason: { code: 'sharedMax', params: { max: limits.importSharedMax } },
    },
  ] as const
  return [
    ...rows,
    ...leftOut
      .filter(({ count }) => count > 0)
      .map(({ count, reason }) => ({ title: { code: title, params: { count } }, reason })),
  ]
}
