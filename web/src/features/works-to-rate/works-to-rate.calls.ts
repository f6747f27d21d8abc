import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import type { Welcome } from '@medley/contract/accounts/welcome'
import { invalidate } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { findWorkMarks } from '../work-marks/work-marks.calls.ts'

/** Where the member's first steps are, and how much they marked and rated. */
export const welcomeQuery = query('GET /v1/welcome')

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
    if (savesUnderWay === 0) void invalidate('GET /v1/welcome', 'GET /v1/welcome/people')
  }
}

const pageSize = 30

/** Works to mark and rate, page by page, none twice. Marked ones stay on screen. */
export function worksToRateQuery(medium: Medium | null) {
  return pages(
    'GET /v1/works-to-rate',
    { query: { limit: pageSize, mediums: medium ? [medium] : undefined } },
    {
      getNextPageParam: (last, all) => {
        const shown = all.flatMap(({ items }) => items)
        const isEnd =
          last.items.length < pageSize || shown.length > limits.worksToRateMax - pageSize
        return isEnd ? undefined : { except: shown.map(({ id }) => id).join(',') }
      },
      staleTime: Infinity,
    },
  )
}

/** True if the member has marked or rated a work since it was listed. */
export function isMarked({ id }: Work): boolean {
  return findWorkMarks(id)?.hasEngaged ?? false
}

/**
 * A few works of a medium, or of all of them, to rate. Marked ones stay on screen, and are gone when the list is
 * shown again.
 */
export function fewWorksOf(medium: Medium | null) {
  return query(
    'GET /v1/works-to-rate',
    {
      query: {
        limit: 4 * mediums.length,
        mediums: medium ? [medium] : undefined,
      },
    },
    {
      // The answer may be older than a mark.
      transform: ({ items }): Work[] => items.filter((work) => !isMarked(work)),
      staleTime: Infinity,
      refetchOnMount: ({ state }) => (state.data?.some(isMarked) ? 'always' : true),
    },
  )
}
