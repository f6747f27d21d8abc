import { LanguageSettings } from '../../../features/accounts/language-settings.tsx'
import { languageTexts } from '../../../features/accounts/accounts.messages.ts'
import { useCoveredTitles } from '../../../features/entries/covered-titles.ts'
import { FriendsDaysSwitch } from '../../../features/friends-days/friends-days-switch.tsx'
import { useTheme } from '../../../theme/theme.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { CardLine, SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import { sectionTexts, themeTexts as texts, titleTexts } from '../settings.messages.ts'

/** The theme, which can follow the device, covered titles, and the language. */
export function AppearanceSection() {
  const { scheme, choice, choose } = useTheme()
  const { areCovered, cover } = useCoveredTitles()
  return (
    <SettingsCards>
      <SettingsCard heading={sectionTexts.appearance.name}>
        <Switch
          label={texts.darkMode}
          checked={scheme === 'dark'}
          onChange={(event) => choose(event.currentTarget.checked ? 'dark' : 'light')}
        />
        <CardLine />
        <Switch
          label={texts.matchDevice}
          checked={choice === 'system'}
          onChange={(event) => choose(event.currentTarget.checked ? 'system' : scheme)}
        />
      </SettingsCard>
      <SettingsCard heading={titleTexts.heading}>
        <Switch
          label={titleTexts.cover}
          checked={areCovered}
          onChange={(event) => cover(event.currentTarget.checked)}
        />
      </SettingsCard>
      <SettingsCard heading={titleTexts.home}>
        <FriendsDaysSwitch />
      </SettingsCard>
      <SettingsCard heading={languageTexts.language}>
        <LanguageSettings />
      </SettingsCard>
    </SettingsCards>
  )
}
