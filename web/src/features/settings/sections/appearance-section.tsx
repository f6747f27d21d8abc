import { LanguageSettings } from '../../accounts/language-settings.tsx'
import { languageTexts } from '../../accounts/language.messages.ts'
import { type ThemeChoice, useTheme } from '../../../theme/theme.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { CardLine, SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import { sectionTexts, themeTexts as texts } from '../settings.messages.ts'

const choices: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'system', label: texts.system },
]

/** The theme, as a switch and as a choice that can go back to the system's; the language. */
export function AppearanceSection() {
  const { scheme, choice, choose } = useTheme()
  return (
    <SettingsCards>
      <SettingsCard heading={sectionTexts.appearance.name}>
        <RadioGroup label={texts.theme} options={choices} value={choice} onChoose={choose} />
        <CardLine />
        <Switch
          label={texts.darkMode}
          checked={scheme === 'dark'}
          onChange={(event) => choose(event.currentTarget.checked ? 'dark' : 'light')}
        />
      </SettingsCard>
      <SettingsCard heading={languageTexts.language}>
        <LanguageSettings />
      </SettingsCard>
    </SettingsCards>
  )
}
