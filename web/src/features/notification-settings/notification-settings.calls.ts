import { notificationSettingsTexts } from '@medley/texts/notification-settings'
import type { BodyOf } from '@medley/contract/api'
import type {
  changeNotificationSettings,
  NotificationSettings,
} from '@medley/contract/accounts/notification-settings'
import { useMutation } from '@tanstack/react-query'
import { invalidate, mutation, optimistic } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { timeZone } from '../../lib/time/time-zone.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

export const notificationSettingsQuery = query('GET /v1/notification-settings')

type Change = Pick<BodyOf<typeof changeNotificationSettings>, 'weeklyDigest'> & {
  kinds?: NotificationSettings['kinds']
}

const changeSettings = mutation(
  'PATCH /v1/notification-settings',
  (change: Change) => ({ body: { ...change, timeZone: timeZone() } }),
  {
    ...optimistic(notificationSettingsQuery, changed),
    onSuccess: (settings) => {
      const { queryKey } = notificationSettingsQuery
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
        queryClient.setQueryData(queryKey, settings)
      }
    },
    onError: () => {
      showSnackbar({ text: notificationSettingsTexts.notSaved, kind: 'error' })
      return invalidate('GET /v1/notification-settings')
    },
  },
)

/** Changes settings and shows them at once; only the response to the last change is shown. */
export const useChangeNotificationSettings = () => useMutation(changeSettings)

function changed(settings: NotificationSettings, change: Change): NotificationSettings {
  const kinds = settings.kinds.map(
    (one) => change.kinds?.find(({ kind }) => kind === one.kind) ?? one,
  )
  return { ...settings, kinds, weeklyDigest: Boolean(change.weeklyDigest ?? settings.weeklyDigest) }
}
