import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { AutomaticBackup } from '../../../features/backups/automatic-backup.tsx'
import { DataExport } from '../../../features/exports/data-export.tsx'
import { CardLine, SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import { settingsPageTexts as texts } from '../settings.messages.ts'

/** Import, export and backups. */
export function DataSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={texts.import}>
        <p>
          <Link to={paths.importData()}>{texts.toImport}</Link>
        </p>
      </SettingsCard>
      <SettingsCard heading={texts.export}>
        <DataExport />
        <CardLine />
        <AutomaticBackup />
      </SettingsCard>
    </SettingsCards>
  )
}
