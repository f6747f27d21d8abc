import type * as english from './login-waits.messages.ts'

export const failedLoginsTexts: typeof english.failedLoginsTexts = {
  subject: 'Gescheiterte Anmeldungen bei deinem Konto',
  what: 'Mehrere Versuche, sich bei deinem Medley-Konto anzumelden, sind gescheitert. Weitere Versuche von unbekannten Orten müssen nun immer länger warten; deine eigenen Geräte betrifft das nicht.',
  ifYou: 'Wenn du das warst, kannst du hier ein neues Passwort festlegen:',
  setPassword: 'Neues Passwort festlegen',
  ifNot:
    'Wenn nicht, ist niemand hineingekommen, und mit einem Passwort, das du nirgends sonst benutzt, bleibt das auch so.',
  why: 'Du bekommst diese E-Mail, höchstens einmal am Tag, weil es um die Sicherheit deines Kontos geht.',
}
