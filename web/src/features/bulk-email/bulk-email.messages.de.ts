import { limits } from '@medley/contract/limits'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './bulk-email.messages.ts'

export const bulkEmailTexts: Translation<typeof english.bulkEmailTexts> = {
  title: 'Rundmail senden',
  recipients: 'An',
  recipientsHint: 'Eine Adresse oder mehrere, durch Kommas getrennt.',
  sendToAll: 'An alle senden',
  subject: 'Betreff',
  htmlTemplate: 'HTML-Vorlage',
  plaintextTemplate: 'Textvorlage',
  placeholderHint: { before: 'Setze ', after: ' an die Stelle des Abmeldelinks.' },
  send: 'Senden',
  preview: 'Vorschau',
  previewNote: 'Ohne Farben und Bilder; die hat der Test.',
  sendTest: 'Test an mich senden',
  testSent: 'Ein Test ist unterwegs zu dir',
  footerNote: 'Kontakt und Abmeldelink werden unten angefügt.',
  accepted: 'Die Rundmail ist angenommen',
  failed: 'Etwas ist schiefgegangen',
  invalidForm: 'Bitte prüf deine Angaben',
  required: 'Pflichtfeld',
  invalidEmail: 'Das ist keine E-Mail-Adresse',
  tooManyAddresses: `Höchstens ${limits.mailRecipientsMax} Adressen`,
  subjectLong: `Höchstens ${limits.mailSubjectMax} Zeichen`,
  templateLong: `Höchstens ${limits.mailTemplateMax} Zeichen`,
  noPlaceholder: 'Der Platzhalter für den Abmeldelink fehlt',
}

export function acceptedText(accepted: number): string {
  if (accepted === 0) return 'Es bleibt niemand übrig: Alle sind abgemeldet oder gesperrt.'
  return plural(accepted, {
    one: 'Unterwegs an # Person.',
    other: 'Unterwegs an # Personen.',
  })
}

export const unsubscribeTexts: Translation<typeof english.unsubscribeTexts> = {
  title: 'E-Mails abbestellen',
  question:
    'Keine Neuigkeiten von Medley mehr an diese Adresse? Mails, um die du bittest, etwa für ein neues Passwort, bekommst du weiterhin.',
  kindsQuestion:
    'Dazu keine E-Mails mehr von Medley? In den Einstellungen kannst du sie wieder einschalten.',
  done: 'Die E-Mails sind abbestellt',
  failed: 'Etwas ist schiefgegangen',
  brokenLink:
    'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail, oder kopiere ihn ganz.',
}
