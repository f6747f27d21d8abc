import { planTexts } from '@medley/texts/plan'
import layout from '../../../../ui/layout/layout.module.css'
import type { ImportItem } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { Button } from '../../../../ui/forms/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Hint } from '../../../../ui/overlays/hint.tsx'
import { TenStars } from '../../../../ui/ratings/ten-stars.tsx'
import type { OfferedWork } from '../../../works/work-choice.tsx'
import styles from '../imports.module.css'
import { ItemFacts } from './item-facts.tsx'
import { firstGood } from './offered-works.ts'
import { SkipButton } from '../skip-button.tsx'
import type { ItemDecision } from '../step-draft.ts'
import { WorkPick } from './work-pick.tsx'

type ItemQuestionProps = {
  item: ImportItem
  busy: boolean
  onDecide: (decision: ItemDecision) => void
  onLater: () => void
  onBack: () => void
}

/** A question about one item: its data from the files, and the candidate works or the missing score. */
export function ItemQuestion({ item, busy, onDecide, onLater, onBack }: ItemQuestionProps) {
  const asksScore = item.question === 'score'
  const [work, setWork] = useState<OfferedWork | null>(() => firstGood(item))
  const [score, setScore] = useState<number | null>(null)
  const ready = asksScore ? score !== null : work !== null
  const next = () => {
    if (asksScore && score !== null) onDecide({ action: 'score', rating: score })
    else if (work) onDecide({ action: 'choose', workId: work.key, medium: work.medium })
  }
  return (
    <Card>
      <div className={styles['stack']}>
        <ItemFacts item={item} question={questionOf(item)} />
        {asksScore ? (
          <TenStars label={planTexts.question.yourRating} value={score} onChoose={setScore} />
        ) : (
          <WorkPick
            item={item}
            work={work}
            noun="work"
            onPick={setWork}
            onUnselect={() => setWork(null)}
          />
        )}
        <div className={styles['actions']}>
          <Button kind="quiet" onClick={onBack}>
            {planTexts.question.back}
          </Button>
          <span className={layout['wrap-3']}>
            <Button kind="quiet" onClick={onLater}>
              {planTexts.question.later}
            </Button>
            <SkipButton onSkip={() => onDecide({ action: 'skip' })} />
            <Hint
              text={
                ready
                  ? undefined
                  : asksScore
                    ? planTexts.question.chooseRating
                    : planTexts.question.chooseWork
              }
            >
              <Button aria-disabled={!ready} loading={busy} onClick={next}>
                {planTexts.question.next}
              </Button>
            </Hint>
          </span>
        </div>
      </div>
    </Card>
  )
}

function questionOf({ question, candidates }: ImportItem): string {
  if (question === 'score') return planTexts.question.whatRating
  return candidates.length === 0 ? planTexts.question.noWork : planTexts.question.whichWork
}
