import { notificationSettingsTexts } from '@medley/texts/notification-settings'
import type { KindSwitches as Switches } from '@medley/contract/accounts/notification-settings'
import { Switch } from '../../../ui/forms/switch.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useChangeNotificationSettings } from '../notification-settings.calls.ts'
import styles from './notification-settings.module.css'

const channels = ['site', 'mail'] as const

/** A row per kind of event, with a switch for the site and one for e-mail. */
export function KindSwitches({ kinds }: { kinds: readonly Switches[] }) {
  const { mutate } = useChangeNotificationSettings()
  return (
    <table className={styles['kinds']}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{notificationSettingsTexts.kind}</VisuallyHidden>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {notificationSettingsTexts[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((one) => (
          <tr key={one.kind}>
            <th scope="row">{notificationSettingsTexts.kindLabels[one.kind]}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <Switch
                  label={
                    <VisuallyHidden>
                      {notificationSettingsTexts.on({
                        kind: notificationSettingsTexts.kindLabels[one.kind],
                        channel: notificationSettingsTexts[channel],
                      })}
                    </VisuallyHidden>
                  }
                  checked={one[channel]}
                  onChange={(event) =>
                    mutate({ kinds: [{ ...one, [channel]: event.currentTarget.checked }] })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
