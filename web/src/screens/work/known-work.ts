import type { Medium } from '@medley/contract/values/medium'
import { queryClient } from '../../lib/query-client.ts'

/** Facts about a work that a card, list or review already holds. */
export interface KnownWork {
  id: number
  medium: Medium
  title: string
  displayTitle?: string | undefined
  posterSource: string | null
  creators?: readonly { name: string }[]
  rating?: number | null
}

/** Pages of lists of reviews hold a work five levels down. */
const deepest = 6

/** The fullest facts about a work among all that is loaded; undefined where nothing names it. */
export function findKnownWork(medium: Medium, id: number): KnownWork | undefined {
  const found: KnownWork[] = []
  for (const { state } of queryClient.getQueryCache().getAll()) {
    collect(state.data, deepest, (work) => {
      if (work.id === id && work.medium === medium) found.push(work)
    })
  }
  return found.toSorted((one, other) => countFacts(other) - countFacts(one))[0]
}

function countFacts(work: KnownWork): number {
  return Object.keys(work).length
}

function collect(data: unknown, depth: number, onWork: (work: KnownWork) => void): void {
  if (typeof data !== 'object' || data === null || depth < 0) return
  if (isWork(data)) onWork(data)
  for (const value of Object.values(data)) collect(value, depth - 1, onWork)
}

function isWork(data: object): data is KnownWork {
  return 'id' in data && 'medium' in data && 'title' in data && 'posterSource' in data
}
