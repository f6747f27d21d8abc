import type { ImportContent, ImportItem } from '@medley/contract/imports'
import { formatNumber } from '../../../lib/locale.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Hint } from '../../../ui/overlays/hint.tsx'
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import styles from './imports.module.css'
import { ItemFacts } from './item-facts.tsx'
import { missingOf, needsRating, type StepDraft } from './step-draft.ts'
import { WorkPick } from './work-pick.tsx'

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
      <ProgressLine label="Films looked at" done={number - 1} total={total}>
        Film {formatNumber(number)} of {formatNumber(total)} to look at
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
              label="Your rating"
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
            Skip all that are left
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
        Back
      </Button>
      <span className={styles['buttons']}>
        <Button kind="quiet" aria-disabled={busy} onClick={onSkip}>
          Skip
        </Button>
        <Hint text={missing ?? undefined}>
          <Button aria-disabled={missing !== null} loading={busy} onClick={onNext}>
            Next
          </Button>
        </Hint>
      </span>
    </div>
  )
}

function questionOf(item: ImportItem, content: ImportContent): string {
  if (item.decision === 'skipped') return 'Left out; choose a film to bring it after all'
  if (item.question === 'score') return 'What rating does it get?'
  if (item.candidates.length === 0 && !item.match) return 'No film of this title was found'
  return content === 'watched' ? 'Which film did you watch?' : 'Which film is this?'
}
