import { planTexts } from '@medley/texts/plan'
import { importsTexts } from '@medley/texts/imports'
import typography from '../../../ui/layout/typography.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useImportStep } from '../imports.calls.ts'
import styles from './imports.module.css'
import { PlanChanges } from './plan/plan-changes.tsx'
import { PlanItems } from './plan/plan-items.tsx'

type ConfirmStepProps = { details: ImportDetails; onBack: () => void }

/** Shows what Submit saves and what it leaves out. */
export function ConfirmStep({ details, onBack }: ConfirmStepProps) {
  const { confirm } = useImportStep(details.id)
  const [allSpoilers, setAllSpoilers] = useState(false)
  const { items } = details
  const hasNothing = items.new === 0
  const nothingText = items.changed > 0 ? planTexts.nothingNewToImport : planTexts.nothingToImport
  const submit = () => {
    if (hasNothing) return
    confirm.mutate(
      { allSpoilers },
      {
        onError: (error) => logFailure('The import could not be submitted', error),
      },
    )
  }
  return (
    <div className={styles['stack']}>
      <Card>
        <div className={styles['stack']}>
          <div className={styles['tight']}>
            <h2 className={styles['stepTitle']}>
              {hasNothing ? nothingText : planTexts.filmsToImport({ count: items.new })}
            </h2>
            {describeRest(items).map((line) => (
              <p key={line} className={typography['soft-small']}>
                {line}
              </p>
            ))}
          </div>
          <PlanChanges details={details} />
          {/* Changes are listed above already. */}
          {items.total > items.changed && (
            <PlanItems details={details} heading={planTexts.everything} />
          )}
          {details.files[0]?.content === 'review' && (
            <Checkbox
              label={planTexts.allSpoilers}
              checked={allSpoilers}
              onChange={({ target }) => setAllSpoilers(target.checked)}
            />
          )}
        </div>
      </Card>
      {confirm.isError && (
        <p className={typography['error-small-strong']} role="alert">
          {importsTexts.failed}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" aria-disabled={confirm.isPending} onClick={onBack}>
          {planTexts.back}
        </Button>
        <Button aria-disabled={hasNothing} loading={confirm.isPending} onClick={submit}>
          {planTexts.submit}
        </Button>
      </div>
    </div>
  )
}

/** One line for each reason why items are not imported. */
function describeRest({ here, choice, leftOut }: ImportDetails['items']): string[] {
  const lines = [
    choice > 0 && planTexts.undecided({ count: choice }),
    leftOut > 0 && planTexts.leftOut({ count: leftOut }),
    here > 0 && planTexts.here({ count: here }),
  ]
  return lines.filter((line) => line !== false)
}
