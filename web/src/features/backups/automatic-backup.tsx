import { backupsTexts as texts } from '@medley/texts/backups'
import { backupsKept } from '@medley/contract/administration/backup-failures'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useBackup } from './backups.calls.ts'
import { stateTexts } from './backup-state.ts'
import { BackupForm } from './parts/backup-form.tsx'
import styles from './parts/backup.module.css'

/** How often and where to the member's ZIP is sent, and how the last time went. */
export function AutomaticBackup() {
  const { data, isError, refetch } = useBackup()
  return (
    <div className={layout['stack-4']}>
      <h3 className={typography['large-strong']}>{texts.heading}</h3>
      <p className={typography['soft']}>{texts.intro({ kept: backupsKept })}</p>
      {isError && <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={260} />}
      {data && (
        <>
          <div role="status" className={styles['status']}>
            {stateTexts(data).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <BackupForm backup={data} />
        </>
      )}
    </div>
  )
}
