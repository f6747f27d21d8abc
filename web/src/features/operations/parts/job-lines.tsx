import { operationsTexts } from '@medley/texts/operations'
import typography from '../../../ui/layout/typography.module.css'
import type { JobsOfKind } from '@medley/contract/administration/operations'
import { formatList } from '../../../lib/locale.ts'
import { FactLine } from '../../../ui/lists/fact-line.tsx'
import styles from '../operations-card.module.css'

/** The jobs of each kind by state. */
export function JobLines({ jobs }: { jobs: readonly JobsOfKind[] }) {
  return (
    <section aria-label={operationsTexts.jobs} className={styles['part']}>
      <h3 className={typography['medium-strong']}>{operationsTexts.jobs}</h3>
      {jobs.length === 0 ? (
        <p className={styles['detail']}>{operationsTexts.noJobs}</p>
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
    ...(waiting > 0 ? [operationsTexts.waiting({ count: waiting })] : []),
    ...(minutes > 0 ? [operationsTexts.oldest({ minutes })] : []),
    ...(running > 0 ? [operationsTexts.running({ count: running })] : []),
    ...(delayed > 0 ? [operationsTexts.delayed({ count: delayed })] : []),
    ...(failed > 0 ? [operationsTexts.failedInDay({ count: failed })] : []),
  ]
}
