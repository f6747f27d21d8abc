/**
 * The statements that one opening sends when it is repeated, on a small dataset, in the median of the
 * variants: the tests fail where a row sends more or fewer.
 */
export const statementCounts = {
  feed: 3,
  work: 6,
  explore: 2,
  profile: 3,
  list: 7,
  notifications: 4,
  search: 3,
  mistyped: 6,
  engaged: 8,
  entries: 4,
  home: 8,
  review: 17,
  like: 13,
  comment: 9,
  mark: 16,
} as const

export type RowKey = keyof typeof statementCounts
