import type { Translation } from '../../lib/translation.ts'
import type * as english from './privacy-settings.messages.ts'

export const privacySettingsTexts: Translation<typeof english.privacySettingsTexts> = {
  inSuggestions: 'Mich als Freund vorschlagen',
  inSuggestionsHint:
    'Ist das aus, taucht dein Profil in keinen Vorschlägen auf. Man kann dich weiterhin suchen und dein Profil besuchen.',
  failed: 'Deine Einstellung konnte nicht geladen werden',
  notSaved: 'Deine Einstellung konnte nicht gespeichert werden',
}
