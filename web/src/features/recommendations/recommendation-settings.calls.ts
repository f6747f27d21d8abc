import { recommendationsTexts } from '@medley/texts/recommendations'
import { useMutation } from '@tanstack/react-query'
import { invalidate, mutation, optimistic } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** Query for whether the member takes part in recommendations. */
export const recommendationSettingsQuery = query('GET /v1/recommendation-settings')

const changeSettings = mutation(
  'PUT /v1/recommendation-settings',
  (inRecommendations: boolean) => ({ body: { inRecommendations } }),
  {
    ...optimistic(recommendationSettingsQuery, (_, inRecommendations: boolean) => ({
      inRecommendations,
    })),
    onError: () => {
      showSnackbar({ text: recommendationsTexts.setting.notSaved, kind: 'error' })
      return invalidate('GET /v1/recommendation-settings')
    },
  },
)

/** Changes it at once on screen, and back if that failed. */
export const useChangeRecommendationSettings = () => useMutation(changeSettings)
