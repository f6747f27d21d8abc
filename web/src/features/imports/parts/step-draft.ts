import type { Api, BodyOf } from '@medley/contract/api'
import type { ImportItem } from '@medley/contract/imports'
import type { OfferedWork } from '../../works/work-choice.tsx'
import { firstGood, offer } from './offered-works.ts'

export type ItemDecision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

/** What is chosen on a step; nothing of it counts before Next. */
export interface StepDraft {
  work: OfferedWork | null
  /** 1 to 10. */
  rating: number | null
}

/** What a step starts with: what was decided before, or a single good candidate. */
export function draftOf(item: ImportItem): StepDraft {
  const work = item.match ? offer(item.match) : firstGood(item)
  return { work, rating: givenRating(item) }
}

/** Whether the file has no rating for a review of the item. */
export function needsRating({ reviews }: ImportItem): boolean {
  return reviews.some(({ sourceRating }) => sourceRating === null)
}

function givenRating({ reviews }: ImportItem): number | null {
  return reviews.find(({ sourceRating }) => sourceRating === null)?.rating ?? null
}

/** What a step still lacks, or null when Next may be pressed. */
export function missingOf(item: ImportItem, { work, rating }: StepDraft): string | null {
  if (!work) return 'Choose a film first'
  return needsRating(item) && rating === null ? 'Choose a rating first' : null
}

/** What has to be told to the server, so that the item is as the step shows it; often nothing. */
export function decisionsOf(item: ImportItem, { work, rating }: StepDraft): ItemDecision[] {
  const decisions: ItemDecision[] = []
  if (needsRating(item) && rating !== null && rating !== givenRating(item)) {
    decisions.push({ action: 'score', rating })
  }
  const isDecided = item.match?.work.id === work?.key && item.decision !== 'skipped'
  if (work && !isDecided) {
    decisions.push({ action: 'choose', workId: work.key, medium: work.medium })
  }
  return decisions
}
