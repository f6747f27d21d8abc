import { planTexts } from '@medley/texts/plan'
import type { Api, BodyOf } from '@medley/contract/api'
import type { ImportItem } from '@medley/contract/transfer/imports'
import type { OfferedWork } from '../../works/work-choice.tsx'
import { firstGood, offer } from './plan/offered-works.ts'

export type ItemDecision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

/** Unsaved choices on a step; Next saves them. */
export interface StepDraft {
  work: OfferedWork | null
  /** 1 to 10. */
  rating: number | null
}

/** A step's initial draft: the earlier decision, or the preselected candidate. */
export function draftOf(item: ImportItem): StepDraft {
  const work = item.match ? offer(item.match) : firstGood(item)
  return { work, rating: givenRating(item) }
}

/** True if the file lacks the rating of one of the item's reviews. */
export function needsRating({ reviews }: ImportItem): boolean {
  return reviews.some(({ sourceRating }) => sourceRating === null)
}

function givenRating({ reviews }: ImportItem): number | null {
  return reviews.find(({ sourceRating }) => sourceRating === null)?.rating ?? null
}

/** Returns the missing input of the step, or null if Next is enabled. */
export function missingOf(item: ImportItem, { work, rating }: StepDraft): string | null {
  if (!work) return planTexts.question.chooseFilm
  return needsRating(item) && rating === null ? planTexts.question.chooseRating : null
}

/** Decisions that bring the server's item in line with the draft; often none. */
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
