import type { SoughtWork } from '../match/compare-works.ts'
import type { WorkItem } from './import-item.ts'

/** The work of an item with all by which it may be matched. */
export function toSought({ work, parts }: Pick<WorkItem, 'work' | 'parts'>): SoughtWork {
  const named = (parts?.episode ?? []).flatMap(({ season, number }) =>
    season === null || season === 0 ? [] : { season, number },
  )
  return named.length === 0 ? work : { ...work, episodes: named }
}
