import { importsTexts } from '@medley/texts/imports'
import layout from '../../../ui/layout/layout.module.css'
import typography from '../../../ui/layout/typography.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'

import { Card } from '../../../ui/layout/card.tsx'
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx'
import { DiscardButton } from './discard-button.tsx'
import styles from './imports.module.css'

/** The job's progress; the job continues after the page is closed. Nothing is saved before there is a plan, so planning can be discarded. */
export function ImportProgress({ details }: { details: ImportDetails }) {
  const { id, state, progress } = details
  const { done, total } = progress
  return (
    <Card>
      <div className={styles['tight']}>
        <ProgressLine label={importsTexts.progress} done={done} total={total}>
          {describe(details)}
        </ProgressLine>
        <p className={typography['soft-small']}>{importsTexts.mayClose}</p>
        {state === 'planning' && (
          <div className={layout['wrap-3']}>
            <DiscardButton id={id} />
          </div>
        )}
      </div>
    </Card>
  )
}

function describe({ state, progress: { done, total } }: ImportDetails): string {
  if (state === 'confirmed') return importsTexts.waiting
  if (state !== 'planning') return importsTexts.doneOf({ done, total })
  return total === 0
    ? importsTexts.reading
    : importsTexts.lookedUp({ percent: Math.floor((done / total) * 100) })
}
