import { planTexts } from '@medley/texts/plan'
import { importsTexts } from '@medley/texts/imports'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportDetails, ImportItem, PlannedReview } from '@medley/contract/transfer/imports'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../../lib/router/navigation.tsx'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { ExpandableText } from '../../../../ui/layout/expandable-text.tsx'
import { classNames } from '../../../../ui/layout/class-names.ts'
import { WorkPoster } from '../../../works/work-poster.tsx'
import { useDecision } from '../../imports.calls.ts'
import { titleWords } from '../../import-words.ts'
import { reportFailure } from '../confirmed-button.tsx'
import { describePlan, describeReview } from './describe-item.ts'
import styles from '../imports.module.css'

const outcomeStyles: Partial<Record<ImportItem['outcome'], string | undefined>> = {
  new: styles['outcomeNew'],
  changed: styles['outcomeChoice'],
  choice: styles['outcomeChoice'],
}

type PlanItemRowProps = { details: Pick<ImportDetails, 'id' | 'state'>; item: ImportItem }

/** An item of a plan with its outcome, what an import saves of it, and what can still be decided. */
export function PlanItemRow({ details, item }: PlanItemRowProps) {
  const { match, year, outcome } = item
  const changed = item.reviews.filter(({ was }) => was !== null)
  return (
    <li className={styles['item']}>
      <span className={styles['cover']}>
        {match && <WorkPoster work={match.work} decorative />}
      </span>
      <div className={styles['words']}>
        <span>
          <span className={styles['title']} dir="auto">
            {titleWords(item) ?? planTexts.noWork}
          </span>{' '}
          {year !== null && <span className={typography['soft-small']}>{year}</span>}
        </span>
        {match && <span className={typography['soft-small']}>{matchText(match)}</span>}
        {describePlan(item).map((line) => (
          <span key={line} className={typography['soft-small']}>
            {line}
          </span>
        ))}
        {changed.map((review, index) => (
          <ReviewChange key={index} review={review} />
        ))}
        {item.friend !== null && (
          <Link to={paths.profile(item.friend)}>{importsTexts.openProfile}</Link>
        )}
        <ItemButton details={details} item={item} />
      </div>
      <span className={classNames(styles['outcome'], outcomeStyles[outcome])}>
        {importsTexts.outcomeNames[outcome]}
      </span>
    </li>
  )
}

/** A review as it is here and at the source. */
function ReviewChange({ review }: { review: PlannedReview }) {
  const { was } = review
  if (!was) return null
  const sides = [
    { name: planTexts.question.here, side: { ...review, ...was, isRounded: false } },
    { name: planTexts.question.there, side: review },
  ]
  const isSameText = was.excerpt === review.excerpt && was.textLength === review.textLength
  return sides.map(({ name, side }) => (
    <div key={name} className={typography['soft-small']}>
      <span>
        <strong>{name}</strong>
        {describeReview(side)}
      </span>
      {side.excerpt !== null && !isSameText && (
        <ExpandableText lines={2} className={styles['excerpt']}>
          {withoutMarks(side.excerpt, { spoilers: true })}
        </ExpandableText>
      )}
    </div>
  ))
}

/** Takes over or keeps what changed at the source, or takes what was skipped after all. */
function ItemButton({ details: { id, state }, item }: PlanItemRowProps) {
  const { mutate, isPending } = useDecision(id)
  const isOpen = state === 'planned' || state === 'written'
  const button = isOpen && buttonOf(item)
  if (!button) return null
  const { action, label } = button
  return (
    <span>
      <Button
        kind="link"
        loading={isPending}
        onClick={() => mutate({ itemId: item.id, action }, { onError: reportFailure })}
      >
        {label}
      </Button>
    </span>
  )
}

function buttonOf({ decision, reviews, takesChanges }: ImportItem) {
  if (decision === 'skipped')
    return { action: 'reset', label: planTexts.question.takeAfterAll } as const
  if (!reviews.some(({ was }) => was !== null)) return null
  return takesChanges
    ? ({ action: 'keep', label: planTexts.question.keepHere } as const)
    : ({ action: 'update', label: planTexts.question.takeOver } as const)
}

function matchText({ work, reason }: NonNullable<ImportItem['match']>): string {
  const year = work.releaseDate?.slice(0, 4)
  return `${importsTexts.reasons[reason]}: ${[displayTitleOf(work), year].filter(Boolean).join(', ')}`
}
