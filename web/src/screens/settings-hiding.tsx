import { BlockedPeople } from '../features/blocks/blocked-people.tsx'
import { FilterWords } from '../features/filter-words/filter-words.tsx'
import { HiddenWorks } from '../features/hidden-works/hidden-works.tsx'
import { MutedPeople } from '../features/mutes/muted-people.tsx'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings.module.css'

/** The sections about what the member does not want to see. */
export function HidingSections() {
  return (
    <>
      <SettingsSection heading="People you mute or block">
        <MutedPeople />
        <hr className={styles['line']} />
        <BlockedPeople />
      </SettingsSection>
      <SettingsSection heading="Hidden works">
        <HiddenWorks />
      </SettingsSection>
      <SettingsSection heading="Words in comments">
        <FilterWords />
      </SettingsSection>
    </>
  )
}
