import { LanguageSettings } from '../../../features/accounts/language-settings.tsx'
import { languageTexts } from '../../../features/accounts/accounts.messages.ts'
import { useCoveredTitles } from '../../../features/entries/covered-titles.ts'
import { type CardSlot, inOrder } from '../../../slots.tsx'
import { useTheme } from '../../../theme/theme.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { CardLine, SettingsCardSlots } from '../parts/settings-card.tsx'
import { sectionTexts, themeTexts as texts, titleTexts } from '../settings.messages.ts'

const slots = inOrder<CardSlot>(
  import.meta.glob<CardSlot>('../../../features/*/*.appearance-card.slot.ts', {
    eager: true,
    import: 'slot',
  }),
  [
    { order: 10, heading: sectionTexts.appearance.name, Part: Theme },
    { order: 20, heading: titleTexts.heading, Part: CoveredTitles },
    { order: 40, heading: languageTexts.language, Part: LanguageSettings },
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
    </>
  )
}

function CoveredTitles() {
  const { areCovered, cover } = useCoveredTitles()
  return (
    <Switch
      label={titleTexts.cover}
      checked={areCovered}
      onChange={(event) => cover(event.currentTarget.checked)}
    />
  )
}
