import type { SourceParts, WorkRecord } from '@medley/doors/record'
import { earlierOf, laterOf } from '@medley/doors/dates'
import { progressOf } from '@medley/doors/progress'

type Progress = SourceParts['progress']

export interface ShowSeen {
  /** Progress at the last of the episodes; undefined if no regular one is known. */
  seen?: Progress
  /** Progress without an episode, where only the plays are told. */
  begun?: Progress
  /** Seen to its end, as far as it was out. */
  isWhole: boolean
  /** Nobody knows how many episodes there are. */
  isOpen: boolean
  time: string | null
}

/** The episodes of a show that were seen, as far as records tell of them. */
export function sumUp(records: readonly WorkRecord[]): ShowSeen {
  const told = records.filter(({ parts }) => parts?.episode?.rating === null)
  const regular = told.filter(
    ({ parts }) => (parts?.episode?.season ?? 0) > 0 && parts?.episode?.number,
  )
  const different = new Set(regular.map(({ parts }) => keyOf(parts?.episode)))
  const sums = records.filter(({ plays }) => plays !== undefined)
  const aired = Math.max(0, ...sums.map(({ plays }) => plays?.aired ?? 0))
  const count = Math.max(told.length, ...sums.map(({ plays }) => plays?.count ?? 0))
  // Plays of an episode that was seen before, and of specials, bring nobody further.
  const isWhole = aired > 0 && count - (told.length - different.size) >= aired
  const time = (sums.length > 0 ? sums : regular).reduce<string | null>(
    (last, { timePosted }) => laterOf(last, timePosted),
    null,
  )
  const begun = progressOf('going', { started: null, changed: time })
  return {
    ...(regular.length > 0 && { seen: atLast(regular) }),
    ...(sums.length > 0 && { begun }),
    isWhole,
    isOpen: aired === 0,
    time,
  }
}

const keyOf = (episode: SourceParts['episode'] | undefined) =>
  `${episode?.season} ${episode?.number}`

/** Progress at the last of some episodes in the order of the show. */
function atLast(regular: readonly WorkRecord[]): Progress {
  const episodes = regular.flatMap(({ parts }) => parts?.episode ?? [])
  const placeOf = ({ season, number }: SourceParts['episode']) =>
    (season ?? 0) * 100_000 + (number ?? 0)
  const last = episodes.reduce((a, b) => (placeOf(b) > placeOf(a) ? b : a))
  const times = regular.map(({ timePosted }) => timePosted)
  const { season, number } = last
  return {
    ...progressOf('going', {
      started: times.reduce(earlierOf, null),
      changed: times.reduce(laterOf, null),
    }),
    entry: { season, number, source: null, sourceId: null },
  }
}
