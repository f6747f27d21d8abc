import type { Api, BodyOf } from '@medley/contract/api'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { allViewings } from '../works/refresh-viewings.ts'
import { goalPageTexts as texts } from './goals.messages.ts'

/** Key prefix of all goals, which viewings and marks change. */
export const allGoals = [...allViewings, 'goals'] as const

/** A member's goals of this year. */
export function currentGoalsQuery(userId: number) {
  return queryOptions({
    queryKey: [...allGoals, 'current', userId] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/goals/{userId}', {
        params: { userId: String(userId) },
        query: { isCurrent: true },
        signal,
      }),
  })
}

/** A member's goals by year, some years at a time. */
export function goalsQuery(userId: number) {
  return infiniteQueryOptions({
    queryKey: [...allGoals, 'of', userId] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /v1/goals/{userId}', {
        params: { userId: String(userId) },
        query: before === null ? {} : { before },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.before,
  })
}

export type GoalDraft = BodyOf<Api['POST /v1/goals']>
type GoalChanges = BodyOf<Api['PATCH /v1/goals/{id}']>

const refresh = () => queryClient.invalidateQueries({ queryKey: allGoals })

/** Sets a goal, or changes the one with the id. */
export function useSaveGoal() {
  return useMutation({
    mutationFn: (wanted: { draft: GoalDraft } | { id: number; changes: GoalChanges }) =>
      'draft' in wanted
        ? call('POST /v1/goals', { body: wanted.draft })
        : call('PATCH /v1/goals/{id}', {
            params: { id: String(wanted.id) },
            body: wanted.changes,
          }),
    onSuccess: refresh,
    onError: (error) => {
      logFailure('A goal could not be saved', error)
      showSnackbar({ text: reasonOf(error), kind: 'error', timeout: 8_000 })
    },
  })
}

function reasonOf(error: unknown): string {
  if (isApiError(error, 'goal_exists')) return texts.exists
  if (isApiError(error, 'goals_full')) return texts.full
  if (isApiError(error, 'list_not_found')) return texts.listGone
  if (isApiError(error, 'goal_not_found')) return texts.gone
  return texts.notSaved
}

export function useRemoveGoal() {
  return useMutation({
    mutationFn: (id: number) =>
      call('DELETE /v1/goals/{id}', { params: { id: String(id) } }).catch((error: unknown) => {
        if (!isApiError(error, 'goal_not_found')) throw error
      }),
    onSuccess: async () => {
      showSnackbar({ text: texts.removed, kind: 'success' })
      await refresh()
    },
    onError: (error) => {
      logFailure('A goal could not be removed', error)
      showSnackbar({ text: texts.removeFailed, kind: 'error', timeout: 8_000 })
    },
  })
}
