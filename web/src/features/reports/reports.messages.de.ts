import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './reports.messages.ts'
import { reasonsFor as knownReasonsFor } from './reports.messages.ts'

export const reportTexts: Translation<typeof english.reportTexts> = {
  report: 'Melden',
  reportUser: 'Mitglied melden',
  titles: {
    user: 'Mitglied melden',
    review: 'Rezension melden',
    comment: 'Kommentar melden',
    list: 'Liste melden',
    work: 'Werk melden',
    sentWork: 'Nachricht melden',
    remark: 'Anmerkung melden',
  },
  failed: 'Etwas ist schiefgegangen',
}

export const reportDialogTexts: Translation<typeof english.reportDialogTexts> = {
  reason: 'Grund',
  chooseReason: 'Wähle einen Grund',
  required: 'Pflichtfeld',
  comments: 'Möchtest du etwas ergänzen?',
  tooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen`,
  cancel: 'Abbrechen',
  submitted: 'Danke für deine Meldung',
  failedInside: 'Etwas ist schiefgegangen',
}

export const reasonNames: Translation<typeof english.reasonNames> = {
  'profile picture': 'Profilbild',
  'profile text': 'Profiltext',
  name: 'Name',
  spoilers: 'verrät die Handlung',
  'offensive language': 'verletzende Sprache',
  advertising: 'Werbung',
  other: 'etwas anderes',
}

export const reasonsFor: typeof english.reasonsFor = knownReasonsFor
