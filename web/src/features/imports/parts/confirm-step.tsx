import typography from '../../../ui/layout/typography.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useImportStep } from '../imports.calls.ts'
import { importsTexts } from '../imports.messages.ts'
import styles from './imports.module.css'
import { PlanChanges } from './plan/plan-changes.tsx'
import { PlanItems } from './plan/plan-items.tsx'
import { planTexts as texts } from '../plan.messages.ts'

type ConfirmStepProps = { details: ImportDetails; onBack: () => void }

/** Shows what Submit saves and what it leaves out. */
export function ConfirmStep({ details, onBack }: ConfirmStepProps) {
  const { confirm } = useImportStep(details.id)
  const [allSpoilers, setAllSpoilers] = useState(false)
  const { items } = details
  const hasNothing = items.new === 0
  const nothingText = items.changed > 0 ? texts.nothingNewToImport : texts.nothingToImport
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
              {hasNothing ? nothingText : texts.filmsToImport(items.new)}
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
            <PlanItems details={details} heading={texts.everything} />
          )}
          {details.files[0]?.content === 'review' && (
            <Checkbox
              label={texts.allSpoilers}
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
          {texts.back}
        </Button>
        <Button aria-disabled={hasNothing} loading={confirm.isPending} onClick={submit}>
          {texts.submit}
        </Button>
      </div>
    </div>
  )
}

/** One line for each reason why items are not imported. */
function describeRest({ here, choice, leftOut }: ImportDetails['items']): string[] {
  const lines = [
    choice > 0 && texts.undecided(choice),
    leftOut > 0 && texts.leftOut(leftOut),
    here > 0 && texts.here(here),
  ]
  return lines.filter((line) => line !== false)
}
