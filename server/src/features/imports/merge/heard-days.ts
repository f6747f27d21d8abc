import type { ImportMessage } from '@medley/messages/import-messages'
import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import { isEnough } from '@medley/doors/listening/heard-albums'
import type { ItemViewing, WorkItem } from './import-item.ts'

/** True for a day on which too few of the tracks of an album were played; of none, its files know no more than they name. */
export function hasTooFew({ tracks }: ItemViewing, of: number): boolean {
  return tracks !== undefined && !isEnough(tracks, of)
}

/** Why an album was not heard; null if it was, on one of the days. */
export function whyUnheard({ viewings = [] }: WorkItem, of: number): ImportMessage | null {
  if (viewings.length === 0 || !viewings.every((viewing) => hasTooFew(viewing, of))) return null
  const tracks = Math.max(...viewings.map((viewing) => viewing.tracks ?? 0))
  return { code: 'fewTracks', params: { tracks, of } }
}

/** The day on which an album was heard first; undefined for other viewings. */
export function firstHeardOf(
  { viewings = [] }: WorkItem,
  outcomes: readonly ImportOutcome[],
): string | undefined {
  const days = viewings.flatMap(({ day, tracks }, index) =>
    tracks === undefined || day === null || outcomes[index] === 'leftOut' ? [] : [day],
  )
  return days.toSorted()[0]
}
