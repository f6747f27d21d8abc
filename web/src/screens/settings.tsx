import { Link } from 'react-router'
import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { NameForm } from '../features/accounts/name-form.tsx'
import { PasswordForm } from '../features/accounts/password-form.tsx'
import { PictureForm } from '../features/accounts/picture-form.tsx'
import { AutomaticBackup } from '../features/backups/automatic-backup.tsx'
import { AddressSettings } from '../features/email-address/address-settings.tsx'
import { DataExport } from '../features/exports/data-export.tsx'
import { useProfile } from '../features/profiles/profiles.calls.ts'
import { SecondFactorSettings } from '../features/second-factors/second-factor-settings.tsx'
import { MembersOnly } from '../features/sessions/members-only.tsx'
import { SessionList } from '../features/sessions/session-list.tsx'
import { paths } from '../paths.ts'
import { useTheme } from '../theme/theme.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SettingsPart } from './settings-part.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import { Page } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Switch } from '../ui/forms/switch.tsx'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings.module.css'

export function SettingsScreen() {
  return <MembersOnly>{({ username }) => <Settings username={username} />}</MembersOnly>
}

function Settings({ username }: { username: string }) {
  return (
    <Page width="feed">
      <title>Settings · Medley</title>
      <PageHeading>Settings</PageHeading>
      <div className={styles['sections']}>
        <SettingsSection heading="Name">
          <Name username={username} />
        </SettingsSection>
        <SettingsSection heading="Profile picture">
          <Picture username={username} />
        </SettingsSection>
        <SettingsSection heading="Appearance">
          <DarkMode />
        </SettingsSection>
        <SettingsSection heading="E-mail address" id="email">
          <AddressSettings />
        </SettingsSection>
        <SettingsSection heading="Password">
          <PasswordForm />
        </SettingsSection>
        <SettingsSection heading="Second factor" id="second-factor">
          <SecondFactorSettings />
        </SettingsSection>
        <SettingsSection heading="Where you are logged in">
          <SessionList />
        </SettingsSection>
        <SettingsPart load={loadHidingSections} height={640} />
        <SettingsSection heading="Import">
          <p>
            <Link to={paths.importData()}>Bring your history from Letterboxd</Link>
          </p>
        </SettingsSection>
        <SettingsSection heading="Leave with everything" id="leave">
          <DataExport />
          <hr className={styles['line']} />
          <AutomaticBackup />
        </SettingsSection>
        <SettingsSection heading="Feedback">
          <p>
            <Link to={paths.feedback()}>Report a bug or suggest something</Link>
          </p>
        </SettingsSection>
        <SettingsSection heading="Delete account">
          <p className={styles['text']}>
            Deletes your profile and everything you wrote, at once and for good.
          </p>
          <DeleteAccount />
        </SettingsSection>
      </div>
    </Page>
  )
}

function Name({ username }: { username: string }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError) return <ErrorState text="An error occurred" onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={232} />
  return <NameForm firstName={data.firstName ?? ''} lastName={data.lastName ?? ''} />
}

function Picture({ username }: { username: string }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError) return <ErrorState text="An error occurred" onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  return <PictureForm username={username} picture={data.profile_pic} />
}

function DarkMode() {
  const { scheme, setScheme } = useTheme()
  return (
    <Switch
      label="Dark mode"
      checked={scheme === 'dark'}
      onChange={(event) => setScheme(event.currentTarget.checked ? 'dark' : 'light')}
    />
  )
}

async function loadHidingSections() {
  return (await import('./settings-hiding.tsx')).HidingSections
}
