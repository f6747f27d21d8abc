import { goalsTexts } from '@medley/texts/goals'
import type { Api, BodyOf } from '@medley/contract/api'
import { limits } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { mutationOf } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** A member's goals of this year. */
export function currentGoalsQuery(userId: number) {
  return query('GET /v1/goals/{userId}', {
    params: { userId: String(userId) },
    query: { isCurrent: true },
  })
}

/** A member's goals by year, some years at a time. */
export function goalsQuery(userId: number) {
  return pages('GET /v1/goals/{userId}', { params: { userId: String(userId) } })
}

export type GoalDraft = BodyOf<Api['POST /v1/goals']>
type GoalChanges = BodyOf<Api['PATCH /v1/goals/{id}']>

const saveGoal = mutationOf(
  (wanted: { draft: GoalDraft } | { id: number; changes: GoalChanges }) =>
    'draft' in wanted
      ? call('POST /v1/goals', { body: wanted.draft })
      : call('PATCH /v1/goals/{id}', { params: { id: String(wanted.id) }, body: wanted.changes }),
  {
    invalidates: ['GET /v1/goals/{userId}'],
    onError: (error) => {
      logFailure('A goal could not be saved', error)
      showSnackbar({ text: reasonOf(error), kind: 'error', timeout: 8_000 })
    },
  },
)

/** Sets a goal, or changes the one with the id. */
export const useSaveGoal = () => useMutation(saveGoal)

function reasonOf(error: unknown): string {
  if (isApiError(error, 'goal_exists')) return goalsTexts.goalPage.exists
  if (isApiError(error, 'goals_full')) return goalsTexts.goalPage.full({ max: limits.goalsPerYear })
  if (isApiError(error, 'list_not_found')) return goalsTexts.goalPage.listGone
  if (isApiError(error, 'goal_not_found')) return goalsTexts.goalPage.gone
  return goalsTexts.goalPage.notSaved
}

const removeGoal = mutationOf(
  (id: number) =>
    call('DELETE /v1/goals/{id}', { params: { id: String(id) } }).catch((error: unknown) => {
      if (!isApiError(error, 'goal_not_found')) throw error
    }),
  {
    onSuccess: () => showSnackbar({ text: goalsTexts.goalPage.removed, kind: 'success' }),
    invalidates: ['GET /v1/goals/{userId}'],
    onError: (error) => {
      logFailure('A goal could not be removed', error)
      showSnackbar({ text: goalsTexts.goalPage.removeFailed, kind: 'error', timeout: 8_000 })
    },
  },
)
export const useRemoveGoal = () => useMutation(removeGoal)
