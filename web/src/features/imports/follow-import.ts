import type { ImportDetails } from '@medley/contract/transfer/imports'
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { invalidateAllBut } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'

type ImportQuery = QueryObserverOptions<ImportDetails, Error, ImportDetails, ImportDetails>

/** Ids of imports. */
const followed = new Set<number>()

/**
 * Polls a running import until it ends, on whatever page the member is meanwhile, and then refreshes what it
 * changed, unless it is a plan. A failure ends the polling.
 *
 * @param isRunning whether the import, as last read, still runs
 */
export function followImport(
  id: number,
  importQuery: ImportQuery,
  isRunning: (details: ImportDetails) => boolean,
): void {
  if (followed.has(id)) return
  followed.add(id)
  const observer = new QueryObserver<ImportDetails>(queryClient, importQuery)
  const stop = observer.subscribe(({ data, isError }) => {
    if (!isError && (!data || isRunning(data))) return
    stop()
    followed.delete(id)
    if (data && !isError && data.state !== 'planned') refreshImportedData()
  })
}

/** Refetches everything but imports, since an import changes works, reviews, lists and recommendations. */
function refreshImportedData(): void {
  void invalidateAllBut(
    'GET /v1/imports',
    'GET /v1/imports/{id}',
    'GET /v1/imports/{id}/items',
    'GET /v1/imports/{id}/kept',
  )
  refreshRecommendations()
}
