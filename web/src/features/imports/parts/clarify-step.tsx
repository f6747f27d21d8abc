import { planTexts } from '@medley/texts/plan'
import layout from '../../../ui/layout/layout.module.css'
import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { ImportItem } from '@medley/contract/transfer/imports'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Hint } from '../../../ui/overlays/hint.tsx'
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import styles from './imports.module.css'
import { ItemFacts } from './plan/item-facts.tsx'
import { missingOf, needsRating, type StepDraft } from './step-draft.ts'
import { SkipButton } from './skip-button.tsx'
import { WorkPick } from './plan/work-pick.tsx'

type ClarifyStepProps = {
  item: ImportItem
  content: ImportContent
  draft: StepDraft
  /** The step's number, from 1. */
  number: number
  total: number
  busy: boolean
  onDraft: (draft: StepDraft) => void
  onUnselect: () => void
  onNext: () => void
  onSkip: () => void
  onSkipRest: () => void
  onBack: () => void
}

/** One film in the file: its candidates, and a rating if the file has none. */
export function ClarifyStep(props: ClarifyStepProps) {
  const { item, content, draft, number, total, onDraft } = props
  return (
    <div className={styles['stack']}>
      <ProgressLine label={planTexts.question.filmsSeen} done={number - 1} total={total}>
        {planTexts.question.filmOf({ index: number, total })}
      </ProgressLine>
      <Card>
        <div className={styles['stack']}>
          <ItemFacts item={item} question={questionOf(item, content)} />
          <WorkPick
            item={item}
            work={draft.work}
            noun="film"
            onPick={(work) => onDraft({ ...draft, work })}
            onUnselect={props.onUnselect}
          />
          {needsRating(item) && (
            <TenStars
              label={planTexts.question.yourRating}
              value={draft.rating}
              onChoose={(rating) => onDraft({ ...draft, rating })}
            />
          )}
        </div>
      </Card>
      <StepButtons {...props} />
      {number < total && (
        <p className={styles['rest']}>
          <Button kind="link" onClick={props.onSkipRest}>
            {planTexts.question.skipRest}
          </Button>
        </p>
      )}
    </div>
  )
}

function StepButtons({ item, draft, busy, onNext, onSkip, onBack }: ClarifyStepProps) {
  const missing = missingOf(item, draft)
  return (
    <div className={styles['actions']}>
      <Button kind="quiet" aria-disabled={busy} onClick={onBack}>
        {planTexts.question.back}
      </Button>
      <span className={layout['wrap-3']}>
        <SkipButton busy={busy} onSkip={onSkip} />
        <Hint text={missing ?? undefined}>
          <Button aria-disabled={missing !== null} loading={busy} onClick={onNext}>
            {planTexts.question.next}
          </Button>
        </Hint>
      </span>
    </div>
  )
}

function questionOf(item: ImportItem, content: ImportContent): string {
  if (item.decision === 'skipped') return planTexts.question.skipped
  if (item.question === 'score') return planTexts.question.whatRating
  if (item.candidates.length === 0 && !item.match) return planTexts.question.noFilm
  return planTexts.question.whichFilm[content === 'watched' ? 'watched' : 'review']
}
