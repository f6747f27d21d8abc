import typography from '../../../ui/layout/typography.module.css'
import type { JobsOfKind } from '@medley/contract/administration/operations'
import { formatList } from '../../../lib/locale.ts'
import { FactLine } from '../../../ui/lists/fact-line.tsx'
import { operationsTexts as texts } from '../operations.messages.ts'
import styles from '../operations-card.module.css'

/** The jobs of each kind by state. */
export function JobLines({ jobs }: { jobs: readonly JobsOfKind[] }) {
  return (
    <section aria-label={texts.jobs} className={styles['part']}>
      <h3 className={typography['medium-strong']}>{texts.jobs}</h3>
      {jobs.length === 0 ? (
        <p className={styles['detail']}>{texts.noJobs}</p>
      ) : (
        <ul role="list">
          {jobs.map((job) => (
            <FactLine
              key={job.kind}
              className={styles['line']}
              name={job.kind}
              facts={formatList(statesOf(job))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function statesOf(job: JobsOfKind): string[] {
  const { waiting, delayed, running, failed, oldestWaitingSeconds } = job
  const minutes = Math.floor(oldestWaitingSeconds / 60)
  return [
    ...(waiting > 0 ? [texts.waiting(waiting)] : []),
    ...(minutes > 0 ? [texts.oldest(minutes)] : []),
    ...(running > 0 ? [texts.running(running)] : []),
    ...(delayed > 0 ? [texts.delayed(delayed)] : []),
    ...(failed > 0 ? [texts.failedInDay(failed)] : []),
  ]
}
