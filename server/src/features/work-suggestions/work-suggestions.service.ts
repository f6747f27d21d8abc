import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkSuggestion } from '@medley/contract/works/work-suggestions'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { type Commit, transaction } from '../../db/transaction.ts'
import { mergePair } from '../merges/merges.service.ts'
import { requireWork } from '../works/works.service.ts'
import {
  countOpenSuggestions,
  countSuggestionsOf,
  insertSuggestion,
  listOpenSuggestions,
  lockOpenSuggestion,
  updateOutcome,
} from './work-suggestions.queries.ts'
import { toSuggestion } from './work-suggestions.view.ts'

const dayMs = 24 * 60 * 60_000

interface Suggestion {
  medium: Medium
  workId: number
  /** A work of the same medium. */
  sameAsId?: number | undefined
  comment: string | null
}

/** Stores a member's suggestion. Throws `work_not_found` for either work, and `rate_limited`. */
export function suggest(
  ctx: Context,
  actor: Actor,
  { medium, workId, sameAsId, comment }: Suggestion,
  { commit }: { commit: Commit },
): Promise<{ id: number }> {
  const time = ctx.clock.now()
  return commit(async (tx) => {
    await requireWork(tx, actor, medium, workId)
    if (sameAsId !== undefined) await requireWork(tx, actor, medium, sameAsId)
    if (sameAsId === workId) throw notFound('work')
    const day = { since: new Date(time.getTime() - dayMs), until: latestEnd(time) }
    const lately = await countSuggestionsOf(tx, actor.id, day)
    if (lately >= limits.suggestionsPerDay) throw new AppError('rate_limited')
    const about = { workId, userId: actor.id, sameAsId: sameAsId ?? null, comment, time }
    return { id: await insertSuggestion(tx, about) }
  })
}

/** A page of the open suggestions, oldest first. */
export async function openSuggestions(
  ctx: Context,
  page: { limit: number; offset: number },
): Promise<{ items: WorkSuggestion[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listOpenSuggestions(ctx.db, page),
    countOpenSuggestions(ctx.db),
  ])
  return { items: rows.map(toSuggestion), totalCount }
}

/**
 * Closes a suggestion. Accepting one that names another work merges the two. Throws
 * `suggestion_not_found`, and `merge_refused`, which leaves the suggestion open.
 */
export function closeSuggestion(
  ctx: Context,
  admin: Actor,
  { suggestionId: id, outcome }: { suggestionId: number; outcome: 'accepted' | 'dismissed' },
): Promise<{ closed: true }> {
  const time = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    const suggestion = await lockOpenSuggestion(tx, id)
    if (!suggestion) throw notFound('suggestion')
    const { medium, pair } = suggestion
    if (outcome === 'accepted' && pair) {
      await mergePair(ctx, tx, { medium, ...pair }, { userId: admin.id, time })
    }
    await updateOutcome(tx, id, outcome, time)
    return { closed: true as const }
  })
}
