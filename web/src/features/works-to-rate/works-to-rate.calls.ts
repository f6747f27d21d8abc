import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import type { Welcome } from '@medley/contract/accounts/welcome'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { findWorkMarks } from '../work-marks/work-marks.calls.ts'

/** Where the member's first steps are, and how much they marked and rated. */
export const welcomeQuery = queryOptions({
  queryKey: ['welcome'],
  queryFn: ({ signal }) => call('GET /v1/welcome', { signal }),
})

/** Changes them on screen. */
export function updateWelcome(change: (welcome: Welcome) => Welcome): void {
  queryClient.setQueryData(welcomeQuery.queryKey, (welcome) => welcome && change(welcome))
}

let savesUnderWay = 0

/** Changes the counts at once, then reads them when no save is under way. */
export async function countWhileSaving(
  { marked = 0, rated = 0 }: { marked?: number; rated?: number },
  save: () => Promise<unknown>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: welcomeQuery.queryKey })
  updateWelcome(({ step, markedCount, ratedCount }) => ({
    step,
    markedCount: markedCount + marked,
    ratedCount: ratedCount + rated,
  }))
  savesUnderWay += 1
  try {
    await save()
  } finally {
    savesUnderWay -= 1
    if (savesUnderWay === 0) {
      void queryClient.invalidateQueries({ queryKey: welcomeQuery.queryKey })
    }
  }
}

const pageSize = 30

/** Works to mark and rate, page by page, none twice. Marked ones stay on screen. */
export function worksToRateQuery(medium: Medium | null) {
  return infiniteQueryOptions({
    queryKey: ['works-to-rate', medium] as const,
    queryFn: async ({ pageParam: except, signal }): Promise<Work[]> => {
      const query = {
        limit: pageSize,
        ...(medium && { mediums: [medium] }),
        ...(except !== '' && { except }),
      }
      const { items } = await call('GET /v1/works-to-rate', { query, signal })
      return items
    },
    initialPageParam: '',
    getNextPageParam: (last, all) => {
      const shown = all.flat()
      const isEnd = last.length < pageSize || shown.length > limits.worksToRateMax - pageSize
      return isEnd ? undefined : shown.map(({ id }) => id).join(',')
    },
    staleTime: Infinity,
  })
}

/** Covers on the card at the top of Home, which the end of the feed does not repeat. */
export const coversOnCard = 5

/** A few works to rate on Home: some for the card at its top, the others for the end of the feed. */
export const fewWorksToRateQuery = fewWorksOf(null)

/** True if the member has marked or rated a work since it was listed. */
export function isMarked({ id }: Work): boolean {
  return findWorkMarks(id)?.hasEngaged ?? false
}

/**
 * A few works of a medium, or of all of them, to rate. Marked ones stay on screen, and are gone when the list is
 * shown again.
 */
export function fewWorksOf(medium: Medium | null) {
  return queryOptions({
    queryKey: ['works-to-rate', 'few', medium] as const,
    queryFn: async ({ signal }): Promise<Work[]> => {
      const limit = coversOnCard + 4 * mediums.length
      const query = { limit, ...(medium && { mediums: [medium] }) }
      const { items } = await call('GET /v1/works-to-rate', { query, signal })
      // The answer may be older than a mark.
      return items.filter((work) => !isMarked(work))
    },
    staleTime: Infinity,
    refetchOnMount: ({ state }) => (state.data?.some(isMarked) ? 'always' : true),
  })
}
