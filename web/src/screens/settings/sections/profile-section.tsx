import { settingsTexts } from '@medley/texts/settings'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NameForm } from '../../../features/accounts/name-form.tsx'
import { PictureForm } from '../../../features/accounts/picture-form.tsx'
import { ProfileTextsForm } from '../../../features/profiles/profile-texts-form.tsx'
import { useProfile } from '../../../features/profiles/profiles.calls.ts'
import { ProfileGaps } from '../parts/profile-gaps.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Name, picture and what the member says about themselves. */
export function ProfileSection({ username }: { username: string }) {
  return (
    <SettingsCards>
      <SettingsCard heading={settingsTexts.settingsPage.picture}>
        <Picture username={username} />
      </SettingsCard>
      <SettingsCard heading={settingsTexts.settingsPage.name}>
        <Name username={username} />
      </SettingsCard>
      <SettingsCard heading={settingsTexts.settingsPage.aboutYou}>
        <About username={username} />
      </SettingsCard>
      <ProfileGaps username={username} />
      <SettingsCard heading={settingsTexts.settingsPage.goals}>
        <p>
          <Link to={paths.goals(username)}>{settingsTexts.settingsPage.toGoals}</Link>
        </p>
      </SettingsCard>
    </SettingsCards>
  )
}

function Name({ username }: { username: string }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError)
    return <ErrorState text={settingsTexts.settingsPage.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={232} />
  return <NameForm firstName={data.firstName ?? ''} lastName={data.lastName ?? ''} />
}

function About({ username }: { username: string }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError)
    return <ErrorState text={settingsTexts.settingsPage.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={420} />
  return <ProfileTextsForm profile={data} />
}

function Picture({ username }: { username: string }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError)
    return <ErrorState text={settingsTexts.settingsPage.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  return <PictureForm name={displayName(data)} username={username} picture={data.profile_pic} />
}
