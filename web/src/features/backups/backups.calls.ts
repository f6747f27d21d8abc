import type { BodyOf, Api } from '@medley/contract/api'
import type { Backup } from '@medley/contract/administration/backups'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'

export type BackupSettings = BodyOf<Api['PUT /v1/backup']>

/** Polling interval while a backup is in progress, in ms. */
const pollEvery = 1500

const backupQuery = query(
  'GET /v1/backup',
  {},
  {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning ? pollEvery : false),
  },
)

const keep = (backup: Backup) => void queryClient.setQueryData(backupQuery.queryKey, backup)

/** The member's backups; polls while one is in progress. */
export const useBackup = () => useQuery(backupQuery)

const saveBackup = mutation('PUT /v1/backup', (body: BackupSettings) => ({ body }), {
  onSuccess: keep,
})
export const useSaveBackup = () => useMutation(saveBackup)

const runBackup = mutation('POST /v1/backup/runs', () => ({}), { onSuccess: keep })
export const useRunBackup = () => useMutation(runBackup)

/** `onSuccess` runs even though the button is gone then. */
export function useRemoveBackup(onSuccess: (backup: Backup) => void) {
  return useMutation(
    mutation('DELETE /v1/backup', () => ({}), {
      onSuccess: (backup) => {
        keep(backup)
        onSuccess(backup)
      },
    }),
  )
}
