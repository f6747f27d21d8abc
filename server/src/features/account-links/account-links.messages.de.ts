import { limits } from '@medley/contract/limits'
import type * as english from './account-links.messages.ts'

export const linkTexts: typeof english.linkTexts = {
  'reset-password': {
    subject: 'Neues Passwort festlegen',
    reason: `Jemand (hoffentlich du) möchte dein Passwort bei Medley zurücksetzen. Dieser Link funktioniert einmal und läuft in ${limits.resetMinutes} Minuten ab:`,
    button: 'Neues Passwort festlegen',
    otherwise: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    why: 'Du bekommst diese E-Mail, weil für dein Konto ein neues Passwort angefordert wurde.',
  },
  'confirm-email': {
    subject: 'Bestätige deine E-Mail-Adresse',
    reason: `Mit dieser Adresse wurde ein Konto bei Medley angelegt. Bestätige, dass sie dir gehört; der Link funktioniert einmal und läuft in ${limits.confirmEmailDays} Tagen ab:`,
    button: 'Adresse bestätigen',
    otherwise: 'Wenn du das nicht warst, musst du nichts tun: Die Adresse bleibt unbestätigt.',
    why: 'Du bekommst diese E-Mail, weil mit deiner Adresse ein Konto angelegt wurde.',
  },
  'change-email': {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    reason: `Das wird die neue Adresse deines Kontos bei Medley. Bestätige, dass sie dir gehört, damit sie gilt; der Link funktioniert einmal und läuft in ${limits.changeEmailHours} Stunden ab:`,
    button: 'Neue Adresse bestätigen',
    otherwise: 'Wenn du das nicht wolltest, musst du nichts tun: Es ändert sich nichts.',
    why: 'Du bekommst diese E-Mail, weil deine Adresse für ein Konto angegeben wurde.',
  },
}
