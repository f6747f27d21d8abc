import type { Translation } from '../../lib/translation.ts'
import type * as english from './recommendation-settings.messages.ts'

export const settingTexts: Translation<typeof english.settingTexts> = {
  takePart: 'Meine Bewertungen helfen beim Empfehlen',
  takePartDetail:
    'Empfohlen wird, was Mitgliedern gemeinsam gefällt; niemand sieht, von wem diese Bewertungen sind. Freunde lesen, dass dir ein Werk gefällt. Ausgeschaltet zählen deine Bewertungen für keins von beiden. Empfehlungen bekommst du weiterhin.',
  explanation:
    'Werke, die nichts für dich sind, werden dir nicht mehr empfohlen. Überall sonst findest du sie weiterhin.',
  none: 'Es gibt kein Werk, das nichts für dich ist',
  showAgain: 'Wieder empfehlen',
  showNamed: (title) => `Wieder empfehlen: ${title}`,
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
  notSaved: 'Etwas ist schiefgegangen',
}
