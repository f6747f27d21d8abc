import type { ImportDetails } from '@medley/contract/imports'
import { formatNumber } from '../../../lib/locale.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx'
import styles from './imports.module.css'

/** The job's progress; the job continues after the page is closed. */
export function ImportProgress({ details: { state, progress } }: { details: ImportDetails }) {
  const { done, total } = progress
  const isWaiting = state === 'confirmed'
  return (
    <Card>
      <div className={styles['tight']}>
        <ProgressLine label="Progress of the import" done={done} total={total}>
          {isWaiting ? 'Waiting to begin' : `${formatNumber(done)} of ${formatNumber(total)}`}
        </ProgressLine>
        <p className={styles['soft']}>
          You can close this page: it goes on without you, and you find it again under Import.
        </p>
      </div>
    </Card>
  )
}
