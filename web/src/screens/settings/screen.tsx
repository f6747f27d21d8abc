import { settingsTexts } from '@medley/texts/settings'
import { isSettingsSection } from '@medley/contract/route-table'
import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { paths } from '../../paths.ts'
import { titled } from '../../product.ts'
import { SettingsPage } from './settings-page.tsx'

/** `/settings` and the address of each of its sections. */
export function Screen() {
  const { section } = useParams()
  const shown = isSettingsSection(section) ? section : undefined
  return (
    <MembersOnly returns={shown !== undefined}>
      {({ username, isAdmin }) =>
        shown === 'instance' && !isAdmin ? (
          <Navigate to={paths.pageNotFound()} replace />
        ) : (
          <>
            {shown === undefined && <title>{titled(settingsTexts.settingsPage.title)}</title>}
            <SettingsPage username={username} section={shown} />
          </>
        )
      }
    </MembersOnly>
  )
}
