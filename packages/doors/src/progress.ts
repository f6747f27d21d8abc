import type { ProgressState } from '@medley/contract/library/progress'
import type { SourceParts } from './record.ts'

/** Progress in a work without a place, since and on a time. */
export function progressOf(
  state: ProgressState,
  { started, changed }: { started: string | null; changed: string | null },
): SourceParts['progress'] {
  return {
    state,
    entry: null,
    amount: null,
    unit: null,
    total: null,
    isPrivate: false,
    timeStarted: started ?? changed,
    timeChanged: changed ?? started,
  }
}
