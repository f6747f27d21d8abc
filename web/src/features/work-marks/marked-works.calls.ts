import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { WorkMarks } from '@medley/contract/shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { Mark } from './work-marks.messages.ts'

export type MarkSort = 'newest' | 'oldest' | 'title'

/** A page of a user's marked works; `page` counts from 1. */
export interface MarkedPage {
  mark: Mark
  userId: number
  medium: Medium | null
  sort: MarkSort
  page: number
}

const orders = {
  newest: { sortBy: 'timeAdded', order: 'DESCENDING' },
  oldest: { sortBy: 'timeAdded', order: 'ASCENDING' },
  title: { sortBy: 'title', order: 'ASCENDING' },
} as const

const pageSize = pageSizes.engagementsPage

/** Key prefix of the pages of all users. */
export const allMarkedWorks = ['marked-works'] as const

export function markedKey({ mark, userId, medium, sort, page }: MarkedPage) {
  return [...allMarkedWorks, mark, userId, { medium, sort, page }] as const
}

export function useMarkedWorks(page: MarkedPage) {
  return useQuery({
    queryKey: markedKey(page),
    queryFn: ({ signal }) =>
      fetchMarked(page, { offset: (page.page - 1) * pageSize, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The item after the first `shown` ones of a page; undefined at the end of the list. */
export async function fetchNextMarked(
  page: MarkedPage,
  shown: number,
): Promise<WorkMarks['items'][number] | undefined> {
  const { items } = await fetchMarked(page, {
    offset: (page.page - 1) * pageSize + shown,
    limit: 1,
  })
  return items[0]
}

async function fetchMarked(
  { mark, userId, medium, sort }: MarkedPage,
  window: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<WorkMarks> {
  const query = { userId, ...orders[sort], ...window, ...(medium ? { medium } : {}) }
  const values = { query, ...(signal ? { signal } : {}) }
  if (mark === 'savedForLater') return call('GET /v1/saved-for-later', values)
  const { totalCount, items } = await call('GET /v1/work-engagements', values)
  return { totalCount, items: items.flatMap((item) => ('work' in item ? item : [])) }
}
