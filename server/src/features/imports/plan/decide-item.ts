import type { Medium } from '@medley/contract/values/medium'
import { invalidValue } from '../../../app-error.ts'
import { certainMatch } from './item-state.ts'
import type { PlannedItem } from './plan.queries.ts'

export type ItemDecision =
  | { action: 'accept' | 'skip' | 'reset' | 'update' | 'keep' }
  | { action: 'choose'; workId: number; medium: Medium }
  | { action: 'score'; rating: number }

/** An item with a decision. Throws `validation_error` where it has nothing to accept, choose, score or update. */
export function decideItem(item: PlannedItem, decision: ItemDecision): PlannedItem {
  const { action } = decision
  if (action === 'skip') {
    const match = item.match?.reason === 'added' ? null : item.match
    return { ...item, decision: 'skipped', match }
  }
  if (action === 'reset') {
    const match = certainMatch(item.candidates)
    return { ...item, decision: null, score: null, takesChanges: false, match }
  }
  if (action === 'update' || action === 'keep') {
    if (!hasChanges(item)) throw invalidValue('action', 'Nothing of the item has changed')
    return { ...item, takesChanges: action === 'update' }
  }
  if (item.item.kind !== 'work') throw invalidValue('action', 'The item is about no work')
  if (action === 'score') return { ...item, score: decision.rating }
  if (action === 'choose') {
    const match = { workId: decision.workId, sureness: 'certain', reason: 'chosen' } as const
    return { ...item, decision: 'chosen', match }
  }
  const [best] = item.candidates
  if (!best) throw invalidValue('action', 'There is no work to accept')
  return { ...item, decision: 'accepted', match: best }
}

function hasChanges({ plannedOutcome }: PlannedItem): boolean {
  return plannedOutcome.reviews.some(({ changes }) => changes !== undefined)
}
