import type { BodyOf } from '@medley/contract/api'
import type {
  changeNotificationSettings,
  NotificationSettings,
} from '@medley/contract/accounts/notification-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { timeZone } from '../../lib/time/time-zone.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { notificationSettingsTexts as texts } from './notification-settings.messages.ts'

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call('GET /v1/notification-settings', { signal }),
})

type Change = Pick<BodyOf<typeof changeNotificationSettings>, 'weeklyDigest'> & {
  kinds?: NotificationSettings['kinds']
}

const mutationKey = ['change-notification-settings']

/**
 * Changes settings and shows them at once. Changes are sent in sequence, so that the last one lasts; only its
 * response is shown.
 */
export function useChangeNotificationSettings() {
  const client = useQueryClient()
  const { queryKey } = notificationSettingsQuery
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (change: Change) =>
      call('PATCH /v1/notification-settings', { body: { ...change, timeZone: timeZone() } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (settings) => settings && changed(settings, change))
    },
    onSuccess: (settings) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, settings)
    },
    onError: () => {
      showSnackbar({ text: texts.notSaved, kind: 'error' })
      return client.invalidateQueries({ queryKey })
    },
  })
}

function changed(settings: NotificationSettings, change: Change): NotificationSettings {
  const kinds = settings.kinds.map(
    (one) => change.kinds?.find(({ kind }) => kind === one.kind) ?? one,
  )
  return { ...settings, kinds, weeklyDigest: Boolean(change.weeklyDigest ?? settings.weeklyDigest) }
}
