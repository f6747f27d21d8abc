import type { TableMapping } from '@medley/contract/transfer/import-tables'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { UnreadableImport } from './imports.calls.ts'

/** True for a file that no reader of the server knows, but that may be a table of the member's own. */
export function mayBeOwnTable(failure: unknown, file: File): boolean {
  const isUnknown =
    failure instanceof UnreadableImport && failure.details.problem?.code === 'unknownFile'
  return isUnknown && isTable(file)
}

/** True for a file that is a table by its name. */
export const isTable = ({ name }: File) => !/\.(zip|jsonl?|ndjson|xml|gz|opml)$/i.test(name)

const triesMax = 3

/** The columns of a table and five rows as they land; the last answer stays while another mapping is on its way. */
export function useTable(file: File, mapping: TableMapping | null) {
  const { name, size, lastModified } = file
  return useQuery({
    // A file is no part of a key.
    queryKey: ['POST /v1/imports/table', name, size, lastModified, mapping],
    queryFn: ({ signal }) =>
      call('POST /v1/imports/table', {
        file,
        body: mapping ? { mapping: JSON.stringify(mapping) } : {},
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Readings of a member wait for each other, and only a few may wait.
    retry: (count, failure) => isApiError(failure, 'rate_limited') && count < triesMax,
    retryDelay: 1000,
  })
}
