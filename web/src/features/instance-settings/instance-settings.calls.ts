import type {
  InstanceSettings,
  SettingValues,
} from '@medley/contract/administration/instance-settings'
import type { TriedService } from '@medley/contract/administration/setting-rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'

const settingsQuery = query('GET /v1/instance/settings', {}, { staleTime: 0 })

/** The settings of the instance, for admins. */
export const useInstanceSettings = () => useQuery(settingsQuery)

const change = mutation(
  'PATCH /v1/instance/settings',
  (values: SettingValues) => ({ body: { values } }),
  {
    onSuccess: (settings: InstanceSettings) =>
      void queryClient.setQueryData(settingsQuery.queryKey, settings),
  },
)
export const useChangeSettings = () => useMutation(change)

interface Trial {
  service: TriedService
  values: SettingValues
}

const attempt = mutation('POST /v1/instance/settings/try', (body: Trial) => ({ body }))
export const useTrySettings = () => useMutation(attempt)
