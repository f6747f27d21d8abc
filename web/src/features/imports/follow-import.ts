import type { ImportDetails } from '@medley/contract/transfer/imports'
import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'

export type ImportQuery = QueryObserverOptions<ImportDetails, Error, ImportDetails, ImportDetails>

/** Ids of imports. */
const followed = new Set<number>()

/**
 * Polls a running import until it ends, on whatever page the member is meanwhile, and then refreshes what it
 * changed. A failure ends the polling.
 *
 * @param isRunning whether the import, as last read, still runs
 */
export function followImport(
  client: QueryClient,
  id: number,
  query: ImportQuery,
  isRunning: (details: ImportDetails) => boolean,
): void {
  if (followed.has(id)) return
  followed.add(id)
  const observer = new QueryObserver<ImportDetails>(client, query)
  const stop = observer.subscribe(({ data, isError }) => {
    if (!isError && (!data || isRunning(data))) return
    stop()
    followed.delete(id)
    if (!isError) refreshImportedData(client)
  })
}

/** Refetches everything but imports, since an import changes works, reviews, lists and recommendations. */
function refreshImportedData(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'imports' })
  refreshRecommendations()
}
