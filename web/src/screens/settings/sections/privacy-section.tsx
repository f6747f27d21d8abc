import { BlockedPeople } from '../../../features/blocks/blocked-people.tsx'
import { FilterWords } from '../../../features/filter-words/filter-words.tsx'
import { MutedPeople } from '../../../features/mutes/muted-people.tsx'
import { WorksNotForMe } from '../../../features/not-for-me/works-not-for-me.tsx'
import { ViewAsSetting } from '../../../features/view-as/view-as-setting.tsx'
import { AudienceSetting } from '../../../features/privacy-settings/audience-setting.tsx'
import { SuggestionSetting } from '../../../features/privacy-settings/suggestion-setting.tsx'
import { FindabilitySwitch } from '../../../features/taste-matches/findability-switch.tsx'
import { TakePartSwitch } from '../../../features/recommendations/recommendation-settings.tsx'
import { CardLine, SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import { settingsPageTexts as texts } from '../settings.messages.ts'

/** Visibility of the member, content they hide, and their part in others' recommendations. */
export function PrivacySection() {
  return (
    <SettingsCards>
      <SettingsCard heading={texts.audience}>
        <AudienceSetting />
        <ViewAsSetting />
      </SettingsCard>
      <SettingsCard heading={texts.suggestions}>
        <SuggestionSetting />
      </SettingsCard>
      <SettingsCard heading={texts.people}>
        <MutedPeople />
        <CardLine />
        <BlockedPeople />
      </SettingsCard>
      <SettingsCard heading={texts.taste}>
        <FindabilitySwitch />
      </SettingsCard>
      <SettingsCard heading={texts.notForMe}>
        <WorksNotForMe />
      </SettingsCard>
      <SettingsCard heading={texts.recommendations}>
        <TakePartSwitch />
      </SettingsCard>
      <SettingsCard heading={texts.filterWords}>
        <FilterWords />
      </SettingsCard>
    </SettingsCards>
  )
}
