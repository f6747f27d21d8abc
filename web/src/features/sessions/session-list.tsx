import { sessionsTexts } from '@medley/texts/sessions'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { Session } from '@medley/contract/accounts/sessions'
import { isApiError } from '../../lib/api.ts'
import { showMoment, showPostingTime } from '../../lib/time/dates.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import styles from './parts/session-list.module.css'
import { useEndOtherSessions, useEndSession, useSessions } from './sessions.calls.ts'

/** Where the member is logged in, with a button to log out of each other place and of all. */
export function SessionList() {
  const { data, isError, refetch } = useSessions()
  const endOthers = useEndOtherSessions()
  if (isError) {
    return <ErrorState text={sessionsTexts.sessionList.loadFailed} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={148} />
  const endAll = () =>
    endOthers.mutate(undefined, {
      onSuccess: () =>
        showSnackbar({ text: sessionsTexts.sessionList.endedEverywhereElse, kind: 'success' }),
      onError: showFailure,
    })
  return (
    <div className={layout['stack-4']}>
      <ul className={styles['list']}>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div>
        <Button kind="quiet" loading={endOthers.isPending} onClick={endAll}>
          {sessionsTexts.sessionList.endEverywhereElse}
        </Button>
      </div>
    </div>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, address, timeLastUsed, isCurrent } = session
  const end = useEndSession()
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <p className={typography['strong']}>{device}</p>
        <p className={typography['soft']}>
          {address} ·{' '}
          {isCurrent ? (
            sessionsTexts.sessionList.current
          ) : (
            <time dateTime={timeLastUsed} title={showMoment(timeLastUsed)}>
              {sessionsTexts.sessionList.lastUsed({ time: showPostingTime(timeLastUsed) })}
            </time>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          kind="quiet"
          aria-label={sessionsTexts.sessionList.endNamed({ device })}
          loading={end.isPending}
          onClick={() => end.mutate(id, { onError: showFailure })}
        >
          {sessionsTexts.sessionList.end}
        </Button>
      )}
    </li>
  )
}

/** A session that has ended already is no failure. */
function showFailure(error: Error): void {
  if (isApiError(error, 'session_not_found')) return
  showSnackbar({ text: sessionsTexts.sessionList.failed, kind: 'error' })
}
