import type { Translation } from '../../lib/translation.ts'
import type * as english from './recommendation-settings.messages.ts'

export const settingTexts: Translation<typeof english.settingTexts> = {
  takePart: 'Meine Bewertungen helfen beim Empfehlen',
  takePartDetail:
    'Wir empfehlen, was Mitgliedern gemeinsam gefällt, und zeigen nie, von wem die Bewertungen sind. Freunde sehen vielleicht, dass dir etwas gefallen hat. Schaltest du das aus, werden deine Bewertungen für beides nicht verwendet. Empfehlungen bekommst du weiterhin.',
  explanation:
    'Werke, die nichts für dich sind, werden dir nicht mehr empfohlen. Überall sonst findest du sie weiterhin.',
  none: 'Nichts mit „Nichts für mich“ markiert',
  showAgain: 'Wieder empfehlen',
  showNamed: (title) => `Wieder empfehlen: ${title}`,
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
  notSaved: 'Etwas ist schiefgegangen',
}
