import type { Operations } from '@medley/contract/administration/operations'
import { showPostingTime } from '../../lib/time/dates.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { QueryCard } from '../../ui/lists/query-card.tsx'
import { useOperations } from './operations.calls.ts'
import { operationsTexts as texts, sizeText } from './operations.messages.ts'
import { ErrorLines } from './parts/error-lines.tsx'
import { FailedJobLines } from './parts/failed-job-lines.tsx'
import { JobLines } from './parts/job-lines.tsx'
import { ModelRunsLine } from './parts/model-runs-line.tsx'
import styles from './operations-card.module.css'

/** The state of the instance: mail, disk, versions, jobs and errors. */
export function OperationsCard() {
  const operations = useOperations()
  return (
    <QueryCard
      title={texts.title}
      failed={texts.failed}
      query={operations}
      data={operations.data}
      skeleton={<SkeletonText lines={8} />}
    >
      {(loaded) => (
        <>
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
      <dl className={styles['figures']} aria-label={texts.glance}>
        <Values figures={figuresOf(operations)} />
        <ModelRunsLine />
      </dl>
      <details className={styles['more']}>
        <summary>{texts.details}</summary>
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

function backupText(backup: Operations['backup']): string {
  if (!backup) return texts.backupOff
  const { timeDone, bytes, timeFailed, failure } = backup
  if (timeFailed !== null && failure !== null) {
    return texts.backupFailed(showPostingTime(timeFailed), failure)
  }
  if (timeDone === null || bytes === null) return texts.backupNone
  return texts.backupDone(showPostingTime(timeDone), sizeText(bytes))
}

function figuresOf(operations: Operations): Figure[] {
  const { mail, disk, backup, databaseBytes, pictureBytes, versions } = operations
  return [
    [texts.mail, String(mail.waiting)],
    ...(disk
      ? [[texts.disk, texts.diskFree(sizeText(disk.freeBytes), sizeText(disk.totalBytes))] as const]
      : []),
    [texts.backup, backupText(backup)],
    [texts.database, sizeText(databaseBytes)],
    [texts.pictures, sizeText(pictureBytes)],
    [texts.version, versions.medley],
  ]
}

/** Figures that only a report of a fault needs. */
function versionsOf({ versions: { node, postgres, schema } }: Operations): Figure[] {
  return [
    [texts.runtime, texts.runtimeOf(node, postgres)],
    ...(schema === null ? [] : [[texts.schema, schema.replace(/\.sql$/, '')] as const]),
  ]
}
