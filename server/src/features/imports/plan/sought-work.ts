import type { SoughtWork } from '../match/compare-works.ts'
import type { WorkItem } from '../merge/import-item.ts'

/** The work of an item with all by which it may be matched. */
export function toSought({
  work,
  parts,
  viewings = [],
  entries,
}: Pick<WorkItem, 'work' | 'parts' | 'viewings' | 'entries'>): SoughtWork {
  const named = (parts?.episode ?? []).flatMap(({ season, number }) =>
    season === null || season === 0 ? [] : { season, number },
  )
  const days = [...viewings, ...(parts?.episode ?? [])].map(({ day }) => day)
  const years = [...days, ...entries.map(({ dateViewed }) => dateViewed)].flatMap((day) =>
    day === null ? [] : Number(day.slice(0, 4)),
  )
  return {
    ...work,
    ...(named.length === 0 ? {} : { episodes: named }),
    ...(years.length === 0
      ? {}
      : { lastSeenIn: years.reduce((one, other) => Math.max(one, other)) }),
  }
}
