import type { BodyOf, Api } from '@medley/contract/api'
import type { Backup } from '@medley/contract/administration/backups'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

export type BackupSettings = BodyOf<Api['PUT /v1/backup']>

/** Polling interval while a backup is in progress, in ms. */
const pollEvery = 1500

const useKey = () => ['backup', useMember()?.id] as const

/** The member's backups; polls while one is in progress. */
export function useBackup() {
  return useQuery({
    queryKey: useKey(),
    queryFn: ({ signal }) => call('GET /v1/backup', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning ? pollEvery : false),
  })
}

function useBackupMutation<V = void>(
  change: (values: V) => Promise<Backup>,
  onSuccess?: (backup: Backup) => void,
) {
  const client = useQueryClient()
  const key = useKey()
  return useMutation({
    mutationFn: change,
    onSuccess: (backup) => {
      client.setQueryData(key, backup)
      onSuccess?.(backup)
    },
  })
}

export function useSaveBackup() {
  return useBackupMutation((body: BackupSettings) => call('PUT /v1/backup', { body }))
}

export function useRunBackup() {
  return useBackupMutation(() => call('POST /v1/backup/runs'))
}

/** `onSuccess` runs even though the button is gone then. */
export function useRemoveBackup(onSuccess: (backup: Backup) => void) {
  return useBackupMutation(() => call('DELETE /v1/backup'), onSuccess)
}
