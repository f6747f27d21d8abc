import type * as english from './backup-failures.ts'

/** The German texts of `backup-failures.ts`. */
export const backupFailureTexts: typeof english.backupFailureTexts = {
  refused: 'Der Server hat Benutzername, Schlüssel oder Passwort abgelehnt.',
  notFound: 'Der Ordner oder Bucket wurde nicht gefunden.',
  full: 'Auf dem Server ist kein Platz mehr.',
  tooLarge: 'Der Server nimmt so große Dateien nicht an.',
  unreachable: 'Der Server war nicht erreichbar.',
  tooSlow: 'Der Server war zu langsam.',
  privateAddress: 'Die Adresse liegt nicht im öffentlichen Internet.',
  redirected: 'Der Server verweist auf eine andere Adresse. Gib diese an.',
  certificate: 'Der Server hat kein gültiges Zertifikat.',
  unexpected: 'Der Server hat unerwartet geantwortet.',
  unreadableSecret: 'Das gespeicherte Passwort ist nicht mehr lesbar. Gib es neu ein.',
  mail: 'Die E-Mail konnte nicht gesendet werden.',
  unconfirmed: 'Deine E-Mail-Adresse ist noch nicht bestätigt.',
  internal: 'Die Kopie konnte nicht erstellt werden.',
}
