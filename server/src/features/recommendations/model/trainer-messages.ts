import type { Medium } from '@medley/contract/values/medium'
import type { BuildReport } from './build-model.ts'

/** Input of a build in the thread. */
export interface Assignment {
  databaseUrl: string
  medium: Medium
  /** When the build began: the time of all that it computes. */
  time: Date
  /** Recommendations are stored for members who were here since. */
  activeSince: Date
  /** True if the shipped neighbours are added to the model's own. */
  addsShipped: boolean
  /** Works of EASE^R. */
  densest: number
}

/** Messages to the thread; it replies to each once. */
export type Request = { kind: 'build'; assignment: Assignment } | { kind: 'next' }

/** A part of what was built. Rows are JSON already, so that the other side spends no time on them. */
export type Piece =
  | { kind: 'report'; report: BuildReport; shippedWorks: number }
  | { kind: 'neighbours'; rows: string }
  /** The ids of all works that have neighbours; after the last of these. */
  | { kind: 'works'; workIds: string }
  /** The telling works, in order. */
  | { kind: 'telling'; workIds: number[] }
  /** Recommendations of some members were stored. */
  | { kind: 'stored' }

/** Processor time of the thread, in seconds. */
export interface Effort {
  /** Until the model was trained and judged; reading what members like is part of it. */
  cpuSeconds: number
  /** Afterwards: to publish it and to recommend from it. */
  storingSeconds: number
}

export type Reply = Piece | { kind: 'end'; effort: Effort }
