import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './work-suggestions.messages.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  correct: 'Korrektur vorschlagen',
  same: 'Das ist dasselbe wie …',
  correctIntro: 'Was stimmt hier nicht, und wie wäre es richtig? Wir sehen uns jeden Vorschlag an.',
  correction: 'Dein Vorschlag',
  sameIntro:
    'Such das andere Werk. Wenn es dasselbe ist, führen wir beide zusammen, und nichts geht verloren.',
  samePrompt: 'Diese beiden sind dasselbe',
  comment: 'Sollten wir noch etwas wissen?',
  other: 'Ein anderes wählen',
  cancel: 'Abbrechen',
  send: 'Senden',
  required: 'Pflichtfeld',
  tooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen`,
  sent: 'Danke! Wir sehen es uns an.',
  tooMany: 'Das reicht für heute. Morgen kannst du mehr vorschlagen.',
  failed: 'Etwas ist schiefgegangen',
  failedInside: 'Dein Vorschlag wurde nicht gesendet. Dein Text ist noch da.',
  queue: 'Vorschläge',
  none: 'Keine offenen Vorschläge',
  isSameAs: 'ist dasselbe wie',
  accept: 'Annehmen',
  dismiss: 'Verwerfen',
  accepted: 'Angenommen',
  dismissed: 'Verworfen',
  loadMore: 'Mehr laden',
}
