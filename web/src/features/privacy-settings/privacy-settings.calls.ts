import type { PrivacySettings } from '@medley/contract/accounts/privacy-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { privacySettingsTexts as texts } from './privacy-settings.messages.ts'

export const privacySettingsQuery = queryOptions({
  queryKey: ['privacy-settings'],
  queryFn: ({ signal }) => call('GET /v1/privacy-settings', { signal }),
})

/** Changes what others see of the member, and shows it at once; changes are sent in sequence. */
export function useChangePrivacy() {
  const client = useQueryClient()
  const { queryKey } = privacySettingsQuery
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: (body: Partial<PrivacySettings>) => call('PATCH /v1/privacy-settings', { body }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && { ...before, ...changes })
    },
    onError: () => {
      showSnackbar({ text: texts.notSaved, kind: 'error' })
      return client.invalidateQueries({ queryKey })
    },
  })
}
