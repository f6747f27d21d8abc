import { bareRecord, type Row } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes } from '../values.ts'
import { type readLastSeen, readTime, type TvTimeTable } from './tv-time-values.ts'

/** Nothing that other rows do not say, such as sums. */
export const other = () => new UnreadableRow({ code: 'otherAtTvTime' })

export const isTrue = (cell: string) => cell === 'true' || cell === '1'
/** A column that a short export lacks is not false. */
export const isFalse = (cell: string) => cell === 'false' || cell === '0'

interface State {
  isBegun: boolean
  isForLater: boolean
  isArchived: boolean
  isFollowed: boolean
  last: ReturnType<typeof readLastSeen>
}

/** The state of a show: stopped, begun, or saved for later, which is what following it without an episode means. */
export function recordOfState(
  work: WorkRecord['work'],
  row: Row,
  table: TvTimeTable,
  { isBegun, isForLater, isArchived, isFollowed, last }: State,
): WorkRecord {
  const begun = isForLater ? 'paused' : 'going'
  const state = isArchived ? 'stopped' : isBegun ? begun : null
  if (state === null && !isForLater && !isFollowed) {
    throw new UnreadableRow({ code: 'neitherSeenNorSaved' })
  }
  const added = readTime(row, 'created_at', table)
  const updated = readTime(row, 'updated_at', table)
  const changed = (state === 'stopped' ? null : last?.time) ?? updated.time
  const progress = state && {
    ...progressOf(state, { started: null, changed }),
    entry: last?.entry ?? null,
  }
  return {
    ...bareRecord,
    line: row.line,
    kind: state === null ? 'saved' : 'progress',
    work,
    timePosted: added.time,
    isSaved: isForLater && state !== null,
    entry: null,
    ...(progress && { parts: { progress } }),
    note: collectNotes(added.note),
  }
}
