import { settingsTexts } from '@medley/texts/settings'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { AutomaticBackup } from '../../../features/backups/automatic-backup.tsx'
import { DataExport } from '../../../features/exports/data-export.tsx'
import { CardLine, SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Import, export and backups. */
export function DataSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={settingsTexts.settingsPage.import}>
        <p>
          <Link to={paths.importData()}>{settingsTexts.settingsPage.toImport}</Link>
        </p>
      </SettingsCard>
      <SettingsCard heading={settingsTexts.settingsPage.export}>
        <DataExport />
        <CardLine />
        <AutomaticBackup />
      </SettingsCard>
    </SettingsCards>
  )
}
