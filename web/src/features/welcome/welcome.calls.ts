import type { WelcomeStep } from '@medley/contract/accounts/welcome'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { query } from '../../lib/queries.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'
import { updateWelcome } from '../works-to-rate/works-to-rate.calls.ts'

/** Moves to a step, at once on screen; another device goes on from there. */
export function moveWelcome(step: WelcomeStep): void {
  updateWelcome((welcome) => ({ ...welcome, step }))
  call('PUT /v1/welcome', { body: { step }, keepalive: true }).catch((error: unknown) => {
    // The screen goes on; only the next visit starts at an earlier step.
    logFailure('The step of the welcome could not be saved', error)
  })
}

export const suggestedReviewersQuery = query(
  'GET /v1/welcome/people',
  {},
  {
    transform: ({ items }) => {
      cacheStatuses(items.map(({ person }) => person))
      return items
    },
    // Someone just added stays on screen, as Requested, until the ratings change.
    staleTime: Infinity,
  },
)
