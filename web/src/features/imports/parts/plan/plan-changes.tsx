import { planTexts } from '@medley/texts/plan'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { Button } from '../../../../ui/forms/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useImportStep } from '../../imports.calls.ts'
import { reportFailure } from '../confirmed-button.tsx'
import styles from '../imports.module.css'
import { PlanItems } from './plan-items.tsx'

/** Reviews that changed at the source since they were imported, each as it is here and there; renders nothing without any. */
export function PlanChanges({ details }: { details: ImportDetails }) {
  const { takeChanges } = useImportStep(details.id)
  const { updates } = details
  const left = details.items.changed
  if (left + updates === 0) return null
  return (
    <Card as="section">
      <div className={styles['tight']}>
        <PlanItems
          details={details}
          heading={planTexts.changes({ count: left + updates })}
          filters={['changes']}
        />
        <p className={typography['soft-small']}>{planTexts.changesBody}</p>
        <div className={styles['actions']}>
          <span role="status">{updates > 0 && planTexts.taken({ count: updates })}</span>
          {left > 0 && (
            <Button
              kind="quiet"
              loading={takeChanges.isPending}
              onClick={() => takeChanges.mutate(undefined, { onError: reportFailure })}
            >
              {planTexts.takeAll({ count: left })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
