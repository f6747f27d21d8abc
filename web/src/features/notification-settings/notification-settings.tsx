import { notificationSettingsTexts } from '@medley/texts/notification-settings'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { NotificationSettings as Settings } from '@medley/contract/accounts/notification-settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import {
  notificationSettingsQuery,
  useChangeNotificationSettings,
} from './notification-settings.calls.ts'
import { KindSwitches } from './parts/kind-switches.tsx'
import styles from './parts/notification-settings.module.css'
import { Switch } from '../../ui/forms/switch.tsx'

/** Switches for notifications on the site and by e-mail. */
export function KindSettings() {
  return (
    <Loaded>
      {(settings) => (
        <>
          {!settings.mailReaches && (
            <p className={styles['note']}>
              {notificationSettingsTexts.unreachable}{' '}
              <Link to={paths.settings('account')}>{notificationSettingsTexts.toAddress}</Link>
            </p>
          )}
          <KindSwitches kinds={settings.kinds} />
          <p className={typography['soft']}>{notificationSettingsTexts.bundled}</p>
        </>
      )}
    </Loaded>
  )
}

/** The switch of the weekly digest. */
export function DigestSettings() {
  const change = useChangeNotificationSettings()
  return (
    <Loaded>
      {({ weeklyDigest }) => (
        <>
          <Switch
            label={notificationSettingsTexts.digestSwitch}
            checked={weeklyDigest}
            onChange={(event) => change.mutate({ weeklyDigest: event.currentTarget.checked })}
          />
          <p className={typography['soft']}>{notificationSettingsTexts.digestHint}</p>
        </>
      )}
    </Loaded>
  )
}

function Loaded({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, isError, refetch } = useQuery(notificationSettingsQuery)
  if (data) return <div className={layout['stack-4']}>{children(data)}</div>
  if (isError)
    return (
      <ErrorState compact text={notificationSettingsTexts.failed} onRetry={() => void refetch()} />
    )
  return <Skeleton height={160} />
}
