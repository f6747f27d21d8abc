import { operationsTexts } from '@medley/texts/operations'
import type { Operations } from '@medley/contract/administration/operations'
import { formatNumber } from '../../lib/locale.ts'
import { showPostingTime } from '../../lib/time/dates.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { QueryCard } from '../../ui/lists/query-card.tsx'
import { useOperations } from './operations.calls.ts'
import { ErrorLines } from './parts/error-lines.tsx'
import { FailedJobLines } from './parts/failed-job-lines.tsx'
import { JobLines } from './parts/job-lines.tsx'
import { ModelRunsLine } from './parts/model-runs-line.tsx'
import { UpgradeLine } from './parts/upgrade-line.tsx'
import styles from './operations-card.module.css'

/** The state of the instance: mail, disk, versions, jobs and errors. */
export function OperationsCard() {
  const operations = useOperations()
  return (
    <QueryCard
      title={operationsTexts.title}
      failed={operationsTexts.failed}
      query={operations}
      data={operations.data}
      skeleton={<SkeletonText lines={8} />}
    >
      {(loaded) => (
        <>
          <UpgradeLine upgrade={loaded.upgrade} />
          <Figures operations={loaded} />
          <JobLines jobs={loaded.jobs} />
          <FailedJobLines jobs={loaded.failedJobs} />
          <ErrorLines errors={loaded.errors} />
        </>
      )}
    </QueryCard>
  )
}

function Figures({ operations }: { operations: Operations }) {
  return (
    <>
      <dl className={styles['figures']} aria-label={operationsTexts.glance}>
        <Values figures={figuresOf(operations)} />
        <ModelRunsLine />
      </dl>
      <details className={styles['more']}>
        <summary>{operationsTexts.details}</summary>
        <dl className={styles['figures']}>
          <Values figures={versionsOf(operations)} />
        </dl>
      </details>
    </>
  )
}

type Figure = readonly [name: string, value: string]

function Values({ figures }: { figures: readonly Figure[] }) {
  return figures.map(([name, value]) => (
    <div key={name}>
      <dt className={styles['detail']}>{name}</dt>
      <dd className={styles['value']}>{value}</dd>
    </div>
  ))
}

/** Such as `3.4 GB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000_000) return `${formatNumber(Math.round(bytes / 1_000_000))} MB`
  return `${formatNumber(bytes / 1_000_000_000)} GB`
}

function backupText(backup: Operations['backup']): string {
  if (!backup) return operationsTexts.backupOff
  const { timeDone, bytes, timeFailed, failure } = backup
  if (timeFailed !== null && failure !== null) {
    return operationsTexts.backupFailed({ time: showPostingTime(timeFailed), failure })
  }
  if (timeDone === null || bytes === null) return operationsTexts.backupNone
  return operationsTexts.backupDone({ time: showPostingTime(timeDone), size: sizeText(bytes) })
}

function figuresOf(operations: Operations): Figure[] {
  const { mail, disk, backup, databaseBytes, pictureBytes, versions } = operations
  return [
    [operationsTexts.mail, String(mail.waiting)],
    ...(disk
      ? [
          [
            operationsTexts.disk,
            operationsTexts.diskFree({
              free: sizeText(disk.freeBytes),
              total: sizeText(disk.totalBytes),
            }),
          ] as const,
        ]
      : []),
    [operationsTexts.backup, backupText(backup)],
    [operationsTexts.database, sizeText(databaseBytes)],
    [operationsTexts.pictures, sizeText(pictureBytes)],
    [operationsTexts.version, versions.medley],
  ]
}

/** Figures that only a report of a fault needs. */
function versionsOf({ versions: { node, postgres, schema } }: Operations): Figure[] {
  return [
    [operationsTexts.runtime, operationsTexts.runtimeOf({ node, postgres })],
    ...(schema === null ? [] : [[operationsTexts.schema, schema.replace(/\.sql$/, '')] as const]),
  ]
}
