import { localeOf } from '../../../lib/locale.ts'
import type * as english from './accounts.owner-letter.messages.ts'

const { day } = localeOf('de')

export const ownerLetterTexts: typeof english.ownerLetterTexts = {
  subjects: {
    'login-from-new-device': 'Neue Anmeldung bei deinem Konto',
    'password-changed': 'Dein Passwort wurde geändert',
    'email-change-requested': 'Neue E-Mail-Adresse für dein Konto',
    'email-changed': 'Deine E-Mail-Adresse wurde geändert',
    'export-requested': 'Eine Kopie deiner Daten wurde angefordert',
    'second-factor-added': 'Anmeldung in zwei Schritten: ein Schritt kam dazu',
    'second-factor-removed': 'Anmeldung in zwei Schritten: ein Schritt wurde entfernt',
    'recovery-codes-renewed': 'Deine Ersatzcodes wurden erneuert',
    'recovery-code-used': 'Ein Ersatzcode deines Kontos wurde benutzt',
    'identity-linked': 'Dein Konto wurde mit einer anderen Anmeldung verknüpft',
  },
  events: {
    'login-from-new-device':
      'Jemand, hoffentlich du, hat sich von einem neuen Gerät bei deinem Medley-Konto angemeldet:',
    'password-changed':
      'Das Passwort deines Medley-Kontos wurde geändert. Alle anderen Geräte sind dadurch abgemeldet:',
    'email-change-requested':
      'Für dein Medley-Konto wurde eine andere E-Mail-Adresse angegeben. Sie ersetzt diese hier, sobald jemand dem Link in der E-Mail an sie folgt:',
    'email-changed':
      'Dein Medley-Konto hat jetzt eine andere E-Mail-Adresse. Das ist die letzte E-Mail an diese hier:',
    'export-requested':
      'Eine Kopie von allem in deinem Medley-Konto wurde angefordert. Sie lässt sich in den Einstellungen herunterladen:',
    'second-factor-added':
      'Dein Medley-Konto hat einen weiteren Anmeldeschritt. Er wird nach dem Passwort verlangt:',
    'second-factor-removed': 'Ein Anmeldeschritt deines Medley-Kontos wurde entfernt:',
    'recovery-codes-renewed':
      'Dein Medley-Konto hat neue Ersatzcodes. Die früheren gelten nicht mehr:',
    'recovery-code-used':
      'Einer der Ersatzcodes deines Medley-Kontos wurde als zweiter Anmeldeschritt benutzt. Er gilt nicht mehr:',
    'identity-linked':
      'Dein Medley-Konto wurde mit einem Konto unter dieser Adresse verknüpft, das sich ab jetzt als du anmelden kann:',
  },
  when: (time) => `${day(time)}, ${time.toISOString().slice(11, 16)} Uhr UTC`,
  device: (place) =>
    place
      .replace(/^([\w ]+) on (?=\w+,)/, '$1 auf ')
      .replace(/^Unknown device/, 'Unbekanntes Gerät'),
  setPassword:
    'Wenn du das warst, musst du nichts tun. Wenn nicht, lege ein neues Passwort fest. Das meldet alle Geräte ab und verwirft eine neue Adresse, die noch nicht bestätigt ist:',
  setPasswordButton: 'Neues Passwort festlegen',
  writeToSupport: (address) =>
    `Wenn du das warst, musst du nichts tun. Wenn nicht, schreib sofort von dieser Adresse aus an ${address}.`,
  why: 'Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos geht.',
}
