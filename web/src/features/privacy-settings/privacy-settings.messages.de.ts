import type { Translation } from '../../lib/translation.ts'
import type * as english from './privacy-settings.messages.ts'

export const privacySettingsTexts: Translation<typeof english.privacySettingsTexts> = {
  heading: 'Freundesvorschläge',
  inSuggestions: 'Mich als Freund vorschlagen',
  inSuggestionsHint:
    'Ist das aus, taucht dein Profil in keinen Vorschlägen auf. Man kann dich weiterhin suchen und dein Profil besuchen.',
  failed: 'Deine Einstellung konnte nicht geladen werden',
  notSaved: 'Deine Einstellung konnte nicht gespeichert werden',
}

export const audienceTexts: Translation<typeof english.audienceTexts> = {
  question: 'Wer sieht deine Rezensionen, Bewertungen, Listen und dein Tagebuch?',
  choices: {
    everyone: { label: 'Alle', hint: 'Auch Besucher ohne Konto sehen dich.' },
    members: {
      label: 'Mitglieder',
      hint: 'Nur wer angemeldet ist, sieht mehr als deinen Namen und dein Bild. Haben drei Leute ein Werk bewertet, zählt deine Bewertung im Durchschnitt mit, ohne deinen Namen.',
    },
    friends: {
      label: 'Nur Freunde',
      hint: 'Alle anderen sehen deinen Namen und dein Bild und können dir eine Freundschaftsanfrage schicken. Haben drei Leute ein Werk bewertet, zählt deine Bewertung im Durchschnitt mit, ohne deinen Namen.',
    },
  },
  commentIsPublic: 'Alle, die diese Rezension sehen, sehen auch deinen Kommentar.',
}
