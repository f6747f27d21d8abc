import type { ImportDetails } from '@medley/contract/imports'
import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useImportStep } from '../imports.calls.ts'
import { countOf, importsTexts } from '../imports.messages.ts'
import styles from './imports.module.css'
import { PlanItems } from './plan-items.tsx'

type ConfirmStepProps = { details: ImportDetails; onBack: () => void }

/** Shows what Submit saves and what it leaves out. */
export function ConfirmStep({ details, onBack }: ConfirmStepProps) {
  const { confirm } = useImportStep(details.id)
  const [allSpoilers, setAllSpoilers] = useState(false)
  const { items } = details
  const hasNothing = items.new === 0
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
              {hasNothing ? 'Nothing to import' : `${countOf(items.new, 'film')} to import`}
            </h2>
            {describeRest(items).map((line) => (
              <p key={line} className={styles['soft']}>
                {line}
              </p>
            ))}
          </div>
          <PlanItems details={details} heading="Everything in the file" />
          {details.files[0]?.content === 'review' && (
            <Checkbox
              label="Treat every imported text as a spoiler"
              checked={allSpoilers}
              onChange={({ target }) => setAllSpoilers(target.checked)}
            />
          )}
        </div>
      </Card>
      {confirm.isError && (
        <p className={styles['problem']} role="alert">
          {importsTexts.failed}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" aria-disabled={confirm.isPending} onClick={onBack}>
          Back
        </Button>
        <Button aria-disabled={hasNothing} loading={confirm.isPending} onClick={submit}>
          Submit
        </Button>
      </div>
    </div>
  )
}

/** One line for each reason why items are not imported. */
function describeRest({ here, choice, leftOut }: ImportDetails['items']): string[] {
  const lines = [
    choice > 0 &&
      `${countOf(choice, 'film is', 'films are')} not decided yet and won't be imported. Go back to decide.`,
    leftOut > 0 && `${countOf(leftOut, 'entry is', 'entries are')} left out.`,
    here > 0 && `${countOf(here, 'film is', 'films are')} here already.`,
  ]
  return lines.filter((line) => line !== false)
}
