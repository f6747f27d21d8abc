import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { privacySettingsTexts as texts } from './privacy-settings.messages.ts'

export const privacySettingsQuery = queryOptions({
  queryKey: ['privacy-settings'],
  queryFn: ({ signal }) => call('GET /v1/privacy-settings', { signal }),
})

/** Changes whether the member is suggested, and shows it at once; changes are sent in sequence. */
export function useChangeInSuggestions() {
  const client = useQueryClient()
  const { queryKey } = privacySettingsQuery
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: (inSuggestions: boolean) =>
      call('PATCH /v1/privacy-settings', { body: { inSuggestions } }),
    onMutate: async (inSuggestions) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { inSuggestions })
    },
    onError: () => {
      showSnackbar({ text: texts.notSaved, kind: 'error' })
      return client.invalidateQueries({ queryKey })
    },
  })
}
