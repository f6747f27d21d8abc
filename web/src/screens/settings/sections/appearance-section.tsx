import { settingsTexts } from '@medley/texts/settings'
import { accountsTexts } from '@medley/texts/accounts'
import { LanguageSettings } from '../../../features/accounts/language-settings.tsx'
import { OriginalTitlesSwitch } from '../../../features/accounts/original-titles-switch.tsx'
import { useCoveredTitles } from '../../../features/entries/covered-titles.ts'
import { type CardSlot, inOrder } from '../../../slots.tsx'
import { useTheme } from '../../../theme/theme.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { CardLine, SettingsCardSlots } from '../parts/settings-card.tsx'

const slots = inOrder<CardSlot>(
  import.meta.glob<CardSlot>('../../../features/*/*.appearance-card.slot.ts', {
    eager: true,
    import: 'slot',
  }),
  [
    { order: 10, heading: settingsTexts.section.appearance.name, Part: Theme },
    { order: 20, heading: settingsTexts.title.heading, Part: CoveredTitles },
    { order: 40, heading: accountsTexts.language.language, Part: Language },
  ],
)

/** The theme, which can follow the device, covered titles, and the language. */
export function AppearanceSection() {
  return <SettingsCardSlots slots={slots} />
}

function Theme() {
  const { scheme, choice, choose } = useTheme()
  return (
    <>
      <Switch
        label={settingsTexts.theme.darkMode}
        checked={scheme === 'dark'}
        onChange={(event) => choose(event.currentTarget.checked ? 'dark' : 'light')}
      />
      <CardLine />
      <Switch
        label={settingsTexts.theme.matchDevice}
        checked={choice === 'system'}
        onChange={(event) => choose(event.currentTarget.checked ? 'system' : scheme)}
      />
    </>
  )
}

function Language() {
  return (
    <>
      <LanguageSettings />
      <CardLine />
      <OriginalTitlesSwitch />
    </>
  )
}

function CoveredTitles() {
  const { areCovered, cover } = useCoveredTitles()
  return (
    <Switch
      label={settingsTexts.title.cover}
      checked={areCovered}
      onChange={(event) => cover(event.currentTarget.checked)}
    />
  )
}
