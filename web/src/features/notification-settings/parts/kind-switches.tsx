import type { KindSwitches as Switches } from '@medley/contract/accounts/notification-settings'
import { Switch } from '../../../ui/forms/switch.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useChangeNotificationSettings } from '../notification-settings.calls.ts'
import {
  kindLabels,
  notificationSettingsTexts as texts,
} from '../notification-settings.messages.ts'
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
            <VisuallyHidden>{texts.kind}</VisuallyHidden>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {texts[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((one) => (
          <tr key={one.kind}>
            <th scope="row">{kindLabels[one.kind]}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <Switch
                  label={
                    <VisuallyHidden>
                      {texts.on(kindLabels[one.kind], texts[channel])}
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
