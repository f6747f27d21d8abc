import type { RowKey } from './row-keys.ts'

/** Goals of a row; a goal that is absent is not checked. */
export interface RowGoals {
  /** The rate at 50 connections divided by that of its statements alone. */
  ratio?: number
  /** Statements of one opening, at most. */
  statements?: number
  /** The median with ten times the reviews divided by the one with 500,000. */
  growth?: number
}

const growth = 1.25

export const rowGoals: Readonly<Record<RowKey, RowGoals>> = {
  feed: { ratio: 0.6, statements: 3, growth },
  work: { ratio: 0.6, statements: 6, growth },
  explore: { ratio: 0.6, growth },
  profile: { ratio: 0.6, growth },
  list: { ratio: 0.6, growth },
  notifications: { ratio: 0.6, growth },
  search: { ratio: 0.85, growth },
  mistyped: { ratio: 0.85, growth },
  engaged: { ratio: 0.6, growth },
  home: { statements: 8, growth },
  review: { ratio: 0.6 },
  like: { ratio: 0.6 },
  comment: { ratio: 0.6 },
  mark: { ratio: 0.6 },
}

/** Goals of the product as a whole. */
export const productGoals = {
  /** Megabytes under mixed load, and its growth: 1 is flat. */
  memory: 250,
  memoryGrowth: 1.1,
  /** Seconds from a warm start to the first answer. */
  start: 1.3,
}
