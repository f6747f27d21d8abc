import type { BuildReport, BuildSettings } from './build-model.ts'
import type { MemberRow } from './member-works.ts'
import type { MemberScores, NeighbourRow } from './publish.ts'

/** What the thread is told; it replies to each message once. */
export type Request =
  | { kind: 'begin'; leftOut: Int32Array }
  | { kind: 'members'; rows: readonly MemberRow[] }
  | { kind: 'build'; settings: BuildSettings }
  | { kind: 'next' }

/** A part of what was built. */
export type Piece =
  | { kind: 'report'; report: BuildReport }
  | { kind: 'neighbours'; rows: NeighbourRow[] }
  | { kind: 'scores'; members: MemberScores[] }

export type Reply = Piece | { kind: 'taken' } | { kind: 'end'; cpuSeconds: number }
