import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { settingTexts as texts } from './recommendations.messages.ts'

/** Query for whether the member takes part in recommendations. */
export const recommendationSettingsQuery = queryOptions({
  queryKey: ['recommendation-settings'],
  queryFn: ({ signal }) => call('GET /v1/recommendation-settings', { signal }),
})

/** Changes it at once on screen, and back if that failed. */
export function useChangeRecommendationSettings() {
  const client = useQueryClient()
  const { queryKey } = recommendationSettingsQuery
  return useMutation({
    scope: { id: queryKey.join() },
    mutationFn: (inRecommendations: boolean) =>
      call('PUT /v1/recommendation-settings', { body: { inRecommendations } }),
    onMutate: async (inRecommendations) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { inRecommendations })
    },
    onError: () => {
      showSnackbar({ text: texts.notSaved, kind: 'error' })
      return client.invalidateQueries({ queryKey })
    },
  })
}
