import typography from '../../../ui/layout/typography.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'

import { Card } from '../../../ui/layout/card.tsx'
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx'
import styles from './imports.module.css'
import { importsTexts as texts } from '../imports.messages.ts'

/** The job's progress; the job continues after the page is closed. */
export function ImportProgress({ details: { state, progress } }: { details: ImportDetails }) {
  const { done, total } = progress
  const isWaiting = state === 'confirmed'
  return (
    <Card>
      <div className={styles['tight']}>
        <ProgressLine label={texts.progress} done={done} total={total}>
          {isWaiting ? texts.waiting : texts.doneOf(done, total)}
        </ProgressLine>
        <p className={typography['soft-small']}>{texts.mayClose}</p>
      </div>
    </Card>
  )
}
