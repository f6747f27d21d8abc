import { operationsTexts } from '@medley/texts/operations'
import typography from '../../../ui/layout/typography.module.css'
import type { FailedJob } from '@medley/contract/administration/operations'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { FactLine } from '../../../ui/lists/fact-line.tsx'
import { useRetryJob } from '../operations.calls.ts'
import styles from '../operations-card.module.css'

/** The jobs that were given up, each with a button that runs it again; nothing without any. */
export function FailedJobLines({ jobs }: { jobs: readonly FailedJob[] }) {
  const { mutate, isPending, variables } = useRetryJob()
  if (jobs.length === 0) return null
  return (
    <section aria-label={operationsTexts.failedJobs} className={styles['part']}>
      <h3 className={typography['medium-strong']}>{operationsTexts.failedJobs}</h3>
      <ul role="list">
        {jobs.map(({ id, kind, timeFailed, tries, error }) => (
          <FactLine
            key={id}
            className={styles['line']}
            name={kind}
            facts={
              <>
                <span>{operationsTexts.tries({ time: showPostingTime(timeFailed), tries })}</span>
                {error !== null && <span>{error}</span>}
              </>
            }
            end={
              <Button
                kind="quiet"
                aria-label={operationsTexts.retryJob({ kind })}
                loading={isPending && variables === id}
                onClick={() => mutate(id)}
              >
                {operationsTexts.retry}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  )
}
