import { settingsTexts } from '@medley/texts/settings'
import { titled } from '@medley/messages/titles'
import { isSettingsSection } from '@medley/contract/route-table'
import { useParams } from '../../lib/router/navigation.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { SettingsPage } from './settings-page.tsx'

/** `/settings` and the address of each of its sections. */
export function Screen() {
  const { section } = useParams()
  const shown = isSettingsSection(section) ? section : undefined
  return (
    <MembersOnly returns={shown !== undefined}>
      {({ username }) => (
        <>
          {shown === undefined && <title>{titled(settingsTexts.settingsPage.title)}</title>}
          <SettingsPage username={username} section={shown} />
        </>
      )}
    </MembersOnly>
  )
}
